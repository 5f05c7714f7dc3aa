### Les mots du jeu en français. Les quatre catalogues contiennent les mêmes messages, dans le même ordre, avec les mêmes variables.
### Les noms arrivent déjà traduits : jamais « de » ni « que » devant eux (Alice, Emmett). Tutoiement partout.
### Ce qui est vrai à une table et pas à une autre dépend de ses réglages ($switch-gather, core/switches.py), jamais du nom d’une édition ;
### -1 : les modes d’une édition ne s’accordent pas. Un attribut qui porte le nom d’une édition est le mot de cette édition.

language-name = Français

## Salles : nom, nom court (neuf lettres au plus, pour le plateau), effet

room-central = Salle centrale
room-central-short = Centrale
room-central-help = Tout le monde commence ici, et elle ne bouge jamais. Seules les actions Regarder et Se déplacer y sont possibles ; on ne pousse personne dehors, mais on peut pousser quelqu’un dedans.
room-room25 = Room 25
room-room25-short = Room 25
room-room25-help =
    La sortie. { $switch-gather ->
        [1] Une fois la Clé trouvée, il suffit que vous y soyez tous : rien n’a besoin de glisser.
        [-1] En Coopération et en Solo, il suffit que vous y soyez tous une fois la Clé trouvée. En Suspicion, quand les tiens sont dedans et qu’elle se trouve dans une zone de sortie, l’un d’eux joue Contrôler et la fait glisser hors du plateau.
       *[0]
            Quand les tiens sont dedans et qu’elle se trouve dans une zone de sortie, l’un d’eux joue Contrôler et la fait glisser hors du plateau{ $switch-key ->
                [1] { "" } ; mais il faut d’abord trouver la salle Clé.
                [-1] { "" } ; en Coopération et en Solo, il faut d’abord trouver la salle Clé.
               *[0] .
            }
    }{ $switch-alarm ->
        [0] { "" }
       *[1] { "" } Y entrer quand il reste plus de cinq tours déclenche l’alarme : il en reste cinq.
        [2] { "" } Y entrer pendant les cinq premiers tours déclenche l’alarme : il ne reste pas plus de cinq tours.
        [3] { "" } Y entrer pendant les cinq premiers tours déclenche l’alarme : il reste cinq tours, même si cela en ajoute.
        [-1] { "" } Sauf en Coopération et en Solo, y entrer trop tôt déclenche l’alarme : il reste cinq tours.
    }
room-empty = Salle vide
room-empty-short = Vide
room-empty-help = Il ne se passe rien. Respire.
room-vision = Salle Vision
room-vision-short = Vision
room-vision-help = En entrant, regarde en secret n’importe quelle salle cachée du complexe.
room-moving = Salle mobile
room-moving-short = Mobile
room-moving-help = En entrant, la salle et tous ceux qui s’y trouvent changent de place avec n’importe quelle salle cachée, qui reste cachée. S’il n’en reste aucune, il ne se passe rien.
room-tunnel = Salle Tunnel
room-tunnel-short = Tunnel
room-tunnel-help = En entrant, tu ressors aussitôt par un autre Tunnel visible, s’il y en a un ; entre deux, tu choisis. Y arriver ne te renvoie pas ailleurs.
room-control = Salle de contrôle
room-control-short = Contrôle
room-control-help = En entrant, fais glisser d’une case n’importe quelle rangée, sauf les deux du centre. Une rangée déjà déplacée ce tour-ci garde son sens. Personne ne s’échappe par ce mouvement.
room-vortex = Salle Vortex
room-vortex-short = Vortex
room-vortex-help = En entrant, retour immédiat à la Salle centrale.
room-dark = Chambre noire
room-dark-short = Noire
room-dark-help = Impossible de Regarder tant que tu es à l’intérieur.
room-prison = Salle Prison
room-prison-short = Prison
room-prison-help = On n’en sort que vers une salle adjacente où se tient un autre personnage ou un robot, ou vers la Salle centrale si elle est adjacente. La règle vaut aussi pour qui se fait pousser.
room-cold = Chambre froide
room-cold-short = Froide
room-cold-help = Qui s’y trouve au début d’un tour n’a qu’une action pendant ce tour au lieu de deux. Un gardien révélé gèle comme les autres.
room-acid = Bain d’acide
room-acid-short = Acide
room-acid-help = Une seule place. Quand un deuxième personnage entre, celui qui y était déjà meurt.
room-mortal = Salle mortelle
room-mortal-short = Mortelle
room-mortal-help = Qui entre meurt sur-le-champ.
room-trapped = Salle piégée
room-trapped-short = Piégée
room-trapped-help = En entrant, tu armes un piège : si tu y es encore à la fin de ta prochaine action, tu meurs. Glisser avec la salle, ce n’est pas en sortir.
room-flooded = Salle inondable
room-flooded-short = Inondable
room-flooded-help = Dès qu’elle est révélée, elle se ferme : plus personne n’entre. Qui est dedans peut sortir, et se noie s’il y est encore après sa deuxième action du tour suivant.
room-illusion = Salle Mystère
room-illusion-short = Mystère
room-illusion-help = En entrant, elle change de place avec n’importe quelle salle cachée ; celle-ci est révélée sous tes pieds et son effet s’applique. La salle Mystère reste visible à sa nouvelle place. S’il n’y a plus de salle cachée, il ne se passe rien.
room-key = Salle Clé
room-key-short = Clé
room-key-help = Dès que quelqu’un entre, la sortie fonctionne pour le reste de la partie, et cette salle devient une salle vide. Avant cela, personne ne part par la Room 25.
room-regeneration = Salle Régénération
room-regeneration-short = Régén.
room-regeneration-help = En entrant, si quelqu’un est mort, tous les morts reviennent dans la Salle centrale et cette salle devient une salle vide. L’adrénaline dépensée reste dépensée. Si personne n’est mort, il ne se passe rien.
room-robot = Salle Robot
room-robot-short = Robot
room-robot-help =
    En entrant, tu fais apparaître un robot ici, sauf s’il y en a déjà autant que de salles Robot { $switch-robot_activated ->
        [1] où un personnage est entré
       *[0] visibles
    }. Puis tu donnes un ordre à n’importe quel robot : se déplacer, ou pousser quelqu’un.
room-pivoting = Salle Pivot
room-pivoting-short = Pivot
room-pivoting-help =
    Un couloir à deux issues, qui se tourne vers là d’où l’on vient. { $switch-pivot_talents ->
        [1]
            { $switch-free_carry ->
                [1] De l’intérieur, Regarder, Se déplacer, Pousser et tous les Talents spéciaux, sauf Porter, ne passent que par ces deux issues ; Contrôler marche comme d’habitude.
               *[0] De l’intérieur, Regarder, Se déplacer, Pousser et tous les Talents spéciaux ne passent que par ces deux issues ; Contrôler marche comme d’habitude.
            }
       *[0]
            { $switch-free_carry ->
                [1] De l’intérieur, Regarder, Se déplacer et Pousser ne passent que par ces deux issues ; Contrôler et les Talents spéciaux, Porter compris, marchent comme d’habitude.
               *[0] De l’intérieur, Regarder, Se déplacer, Pousser et Porter ne passent que par ces deux issues ; Contrôler et les autres Talents spéciaux marchent comme d’habitude.
            }
    }
room-mac = Salle M.A.C.
room-mac-short = M.A.C.
room-mac-help = En entrant, pioche une carte M.A.C. et applique-la. Si elle vise quelqu’un d’autre, c’est toi qu’elle touche.
room-mirror = Salle Miroir
room-mirror-short = Miroir
room-mirror-help =
    En entrant, tu perds ton adrénaline et tout ce qui reste de ton programme pour ce tour. { $switch-mirror_guard ->
        [1] Un gardien révélé qui a encore son adrénaline la perd, et son tour est fini. En pleine paranoïa, on garde ses actions.
       *[0] Les actions qui n’étaient pas programmées te restent.
    }
room-jamming = Salle Brouillage
room-jamming-short = Brouillée
room-jamming-help =
    { $switch-reminders ->
        [0] Tant que quelqu’un s’y trouve, personne ne peut rien dire aux autres.
        [2] Tant que quelqu’un s’y trouve, personne ne peut rien dire aux autres. Les balises mémorielles restent permises.
       *[1] Tant que quelqu’un s’y trouve, personne ne peut rien dire aux autres ni poser de balise mémorielle.
    }
room-deadend = Salle Impasse
room-deadend-short = Impasse
room-deadend-help = En entrant, tu attires avec toi un personnage d’une salle adjacente. Celui-ci n’attire personne à son tour.
room-shredder = Salle Broyeur
room-shredder-short = Broyeur
room-shredder-help = Dès que quelqu’un en sort, elle se met en marche : qui est encore dedans meurt, et la salle se ferme. Un robot qui entre la met aussi en marche.
room-paranoia = Salle Paranoïa
room-paranoia-short = Paranoïa
room-paranoia-help =
    En entrant, tu mélanges en une pile tous tes jetons d’action, joués ou non ; dès lors, tu joues celui du dessus. { $switch-calm_early ->
        [1] Cela cesse au début d’un tour, avant ses cartes,
       *[0] Cela cesse avant une programmation,
    } quand la pile est finie ou que tu n’es plus dans la salle.
room-timer = Salle Chrono
room-timer-short = Chrono
room-timer-help = En entrant, tu retires un tour au compte à rebours ; au dernier tour, qui entre meurt à la place. Dans les deux cas, cette salle devient une salle vide.

## Couleurs

colour-blue = bleu
colour-blue-meaning = spéciale
colour-green = vert
colour-green-meaning = sans danger
colour-yellow = jaune
colour-yellow-meaning = obstacle
colour-red = rouge
colour-red-meaning = danger de mort

## Actions

token-look = Regarder
token-look-help = Regarde en secret une salle cachée adjacente. Tu peux annoncer une couleur aux autres, vraie ou fausse, mais jamais le nom.
token-move = Se déplacer
token-move-help = Va dans une salle adjacente. Si elle est cachée, elle est révélée, et tu subis aussitôt son effet.
token-push = Pousser
token-push-help = Envoie un autre personnage de ta salle dans une salle adjacente ; toi, tu restes. Impossible dans la Salle centrale, et perdu si tu n’as personne avec toi.
token-control = Contrôler
token-control-help = Fais glisser d’une case la rangée ou la colonne où tu te trouves, avec tous ses occupants ; ce qui sort d’un côté revient de l’autre. Les deux rangées du centre ne bougent jamais, et une rangée garde son sens jusqu’à la fin du tour.
token-talent = Talent spécial
token-talent-help = Ce que seul ton personnage sait faire. Impossible dans la Salle centrale, et jamais avec l’adrénaline.
token-talent-complex = Pirater le complexe
token-talent-complex-help = Échange deux salles voisines de la tienne, avec tout ce qui s’y trouve. Si c’est impossible, donne un ordre à un robot.
token-talent-robot = Pirater un robot
token-talent-robot-help = Donne un ordre à n’importe quel robot : se déplacer, ou pousser quelqu’un. Si c’est impossible, échange deux salles voisines de la tienne.
token-adrenaline = Adrénaline
token-adrenaline-help =
    Une troisième action, une fois par partie. { $switch-direct ->
        [1] Pose-la au début d’un tour
        [-1] Pose-la en programmant, en Solo au début d’un tour
       *[0] Pose-la en programmant
    } ; après la deuxième action de tous, tu joues l’une des quatre actions de base, même déjà jouée ou perdue.{ $switch-withdraw ->
        [1] { "" } Jusque-là, tu peux la reprendre.
       *[0] { "" }
    } Impossible dans la Chambre froide.

## Personnages, rôles

character-alice = Alice
character-jennifer = Jennifer
character-max = Max
character-kevin = Kevin
character-franck = Franck
character-emmett = Emmett
character-sarah = Sarah
character-bruce = Bruce
role-guard = gardien
role-prisoner = prisonnier

## Talents spéciaux

talent-alice = Se cacher
talent-alice-help =
    Jusqu’à ta prochaine action, personne ne peut te pousser, te porter ni t’appeler, mais ta salle agit toujours sur toi. Tu es un androïde : aucun robot ne te pousse contre ton gré, et Sanction, Panique et Rembobinage ne te font rien.{ $switch-redirect ->
       *[1] { "" } Un robot que tu refuses pousse quelqu’un d’autre de la salle.
        [0] { "" }
    }
talent-jennifer = Appeler
talent-jennifer-help = Fais venir dans ta salle un personnage d’une salle adjacente ; il en subit l’effet. Robots et personnages cachés ne viennent pas ; personne n’entre dans une salle fermée, et seul Emmett dans une salle verrouillée. Dans le Bain d’acide, cela te coûte la vie.
talent-max = Porter
talent-max-help = Déplace-toi en emmenant un personnage de ta salle. Ce qui attend là-bas vous touche tous les deux, une seule fois, et les choix sont pour toi ; dans le Bain d’acide, tu dis lequel de vous deux meurt. Perdu si tu n’as personne avec toi.
talent-kevin = Pirater
talent-kevin-help =
    Échange deux salles voisines de la tienne, avec tout ce qui s’y trouve, mais pas de salle bleue visible ; ou donne un ordre à n’importe quel robot : se déplacer, ou pousser quelqu’un.{ $switch-kevin_early ->
        [1] { "" } Tu choisis en programmant ; si c’est impossible, il faut faire l’autre.
       *[0] { "" }
    }
talent-franck = Récupérer
talent-franck-help = Reprends ton adrénaline si tu ne l’as plus. Tu peux la poser de nouveau dès le tour suivant.
talent-emmett = Réactiver ou Verrouiller
talent-emmett-help =
    Retire le jeton Do Not Cross d’une salle adjacente où il n’y a personne, et elle redevient cachée ; ou pose l’un de tes deux verrous sur { $switch-lock_own ->
        [1] ta salle ou une salle adjacente visible, sauf une bleue
       *[0] une salle adjacente visible et non bleue
    } : personne n’y entre, sauf toi et les robots.
talent-sarah = Saboter
talent-sarah-help = Fais de la salle où tu es, sauf une bleue, une salle vide, deux fois par partie au plus ; ou détruis un robot qui s’y trouve avec toi.
talent-bruce = Imiter
talent-bruce-help = Sers-toi en partie du Talent spécial de quelqu’un dans ta salle ou à côté : appeler, porter, se cacher, réactiver, donner un ordre à un robot, saboter une salle une fois par partie. Tu ne récupères l’adrénaline que dans la même salle que Franck.

## Cartes M.A.C.

card-move = Déplacement du complexe (rangée { $line } { $direction })
card-move-help = La rangée glisse d’une case, comme avec Contrôler, et garde ce sens jusqu’à la fin du tour. Si elle est déjà partie dans l’autre sens, elle reste en place. Personne ne s’échappe par ce mouvement.
card-move-twice = Déplacement du complexe (rangée { $line } { $direction }, deux fois)
card-move-twice-help = La rangée glisse de deux cases, comme avec Contrôler, et garde ce sens jusqu’à la fin du tour. Si elle est déjà partie dans l’autre sens, elle reste en place. Personne ne s’échappe par ce mouvement.
card-move-again = Déplacement du complexe (rangée { $line } { $direction }, repioche)
card-move-again-help =
    La rangée glisse d’une case, comme avec Contrôler, et garde ce sens jusqu’à la fin du tour ; puis on pioche une autre carte. { $switch-blocked_again ->
        [1] Si elle est déjà partie dans l’autre sens, elle reste en place, et l’on pioche quand même l’autre carte.
       *[0] Si elle est déjà partie dans l’autre sens, elle reste en place, et l’on ne pioche pas d’autre carte.
    } Personne ne s’échappe par ce mouvement.
card-punishment = Sanction ({ $first }, { $second })
card-punishment-help = Chacun des deux de l’image renonce pour de bon à Regarder, à Contrôler ou à son Talent spécial, même déjà programmé. Piochée dans une salle M.A.C., elle ne touche que le personnage qui entre.
card-blackout = Panne générale
card-blackout-help = Tous les robots sont détruits, et chaque salle verte visible devient une salle vide, qu’il y ait quelqu’un ou non.
card-jamming = Brouillage
card-jamming-help =
    { $switch-jam_card ->
        [0] Dans ce mode, la carte ne change rien.
        [-1]
            En Coopération, personne ne dit, n’écrit ni ne montre rien jusqu’à la fin du tour.{ $switch-solo_jam ->
                [1] { "" } Qui joue en solo reprend toutes ses balises mémorielles et n’en pose pas ce tour-ci.
               *[0] { "" }
            }
       *[1]
            Jusqu’à la fin du tour, personne ne dit, n’écrit ni ne montre rien.{ $switch-solo_jam ->
                [1] { "" } Qui joue en solo reprend toutes ses balises mémorielles et n’en pose pas ce tour-ci.
               *[0] { "" }
            }
    }
card-rewind = Rembobinage
card-rewind-help = Le premier personnage dans l’ordre du tour retourne à la Salle centrale ; son programme reste. Piochée dans une salle M.A.C., elle touche le personnage qui entre. Jamais Alice.
card-robot = Robot
card-robot-help =
    Un robot rejoint le premier personnage dans l’ordre du tour et le pousse dans une salle jaune adjacente et visible, au choix du personnage, s’il y en a une. Dans une salle rouge ou bleue, il ne se passe rien. { $switch-redirect ->
        [2] Alice peut refuser ; il pousse alors quelqu’un d’autre de la salle.
       *[0] Alice peut refuser.
    }
card-time-bomb = Bombe à retardement
card-time-bomb-help =
    { $switch-bomb_stays ->
        [1] La première reste en vue jusqu’à ce que sorte la deuxième, à quelque tour que ce soit. Alors tous ceux des salles rouges meurent.
       *[0] La première reste en vue jusqu’à la fin du tour. Si la deuxième sort au même tour, tous ceux des salles rouges meurent.
    }
card-lock-on = Verrouillage
card-lock-on-help = Le premier personnage dans l’ordre du tour verrouille une salle adjacente visible et non bleue. Si les deux verrous sont posés, c’est au joueur d’Emmett de dire lequel est déplacé.
card-disabled = Salles désactivées ({ $colour })
card-disabled-help =
    Toutes les salles visibles de cette couleur où il n’y a personne redeviennent cachées{ $switch-clear_disabled ->
        [1] , et verrous et jetons Do Not Cross s’en vont.
       *[0] { "" } ; verrous et jetons Do Not Cross y restent.
    }
card-chaos = Chaos
card-chaos-help = Tous les couloirs pivotent ; puis les robots poussent ceux qui sont avec eux dans des salles jaunes adjacentes et visibles ; puis ceux d’une salle Tunnel passent dans une autre.
card-acceleration = Accélération
card-acceleration-help =
    { $switch-accel_slot ->
        [1] Jusqu’à la fin de cette série d’actions, chaque Contrôler fait glisser sa rangée deux fois ; piochée avant la programmation, elle vaut pour la première série.
       *[0] Jusqu’à la fin du tour, chaque Contrôler fait glisser sa rangée deux fois.
    }
card-panic = Panique
card-panic-help = Le premier personnage dans l’ordre du tour tourne son Talent spécial contre tous. Piochée dans une salle M.A.C., elle touche le personnage qui entre.
card-panic-alice-help = Rien : Alice ne panique pas.
card-panic-jennifer-help = Dans une salle jaune, Jennifer attire tous ceux des salles adjacentes. Ailleurs, il ne se passe rien.
card-panic-max-help = Max emporte tous ceux de sa salle avec lui dans une salle jaune adjacente et visible de son choix, s’il y en a une.
card-panic-kevin-help =
    { $switch-panic_kevin ->
        [1] Kevin échange deux salles côte à côte, où qu’elles soient, d’abord les occupées, jamais une bleue visible.
        [2] Kevin échange deux salles voisines de la sienne, d’abord celles où il y a des personnages, jamais une bleue visible.
       *[0] Kevin échange deux salles voisines de la sienne, d’abord les occupées, jamais une bleue visible.
    }
card-panic-franck-help = Franck perd son adrénaline, jusqu’à ce qu’il la récupère.
card-panic-emmett-help = Emmett verrouille la salle où il est, sauf une bleue.
card-panic-sarah-help = Sarah fait de la salle où elle est, sauf une bleue, une salle vide de sa réserve. S’il ne lui en reste pas, il ne se passe rien.
card-panic-bruce-help = Bruce pousse tous les autres de sa salle dans une même salle jaune adjacente et visible de son choix, s’il y en a une.

## Éditions, modes, complexes

edition-base = Jeu de base
mode-suspicion = Suspicion
mode-suspicion-help = Les prisonniers doivent tous atteindre la Room 25 et la faire sortir ; les gardiens cachés parmi eux doivent l’empêcher. Les gardiens gagnent si deux prisonniers meurent ou si le temps est écoulé. Au dernier tour, un prisonnier peut rester derrière, mort ou vif.
mode-competition = Compétition
mode-competition-help = Chacun mène deux prisonniers contre tous les autres. On gagne en faisant sortir les deux siens en premier, ou en étant le dernier à avoir quelqu’un en vie. Si l’un des tiens est mort, l’autre ne peut partir qu’au dernier tour.
mode-team = Par équipe
mode-team-help =
    Deux équipes, un prisonnier chacun. La première équipe qui sort au complet gagne, ou celle dont tous les adversaires sont morts ; avec un mort, les autres ne peuvent partir qu’au dernier tour. Si personne ne sort, l’équipe la plus nombreuse dans la Room 25 l’emporte.{ $switch-more_living ->
        [1] { "" } Si là aussi c’est égal, l’équipe qui a le plus de monde en vie gagne.
       *[0] { "" }
    }
mode-cooperation = Coopération
mode-cooperation-help =
    Pas de gardiens : { $switch-gather ->
        [1] tout le monde se rassemble dans la Room 25 avant la fin du compte à rebours, mais quelqu’un doit d’abord trouver la Clé.
       *[0]
            { $switch-key ->
                [1] tout le monde sort ensemble avant la fin du compte à rebours, mais quelqu’un doit d’abord trouver la Clé.
               *[0] tout le monde sort ensemble avant la fin du compte à rebours.
            }
    }{ $switch-cards ->
        [0] { "" }
       *[1] { "" } Des cartes M.A.C. s’en mêlent.
    }{ $switch-deaths ->
        [1] { "" } Avec un mort, la victoire est partielle ; au deuxième, la partie est perdue.
       *[0] { "" } Au premier mort, la partie est perdue.
    }
mode-solo = Solo
mode-solo-help =
    { $switch-direct ->
        [1] Tu mènes quatre prisonniers et joues leurs actions directement, sans programmer, deux différentes au plus par tour.
       *[0] Tu mènes quatre prisonniers et programmes chacun d’eux.
    } { $switch-gather ->
        [1] Trouve la Clé, puis amène les quatre dans la Room 25.
       *[0]
            { $switch-key ->
                [1] Trouve la Clé, puis fais sortir les quatre.
               *[0] Les quatre doivent sortir.
            }
    } { $switch-deaths ->
        [1] Un mort est permis.
        [2] Deux morts sont permis.
       *[0] Un seul mort et la partie est perdue.
    }
complex-beginner = Débutant
complex-beginner-help = Huit salles vides et une seule salle mortelle. Ni Prison, ni Tunnel, ni salle mobile, ni Mystère.
complex-expert-competition = Compétition expert
complex-expert-competition-help = Quatre salles vides, deux Prisons, deux Tunnels et la salle Mystère.
complex-expert-suspicion = Suspicion expert
complex-expert-suspicion-help = Six salles vides, deux salles mortelles, la salle mobile et la salle Mystère.
complex-free = Ton propre choix
option-season2_timing = Durée de la Saison 2
option-season2_timing-help = En Coopération, 7 tours avec cinq personnages, 6 avec six.
option-no_reminders = Sans balises mémorielles
option-no_reminders-help = Ce que tu as vu, à toi de t’en souvenir.
team-name = Équipe { $number }
edition-base-help = Commence ici. Trouve la sortie parmi 25 salles face cachée, ensemble ou les uns contre les autres. Six personnages, 32 salles, cinq façons de jouer, aucun pouvoir spécial.
edition-season2 = Saison 2
edition-season2-help = Le jeu de base et plus : huit personnages avec chacun un talent spécial et une dose d’adrénaline ; des robots rôdent, et le jeu riposte avec des cartes. Pour qui a déjà joué au jeu de base.
edition-ultimate-en = Room 25 Ultimate (anglais)
edition-ultimate-en-help = Trouve la sortie parmi 25 salles face cachée. Tout dans une boîte : huit personnages aux talents spéciaux, robots, cartes et toutes les façons de jouer, selon les règles du livre anglais.
edition-ultimate-pl = Pokój 25. Apogeum (Ultimate polonais)
edition-ultimate-pl-help = Trouve la sortie parmi 25 salles face cachée. Tout dans une boîte : huit personnages aux talents spéciaux, robots, cartes et toutes les façons de jouer, selon les règles du livre polonais.
edition-ultimate-uk = Кімната 25. Повне видання (Ultimate ukrainien)
edition-ultimate-uk-help = Trouve la sortie parmi 25 salles face cachée. Tout dans une boîte : huit personnages aux talents spéciaux, robots, cartes et toutes les façons de jouer, selon les règles du livre ukrainien.
level-standard = Standard
level-standard-help =
    Le jeu entier.{ $switch-cards ->
        [1] { "" } On pioche deux cartes M.A.C. Obstacles avant la programmation.
       *[0] { "" }
    }
level-madness = Madness
level-madness-help =
    Sans adrénaline, avec toutes les cartes M.A.C. { $switch-cards ->
        [3] On en pioche une après la programmation et une après chaque série d’actions.
       *[2] On en pioche une avant chaque série d’actions.
    }{ $switch-reminders ->
        [0] { "" } Les balises mémorielles restent dans la boîte.
       *[1] { "" }
    }
level-beginner = Démarrage rapide
level-beginner-help = Sans Talents spéciaux et sans les salles les plus difficiles.
complex-one-guard = Un gardien
complex-one-guard-help = Cinq salles vertes, huit jaunes et dix rouges, dont les deux salles mortelles.
complex-two-guards = Deux gardiens
complex-two-guards-help = Sept salles vertes, dont Régénération et une salle Robot, huit jaunes et huit rouges.
complex-cooperation = Coopération
complex-cooperation-help = La Clé, quatre salles vertes, sept jaunes et onze rouges, dont les deux salles mortelles. Pas de Régénération.
complex-solo = Solo
complex-solo-help = Comme en Coopération, mais sans Brouillage ni Miroir.
complex-madness = Madness
complex-madness-help = La Clé, trois salles vertes, sept jaunes et douze rouges, dont les deux salles mortelles, Chrono et Paranoïa.
complex-solo-madness = Madness en solo
complex-solo-madness-help = Comme Madness, mais sans Brouillage ni Miroir.
complex-competition = Compétition et équipes
complex-competition-help = Six salles vertes, dont Régénération, sept jaunes, dont les deux Prisons, dix rouges, dont les deux salles mortelles.
complex-example-one-guard = Exemple, un gardien
complex-example-one-guard-help = Un choix fixe : deux salles M.A.C., deux couloirs, les deux Broyeurs, Chrono, Paranoïa ; aucune salle vide.
complex-example-two-guards = Exemple, deux gardiens
complex-example-two-guards-help = Un choix fixe : deux salles Robot, trois Tunnels, Régénération, les deux Broyeurs ; aucune salle vide.
complex-example-cooperation = Exemple, Coopération
complex-example-cooperation-help = Un choix fixe : la Clé, deux Tunnels, une salle Robot, deux couloirs, les deux Broyeurs, Chrono.
complex-beginner-one-guard = Démarrage rapide, un gardien
complex-beginner-one-guard-help = Cinq salles vertes, huit jaunes et dix rouges, rien que des salles de base ; aucune salle vide.
complex-beginner-two-guards = Démarrage rapide, deux gardiens
complex-beginner-two-guards-help = Sept salles vertes, dont deux vides, huit jaunes, huit rouges avec une seule salle mortelle.
complex-beginner-cooperation = Démarrage rapide, Coopération : premier essai
complex-beginner-cooperation-help = La Clé, trois salles vertes, dix jaunes et neuf rouges avec une seule salle mortelle.
complex-beginner-cooperation-normal = Démarrage rapide, Coopération : partie normale
complex-beginner-cooperation-normal-help = La Clé, trois Tunnels, neuf salles jaunes et dix rouges, dont les deux salles mortelles.
option-more_living = Les survivants tranchent
option-more_living-help = À égalité en mode Par équipe, l’équipe qui a le plus de monde en vie l’emporte.
option-free_carry = Porter à travers les murs
option-free_carry-help = Porter permet de quitter une salle Pivot par ses quatre côtés, pas seulement par ses deux issues.
option-madness_cards = Cartes Madness
option-madness_cards-help = Les cartes Madness sont mélangées à la pioche.
option-exact_roles = Rôles exacts
option-exact_roles-help = À quatre joueurs, exactement trois prisonniers et un gardien ; aucun rôle ne reste de côté.
option-key_in_zone = Clé en zone de sortie
option-key_in_zone-help = La salle Clé commence dans l’une des zones de sortie.
option-solo_program = Solo programmé
option-solo_program-help = En Solo, tu programmes tes personnages comme dans les autres modes.
option-alarm_reveal = Les gardiens attendent l’alarme
option-alarm_reveal-help = Un gardien ne peut se révéler qu’après que l’alarme a vraiment sonné.
option-strict_slide = Il faut la faire sortir
option-strict_slide-help = Se rassembler dans la Room 25 ne suffit pas : il faut la faire sortir avec Contrôler.
option-bound_carry = Porter par les deux issues
option-bound_carry-help = Porter ne quitte une salle Pivot que par ses deux issues.
option-orders_only = La carte Robot s’en tient au refus
option-orders_only-help = Si Alice refuse, le robot ne pousse quelqu’un d’autre que sur un ordre, pas par la carte Robot.
option-clear_disabled = Salles désactivées fait le ménage
option-clear_disabled-help = La carte Salles désactivées retire verrous et jetons Do Not Cross des salles qu’elle cache.
option-entry_reveal = Les gardiens attendent une entrée
option-entry_reveal-help = Un gardien peut se révéler dès que quelqu’un est entré dans la Room 25, alarme ou non.
option-literal_alarm = L’alarme à la lettre
option-literal_alarm-help = L’alarme laisse cinq tours, même s’il en restait moins.
option-guards_lose_adrenaline = Un gardien révélé perd son adrénaline
option-guards_lose_adrenaline-help = Dès le tour qui suit sa révélation, un gardien n’a plus d’adrénaline.
option-guards_keep_actions = Les gardiens gardent leurs actions
option-guards_keep_actions-help = La salle Miroir prend l’adrénaline d’un gardien révélé, mais pas ses actions.
option-robot_per_open_room = Un robot par salle visible
option-robot_per_open_room-help = Chaque salle Robot visible compte pour le nombre de robots, qui que ce soit qui l’ait révélée.
option-jam_reminders = Balises mémorielles malgré le brouillage
option-jam_reminders-help = On peut poser des balises mémorielles même quand personne ne peut parler.
option-dead_talk = Les morts parlent
option-dead_talk-help = Qui est mort peut encore dire aux autres ce qu’il a vu.

## Directions

direction-left = vers la gauche
direction-right = vers la droite
direction-up = vers le haut
direction-down = vers le bas

## Ce qui s’est passé

event-round-began =
    { $left ->
        [one] Dernier tour.
       *[other] Plus que { $left } tours.
    } { $first } commence.
event-clue-taken = { $who } prend son indice de départ : { $cell }.
event-saw = { $who } voit ce que cache { $cell } : { $room }. On ne le dit qu’à toi.
event-programmed = { $who } a programmé ses actions.
event-token-revealed = { $who } retourne son jeton : { $token }.
event-kept = { $who } garde son unique action pour plus tard.
event-passed = { $who } ne fait rien.
event-action-lost = { $who } ne peut pas jouer { $token } : ici, rien n’est possible. L’action est perdue.
event-action-lost-look = { $who } ne peut pas jouer { $token } : d’ici, aucune salle à regarder. L’action est perdue.
event-action-lost-move = { $who } ne peut pas jouer { $token } : aucune issue ne mène hors de cette salle. L’action est perdue.
event-action-lost-push = { $who } ne peut pas jouer { $token } : ici, personne à pousser. L’action est perdue.
event-action-lost-control = { $who } ne peut pas jouer { $token } : d’ici, aucune rangée ne peut glisser. L’action est perdue.
event-looked = { $who } regarde { $cell }.
event-moved = { $who } va de { $cell } en { $to }.
event-pushed = { $who } pousse { $target } en { $to }.
event-slid = { $who } fait glisser la rangée { $line } { $direction }.
show-opening = { $cell } s’ouvre…
event-room-revealed = { $cell } est révélée : { $room }.
event-swapped = { $who } fait changer de place les salles { $cell } et { $to }.
event-jumped = { $who } ressort du tunnel en { $to }.
event-sent-back = { $who } se retrouve dans la Salle centrale.
event-closed = { $cell } se ferme : plus personne n’entre.
event-trap-armed = Piège armé : { $who } doit sortir avant la fin de sa prochaine action.
event-water-rising = L’eau monte : { $who } doit sortir avant la fin de sa deuxième action du tour suivant.
event-died = { $who } meurt : { $room }.
event-role-shown = { $who } doit montrer son rôle : { $role }.
event-guard-revealed = { $who } se révèle comme gardien.
event-alarm =
    { $left ->
        [one] Alarme ! Plus qu’un tour.
       *[other] Alarme ! Plus que { $left } tours.
    }
event-reminder-laid = { $who } pose sa balise mémorielle sur { $cell }.
event-reminder-back = { $who } reprend sa balise mémorielle en { $cell }.
event-claimed = { $who } annonce : { $cell }, { $colour }.
event-marker-removed = { $who } : marqueur retiré du compteur de tours.
event-escaped = { $who } fait sortir la Room 25 du complexe.
event-game-over = La partie est finie. { $result }
event-slid-alone = La rangée { $line } glisse toute seule { $direction }.
event-committed = { $who } pose son adrénaline : il y aura une troisième action.
event-withdrawn = { $who } reprend son adrénaline.
event-adrenaline-used = { $who } dépense son adrénaline pour une troisième action.
event-adrenaline-lost = { $who } perd son adrénaline.
event-hid = { $who } se cache.
event-visible = { $who } redevient visible.
event-called = { $who } appelle { $target } en { $to }.
event-carried = { $who } porte { $target } en { $to }.
event-recovered = { $who } récupère son adrénaline.
event-reactivated = { $who } réactive { $cell }.
event-locked = { $who } verrouille { $cell }.
event-unlocked = Le verrou quitte { $cell }.
event-replaced = { $cell } est remplacée : { $room }.
event-robot-placed = Le robot { $robot } apparaît en { $cell }.
event-robot-moved = Le robot { $robot } roule de { $cell } en { $to }.
event-robot-pushed = Le robot { $robot } pousse { $who } en { $to }.
event-robot-destroyed = Le robot { $robot } est détruit en { $cell }.
event-declined = { $who } refuse et reste sur place.
event-pulled = { $who } attire { $target } en { $to }.
event-key-found = { $who } trouve la Clé : la sortie fonctionne.
event-revived = { $who } revient à la vie dans la Salle centrale.
event-timer =
    { $left ->
        [one] Le chrono avance d’un cran. Plus qu’un tour.
       *[other] Le chrono avance d’un cran. Plus que { $left } tours.
    }
event-card-drawn = Une carte est piochée : { $card }.
event-card-drawn-by = { $who } pioche une carte : { $card }.
event-card-ignored = { $card } : cette rangée est déjà partie dans l’autre sens, elle reste en place.
event-deck-shuffled =
    { $left ->
        [one] La pioche est finie : { $left } carte est remélangée.
       *[other] La pioche est finie : { $left } cartes sont remélangées.
    }
event-token-lost = { $who } perd { $token } pour de bon.
event-turned = Le couloir en { $cell } pivote.
event-room-hidden = { $cell } est de nouveau cachée.
event-mirrored = Le miroir s’en mêle : { $who } perd le reste de son programme.
event-paranoia = { $who } sombre dans la paranoïa : le hasard choisit désormais ses actions.
event-paranoia-over = { $who } reprend ses esprits.
event-bomb = La deuxième Bombe à retardement explose : tous ceux des salles rouges meurent.
event-dealt = Le complexe est en place. { $first } commence.
event-role-dealt = { $who } reçoit un rôle : { $role }. On ne le dit qu’à toi.
event-phase-began = Maintenant : { $phase }.
event-chilled = { $who } gèle : une seule action pour ce tour.
event-exit-found = { $who } entre en premier dans la Room 25.
event-card-discarded = { $card } : la carte va à la défausse.
event-locked-from = { $who } déplace le verrou de { $from } en { $cell }.
event-replaced-by = { $who } remplace { $cell } : { $room }.

## Comment elle s’est finie

result-prisoners = Les prisonniers sont dehors. Ils gagnent.
result-guards = Personne ne sort. Les gardiens gagnent.
result-defeat = Défaite. Le complexe garde ce qu’il tient.
result-full = Victoire totale : tout le monde est dehors.
result-partial = Victoire partielle : dehors, mais l’un de vous n’aura pas vu ça.
result-draw = Personne ne gagne.
result-winner = Victoire : { $side }.

## Ce qu’on peut répondre

answer-clue = Regarder { $cell }
answer-look = Regarder { $cell }
answer-move = Aller en { $cell }
answer-push = Pousser { $target } en { $cell }
answer-control = Faire glisser la rangée { $line } { $direction }
answer-slide = Faire glisser la rangée { $line } { $direction }
answer-peek = Regarder { $cell }
answer-swap = Changer de place avec { $cell }
answer-tunnel = Prendre le tunnel jusqu’en { $cell }
answer-program-two = { $token }, puis { $next }
answer-program-one = { $token } seulement, en premier ou en deuxième, au choix
answer-wait = La garder pour la deuxième action
answer-pass = Ne rien faire
answer-reveal = Te révéler comme gardien
answer-mark = Poser ta balise mémorielle sur { $cell }
answer-claim = Annoncer { $cell } : { $colour }
answer-call = Appeler { $target }
answer-hide = Te cacher
answer-carry = Porter { $target } en { $cell }
answer-recover = Récupérer ton adrénaline
answer-reactivate = Réactiver { $cell }
answer-lock = Verrouiller { $cell }
answer-lock-from = Déplacer le verrou de { $from } en { $cell }
answer-sabotage-room = Faire de cette salle une salle vide
answer-sabotage-robot-here = Détruire le robot
answer-sabotage-robot = Détruire le robot { $robot }
answer-hack = Échanger { $first } et { $second }
answer-order-move = Envoyer le robot { $robot } en { $cell }
answer-order-push = Faire pousser { $target } en { $cell } par le robot { $robot }
answer-mimic = Comme { $source } : { $what }
answer-pull = Attirer { $target }
answer-sacrifice = Laisser mourir { $target }
answer-to = En { $cell }
answer-from = Le verrou de { $cell }
answer-robot = Le robot { $robot }
answer-lose = Perdre { $token }
answer-accept = Accepter
answer-refuse = Refuser
answer-withdraw = Reprendre ton adrénaline
answer-program-adrenaline = Poser ton adrénaline
answer-with-adrenaline = { $program } + adrénaline

## Ce qui est demandé

ask-clue = Avant le début de l’émission : quelle salle voisine de la Salle centrale regardes-tu ?
ask-program = { $who } : choisis deux actions, dans l’ordre, ou une seule.
ask-program-cold = { $who } gèle : choisis une seule action.
ask-program-guard = { $who } s’est révélé gardien et ne programme rien, mais peut poser son adrénaline. Maintenant ?
ask-action = { $who } joue { $token }. Choisis comment.
ask-action-free = { $who } agit sans programmer. Choisis une action.
ask-floating = { $who } n’a qu’une action, { $token }. Joue-la maintenant, ou garde-la pour la deuxième action.
ask-vision = Salle Vision : { $who } peut regarder n’importe quelle salle cachée. Laquelle ?
ask-moving = Salle mobile : avec quelle salle cachée change-t-elle de place ?
ask-illusion = Salle Mystère : avec quelle salle cachée change-t-elle de place ? C’est dans celle-là que tu seras.
ask-control = Salle de contrôle : quelle rangée glisse, et dans quel sens ?
ask-tunnel = Salle Tunnel : où ressors-tu ?
ask-action-paranoid = { $who } tire { $token } au hasard. Choisis comment.
ask-adrenaline = { $who } a une troisième action : l’une des quatre de base. Laquelle ?
ask-adrenaline-paranoid = { $who } est en pleine paranoïa et ne programme rien, mais peut poser son adrénaline. Maintenant ?
ask-robot = { $who } donne un ordre à un robot. Quel robot, et quel ordre ?
ask-deadend = Salle Impasse : { $who } attire quelqu’un. Qui ?
ask-acid = Bain d’acide : { $who } arrive avec quelqu’un. Qui meurt ?
ask-card = { $card } : { $who } choisit.
ask-punishment = Sanction : { $who } perd une action pour de bon. Laquelle ?
ask-consent = { $who } peut refuser. D’accord ?
ask-consent-robot = Le robot { $robot } va pousser { $who } en { $cell }. D’accord ?
ask-consent-call = On appelle { $who } en { $cell }, sans obligation. Y aller ?

## Le jeu au terminal : avant de commencer

term-title = Room 25
term-unofficial = Une adaptation non officielle, faite par des fans, du jeu de société de François Rouzé ; son éditeur n’y est pour rien.
term-welcome = Tu es à l’antenne. La sortie est quelque part dans ce complexe.
term-how-to-win =
    { $switch-gather ->
        [1] Trouve la Clé, puis amène tout le monde dans la Room 25 avant la fin du compte à rebours. Rien n’a besoin de glisser.
       *[0]
            { $switch-key ->
                [1] Trouve la Clé et la Room 25, rassemble les tiens à l’intérieur, amène-la dans une zone de sortie au bord, et fais-la sortir avec Contrôler avant la fin du compte à rebours.
               *[0] Trouve la Room 25, rassemble les tiens à l’intérieur, amène-la dans une zone de sortie au bord, et fais-la sortir avec Contrôler avant la fin du compte à rebours.
            }
    }
term-how-guards-win = Ne laisse sortir personne. Les gardiens gagnent dès que deux prisonniers sont morts ou que le temps est écoulé.
term-how-a-round-goes = Un tour : chacun choisit en secret une ou deux actions ; on joue les premières dans l’ordre du tour, puis les deuxièmes ; puis le compte à rebours avance.
term-choose-language = Quelle langue ?
term-choose-mode = Quel mode ?
term-choose-players = Combien de joueurs ? Possible : { $allowed }.
term-choose-humans = Combien d’entre eux sont des personnes à ce clavier ? De 0 à { $players } ; l’ordinateur joue les autres.
term-choose-who = Qui joue { $who } ?
term-choose-name = Comment s’appelle le joueur { $number } ?
term-choose-complex = Quel complexe ?
term-choose-seed = Un numéro de donne ? Entrée seule en distribue une nouvelle.
term-default = Entrée seule : { $value }
term-seat-human = une personne
term-player-name = Joueur { $number }
term-seat-plays = { $name } joue { $characters }.
term-setup-problems = Cette partie ne peut pas commencer :
term-setup-warnings = C’est jouable, mais attention :
term-how-adrenaline-goes = L’adrénaline donne une troisième action, une fois par partie : pose-la en programmant, elle se joue après la deuxième action de tous.
term-choose-edition = Quelle édition ?
term-choose-level = Quel niveau de difficulté ?
term-choose-guards = Combien de gardiens ? Possible : { $allowed }.

## Le jeu au terminal : pendant la partie

term-round = Tour { $round } sur { $rounds }
term-rounds-left =
    { $left ->
        [one] encore { $left } tour
       *[other] encore { $left } tours
    }
term-last-round = Dernier tour
term-phase-clue = Indice de départ
term-phase-programming = Programmation
term-phase-slot-1 = Première action
term-phase-slot-2 = Deuxième action
term-phase-countdown = Compte à rebours
term-turn-order = Ordre du tour : { $names }
term-turn = C’est à { $who } de jouer.
term-dead = hors jeu
term-in-room25 = dans la Room 25
term-hand-over = Appuie sur Entrée et passe le clavier à { $name }.
term-hand-over-ready = { $name } : appuie sur Entrée quand personne d’autre ne regarde.
term-continue = Appuie sur Entrée pour continuer.
term-choices = Tu peux :
term-program-how = Deux dans l’ordre : 12 ou { $example } ; une seule, quand tu veux.
term-program-how-adrenaline = Deux dans l’ordre : 12 ou { $example } ; une seule, quand tu veux ; 12+ avec adrénaline.
term-too-many = Trop de réponses pour cet écran : tape un mot de celle que tu veux, et seules les siennes s’affichent.
term-prompt = Tape un numéro, ? pour l’aide, hint pour un conseil.
term-board-heading = Le complexe
term-log-heading = Ce qui s’est passé
term-log-empty = Rien pour l’instant.
term-claims-heading = Ce qui a été dit
term-knowledge-heading = Ce que les autres ignorent
term-knowledge-room = { $cell } : { $room }
term-knowledge-role = Ton rôle : { $role }
term-knowledge-program = { $who } a programmé : { $tokens }
term-knowledge-empty = Rien que les autres ne sachent aussi.
term-clock-trapped = { $who } : dehors avant la fin de la prochaine action, ou c’est la mort.
term-clock-drowning = { $who } : dehors avant la fin de la deuxième action de ce tour, ou c’est la noyade.
term-clock-drowning-later = { $who } : dehors avant la fin de la deuxième action du tour suivant, ou c’est la noyade.
term-saved = La partie est enregistrée dans { $file }.
term-save-failed = Impossible d’enregistrer la partie dans { $file } : { $reason }. Essaie un autre nom ou un autre dossier.
term-quit-ask = Quitter la partie ? Ce qui n’est pas enregistré est perdu. ({ term-yes }/{ term-no })
term-yes = o
term-no = n
term-over-the-edge = (par-dessus le bord : la sortie)
term-quit-how = { $save } garde la partie dans un fichier, { $resume } la reprend.
term-resume = Pour la reprendre : { $command }
term-not-a-record = le fichier contient autre chose qu’une partie enregistrée
term-goodbye = Fin de l’émission. À la prochaine.
term-phase-cards = Cartes M.A.C.
term-phase-slot-a = Adrénaline
term-adrenaline-ready = adrénaline en main
term-adrenaline-committed = adrénaline posée
term-adrenaline-spent = adrénaline dépensée
term-talent = Talent spécial : { $talent }
term-lost = perdu pour de bon : { $tokens }
term-hidden = caché
term-paranoid = en pleine paranoïa
term-paranoia-pile = { $who } joue au hasard. Encore dans la pile : { $tokens }
term-supply = Salles vides en réserve : { $count }
term-locks = Verrous posés : { $cells }
term-locks-left = Verrous en main : { $count }
term-do-not-cross = Do Not Cross : { $cells }
term-robot-at = Robot { $robot } en { $cell }
term-robots-none = Aucun robot n’est en jeu.
term-corridor-row = couloir de gauche à droite
term-corridor-column = couloir de haut en bas
term-key-missing = La Clé reste à trouver : personne ne sort.
term-key-found = La Clé est trouvée : la sortie fonctionne.
term-cards-in-view = Cartes en vue : { $cards }
term-cards-left = Cartes dans la pioche : { $count }
term-cards-last = Dernières cartes : { $cards }
term-discard = Défausse : { $cards }
term-discard-empty = La défausse est vide.
term-jammed = Brouillage : personne ne peut rien dire.
term-accelerated = Accélération : Contrôler fait glisser sa rangée deux fois.
term-bomb = Une Bombe à retardement attend.

## Bots : qui ils sont, comment ils jouent, ce qu’ils conseillent

bot-uniform = joue au hasard
bot-cautious = reste en vie, sans autre projet
bot-explorer = cherche la sortie et la prend
bot-search = réfléchit plusieurs coups à l’avance
bot-apprentice = joue bien, et se trompe comme tout le monde
bot-champion = a appris de millions de parties
bot-sage = a appris de millions de parties, et réfléchit plusieurs coups à l’avance
bot-note-weaker = Le bot fort joue comme le moyen, car sa réflexion ne peut pas être compilée ici : pip install numpy ziglang
bot-note-failed = Un bot est tombé en panne. Un autre joue à sa place.
term-choose-difficulty = À quel niveau l’ordinateur doit-il jouer ?
difficulty-easy = Facile
difficulty-easy-help = Ils sont prudents et restent en vie, sans autre projet.
difficulty-normal = Moyen
difficulty-normal-help = Ils cherchent la sortie, se rassemblent et se disent ce qu’ils ont vu ; leurs gardiens mentent.
difficulty-hard = Difficile
difficulty-hard-help = Ils réfléchissent à l’avance, une demi-seconde par décision.
term-thinking = Les autres réfléchissent…
term-help-hint = demande au bot le plus fort ce qu’il répondrait à ta place, et pourquoi
error-bot-of-ones-own = Les places vides de cette partie étaient jouées par { $bot }, qui n’est pas un de nos bots. Si tu lui fais confiance, ajoute { $option } et son nom.
hint-says = Conseil pour { $who } : { $answer }. { $why }
hint-none = Il n’y a rien à conseiller pour le moment.
hint-out = La sortie passe ainsi par-dessus le bord, avec tous ses occupants.
hint-danger = Qui reste dans cette salle meurt.
hint-exit = C’est la Room 25.
hint-key = C’est la Salle Clé.
hint-known = Tu connais cette salle : { $room }.
hint-claimed = On dit que sa couleur est : { $colour }.
hint-unknown = Le risque en vaut la peine : salles rouges parmi les inconnues, { $red } sur { $of }.
hint-look = Mieux vaut regarder d’abord : salles rouges parmi les inconnues, { $red } sur { $of }.
hint-program-look = Vois d’abord quelque chose ; la deuxième action pourra s’en servir.
hint-program-move = Il y a un pas qui mérite d’être fait tout de suite.
hint-program = Ces actions promettent plus que toutes les autres dans ce tour.
hint-target = Là, { $target } te sera plus utile.
hint-slide = Cela amène les salles là où tu en as besoin.
hint-wait = Rien d’autre ne vaut mieux en ce moment.
hint-best = De toutes tes réponses possibles, c’est celle qui a paru la meilleure.

## Le jeu au terminal : aide

term-help-heading = Ce que tu peux taper
term-help-word-number = NUMÉRO
term-help-word-file = FICHIER
term-help-number = choisir cette réponse dans la liste
term-help-room = la règle d’une salle : celle de cette case, ou celle qui porte ce nom
term-help-words = les mots d’une réponse conviennent aussi, même abrégés : m b2, l m
term-help-program = un programme : les numéros ou les initiales de ses actions, dans l’ordre
term-help-program-adrenaline = de même, avec l’adrénaline posée pour une troisième action
term-help-rooms-too = toutes les salles de ce complexe
term-help-lists-too = tous les Talents spéciaux, et toutes les cartes M.A.C. avec leur nombre restant
term-help-rule = la règle de ce numéro, en anglais
term-help-mark = poser ta balise mémorielle sur une salle cachée, quand c’est à toi de jouer
term-help-claim = après avoir regardé, annoncer sa couleur à tous, vraie ou fausse : blue (bleu), green (vert), yellow (jaune) ou red (rouge)
term-help-reveal =
    { $switch-guard_reveal ->
       *[0] te révéler comme gardien, quand c’est à toi de jouer
        [1] te révéler comme gardien, quand c’est à toi de jouer, dès que quelqu’un est entré dans la Room 25
        [2] te révéler comme gardien, quand c’est à toi de jouer, dès que la Room 25 est visible
        [3] te révéler comme gardien, à tout moment, dès que la Room 25 est visible
        [4] te révéler comme gardien, quand c’est à toi de jouer, une fois l’alarme déclenchée
    } ; dès le tour suivant, tu agis sans programmer
term-help-log = tout ce qui s’est passé jusqu’ici
term-help-save = enregistrer la partie dans un fichier
term-help-quit = quitter la partie
term-help-actions = Les actions
term-help-rooms = Les salles
term-legend-heading = Signes
term-legend-face-down = salle cachée
term-legend-known = cachée, mais tu l’as vue
term-legend-claimed = ce que quelqu’un en a dit
term-legend-reminder = balise mémorielle
term-legend-exit-zone = zone de sortie : d’ici, la Room 25 peut sortir
term-legend-line = cette rangée ne glisse que dans ce sens jusqu’à la fin du tour
term-legend-closed = fermée : personne ne peut entrer
term-legend-choice = la réponse qui porte ce numéro mène ici
term-room-face-down = { $cell } est cachée, et tu ne sais pas ce que c’est.
term-room-in-complex = Dans ce complexe : { $count }
term-help-adrenaline = poser ton adrénaline là où rien ne se programme
term-help-withdraw = reprendre ton adrénaline, tant que son action n’est pas choisie
term-help-card = la règle d’une carte ou d’un Talent spécial, par son nom
term-help-talents = Les Talents spéciaux
term-help-cards = Les cartes M.A.C.
term-help-robots = Les robots
term-robots-help =
    Un robot ne se déplace et ne pousse que si quelqu’un le lui ordonne. Il révèle les salles sans rien y déclencher, sauf les couloirs et les broyeurs ; les salles verrouillées lui sont ouvertes, les fermées non. Dans une salle rouge, il est détruit, et dans un Broyeur ou un Bain d’acide, tous les occupants meurent avec lui. Il ne pousse personne hors d’une salle bleue, et personne ne le pousse.{ $switch-redirect ->
       *[1] { "" } Si Alice refuse, il pousse quelqu’un d’autre de la salle.
        [0] { "" }
    }
term-legend-lock = verrouillée : seuls Emmett et les robots peuvent entrer
term-legend-robot = robot
term-legend-hidden = personnage caché : impossible à pousser, à porter ou à appeler
term-legend-corridor = couloir : deux issues seulement

## Le jeu au terminal : mauvaises saisies

term-wrong-number = Il n’y a pas de réponse { $typed }. Tape un numéro de 1 à { $most }, ou ? pour l’aide.
term-wrong-choice = « { $typed } » n’est pas possible ici. Possible : { $options }.
term-wrong-words = « { $typed } » ne veut rien dire ici. Tape un numéro de 1 à { $most }, ou ? pour les autres commandes.
term-wrong-unclear = « { $typed } » peut désigner plusieurs réponses : { $options }.
term-wrong-command = Il manque des mots après « { $command } ». Exemple : { $example }

## Le jeu au terminal : la fin

term-over-heading = La partie est finie
term-over-board = Le complexe à découvert :
term-over-roles = Qui était qui :
term-over-role = { $who } : { $role }
term-over-role-left = Le rôle qui n’a pas été distribué : { $role }
term-over-fate-escaped = dehors
term-over-fate-inside = toujours à l’intérieur
term-over-fate-dead = y a laissé la vie
term-over-rounds =
    { $rounds ->
        [one] La partie a duré { $rounds } tour.
       *[other] La partie a duré { $rounds } tours.
    }
term-over-seed = Pour rejouer la même donne, prends le numéro { $seed }.
term-play-again = Rejouer ? ({ term-yes }/{ term-no })

## Refus : quoi, où, et ce qui est possible

error-not-asked = Ce n’est pas à { $who } de répondre, mais à { $asked }.
error-not-legal = { $who } ne peut pas faire cela maintenant : « { $words } ». Possible : { $options }.
error-unknown-words = « { $words } » n’est pas une commande. Les commandes ressemblent à : move b2, look b2, push max b2, control 2 left, program look move.
error-over = La partie est finie, on ne peut plus rien y jouer. Commences-en une autre.
error-already-programmed = { $who } a déjà programmé pour ce tour. Attends les autres.
error-no-such-room = Il n’y a pas de salle « { $words } ». Donne une case de A1 à E5, ou l’une de celles-ci : { $options }.
error-no-such-cell = Il n’y a pas de case « { $words } ». Les colonnes vont de A à E, les lignes de 1 à 5 : B2, par exemple.
error-no-such-character = « { $words } » n’est pas dans cette partie. On y trouve : { $options }.
error-no-such-colour = « { $words } » n’est pas une couleur de salle. Possible : { $options }.
error-no-such-line = Aucune rangée « { $words } » ne peut glisser. Possible : { $options }.
error-not-in-edition = « { $words } » n’existe pas dans cette édition : { $edition }.
error-mark-not-now = { $who } ne peut poser sa balise mémorielle qu’au moment d’agir.
error-mark-face-up = { $cell } est visible. Une balise mémorielle se pose sur une salle cachée.
error-mark-in-use = { $who } a déjà posé sa balise mémorielle sur { $cell } ; elle revient quand cette salle est révélée.
error-mark-none = Cette partie se joue sans balises mémorielles.
error-claim-not-seen = { $who } n’a pas regardé { $cell }. On n’annonce une couleur qu’après avoir regardé.
error-claim-face-up = { $cell } est visible : tout le monde voit sa couleur.
error-reveal-not-now = { $who } ne peut se révéler qu’au moment d’agir.
error-reveal-not-guard = { $who } n’est pas gardien. Seul un gardien peut se révéler.
error-reveal-already = { $who } : gardien, tout le monde le sait déjà.
error-no-such-file = Le fichier { $file } n’existe pas. Vérifie le nom et le dossier.
error-no-such-card = « { $words } » dans { $file } n’est pas une carte. Les cartes s’écrivent ainsi : move 2 left twice, punishment max kevin, disabled red, panic.
error-bad-record = { $file }, ligne { $line } : { $reason }. La partie est illisible à partir de là.

## Pourquoi pas : après un nom, les mots tapés et deux-points

term-entry = { $name } : { $text }
term-rule = (Règle { $rule } ; pour la lire : ? { $rule })
term-rules = Règles : { $rules }
term-possible = Possible : { $options }.
why-not-next = seules les salles qui ont un côté en commun sont voisines.
why-one-or-two = on programme une action, ou deux différentes.
why-not-in-game = ce personnage n’est pas dans la partie.
why-over = la partie est finie.
why-face-up = cette salle est visible, il en faut une cachée.
why-clue-first = d’abord l’indice de départ : l’une des quatre salles voisines de la Salle centrale.
why-not-programming = on programme avant le début des actions.
why-dead =
    { $switch-dead_talk ->
        [1] les morts n’agissent pas.
       *[0] les morts n’agissent ni ne parlent.
    }
why-clue-taken = ce joueur a déjà eu son indice de départ.
why-free = un gardien révélé ne programme pas.
why-programs-fixed = tous les programmes sont déjà posés.
why-not-your-go = cela ne se fait que quand c’est à soi de jouer.
why-program-first = on programme d’abord, les actions viennent après.
why-cold = dans le froid, on ne programme qu’une action.
why-same-token = les deux actions doivent être différentes.
why-room-first = la salle où l’on vient d’entrer attend d’abord sa réponse.
why-central-line = les deux rangées du centre ne bougent jamais.
why-other-way = ce tour-ci, cette rangée ne va que dans l’autre sens.
why-must-act = une action programmée doit être jouée ; seule une action unique peut attendre.
why-one-action = chacun joue au moins une action par tour.
why-other-question = ce n’est pas ce qui est demandé maintenant.
why-used = cette action a déjà servi ce tour-ci.
why-other-token = c’est une autre action qui se joue maintenant.
why-dark = dans le noir, on ne voit rien.
why-peaceful = dans la Salle centrale, seuls Regarder et Se déplacer sont possibles.
why-push-self = on ne peut pousser que quelqu’un d’autre.
why-push-elsewhere = on ne peut pousser que quelqu’un de la même salle.
why-other-line = Contrôler ne fait glisser que la ligne ou la colonne où l’on se trouve.
why-closed = cette salle est fermée.
why-prison = on ne sort de la prison que vers quelqu’un, ou vers la Salle centrale.
why-open-room = cette salle est visible de tous.
why-not-seen = on n’annonce une couleur qu’après avoir regardé.
why-said = cela a déjà été dit.
why-not-guard = seul un gardien peut se révéler.
why-shown = ce rôle est déjà connu.
why-no-reminders = cette partie se joue sans balises mémorielles.
why-reminder-out = la balise mémorielle ne revient que quand sa salle est révélée.
why-no-copy = seul Bruce imite des Talents spéciaux, chacun d’après son personnage.
why-no-robot = ce robot n’est pas à cet endroit.
why-no-lock = aucun verrou ne s’y trouve.
why-paranoid = la paranoïa empêche de programmer.
why-lost = une Sanction a retiré cette action pour de bon.
why-no-talents = cette partie se joue sans Talents spéciaux.
why-no-adrenaline = il n’y a plus d’adrénaline.
why-corridor = un couloir n’ouvre qu’à ses deux issues.
why-hidden = on ne peut pas pousser un personnage caché.
why-talent = le Talent spécial ne peut pas faire cela ici.
why-locked = cette salle est verrouillée.
why-adrenaline =
    { $switch-direct ->
        [1] pas maintenant : l’adrénaline se pose au début du tour.
       *[0] pas maintenant : l’adrénaline se pose en programmant.
    }
why-jammed =
    { $switch-reminders ->
        [1] tout est brouillé : personne ne peut rien dire ni poser de balise mémorielle.
       *[0] tout est brouillé : personne ne peut rien dire.
    }
why-too-early =
    { $switch-guard_reveal ->
        [1] quelqu’un doit être entré dans la Room 25 avant qu’un gardien puisse se révéler.
        [4] l’alarme doit être déclenchée avant qu’un gardien puisse se révéler.
       *[2] la Room 25 doit être trouvée avant qu’un gardien puisse se révéler.
    }

## Une partie impossible, et une partie déconseillée

problem-not-25 = Un complexe compte 25 salles, et non { $count }.
problem-not-in-box = { $room } : nombre choisi { $count }, dans la boîte { $box }.
problem-no-central = Un complexe a exactement une Salle centrale.
problem-no-room25 = Un complexe a exactement une Room 25 ; il n’y a pas d’autre sortie.
problem-players = { $mode } : impossible à { $players }. Nombres de joueurs possibles : { $allowed }.
problem-characters = Les personnages ne vont pas : chacun ne se choisit qu’une fois, et chaque joueur en reçoit autant que le veut le mode.
problem-edition = L’édition « { $typed } » n’existe pas. Il y a : { $possible }.
problem-expansion = Cette partie se joue avec l’extension { $expansion }, qui n’est pas là.
problem-rounds = Une partie dure de 1 à { $most } tours.
problem-switch = L’interrupteur { $switch } n’a pas cette valeur.
problem-mode = Cette édition n’a pas de mode « { $typed } ». Elle a : { $possible }.
problem-level = Ce mode n’a pas ici de niveau « { $typed } ». Il a : { $possible }.
problem-complex = Cette édition n’a pas de complexe « { $typed } ». Elle a : { $possible }.
problem-option = Ce mode n’a pas d’option « { $typed } ». Il a : { $possible }.
problem-first = « { $typed } » ne peut pas commencer. Les personnages de la partie sont : { $possible }.
problem-guards = Ce nombre de gardiens ({ $typed }) ne va pas avec le nombre de joueurs. Possible : { $possible }.
problem-no-key = Ce mode demande la salle Clé, exactement une.
problem-cards = Une pioche compte 58 cartes au plus, et seulement des cartes qui existent.
warning-vortex-mortal = Deux salles Vortex et deux salles mortelles ensemble font un complexe cruel. Mieux vaut en retirer une des quatre.
warning-two-vortex = Deux salles Vortex mangent trop des quelques tours. Mieux vaut en laisser une dans la boîte.
warning-solo-jamming = La salle Brouillage ne fait taire personne quand on joue seul. Mieux vaut la laisser dans la boîte.
warning-solo-mirror = La salle Miroir ne rime à rien quand on joue seul. Mieux vaut la laisser dans la boîte.

## Les cotes : ce qu’une place peut croire

odds-heading = Ce que tu peux croire
odds-rooms-heading = Salles cachées : la probabilité de chaque couleur, et ce qu’elles peuvent être
odds-rooms-none = Aucune salle ne t’est cachée.
odds-guards-heading = La probabilité que chacun soit gardien, et pourquoi
odds-in-each = { $odds } dans chacune de { $count } cases
odds-danger = Rouge à côté de { $who } : { $places }
odds-own = son propre rôle
odds-shown = le rôle est connu
odds-caught = annonces fausses : { $count }
odds-denied = annonces que l’on a vu être fausses : { $count }
odds-harm = torts causés aux autres : { $count }
odds-idle = actions gaspillées : { $count }
odds-proved = annonces confirmées : { $count }
odds-tried = évasions manquées : { $count }
odds-nothing = rien ne l’indique
term-help-odds = ce que tu peux croire : la probabilité de chaque salle cachée, et qui peut être gardien

## L’analyse d’une partie

review-title = Analyse : { $game }
review-running = La partie est encore en cours : voici ce que chaque place savait, et rien d’autre.
review-beside = À côté de chaque réponse : ce que le bot { $bot } aurait répondu, avec la même vue.
review-agree = Le bot est d’accord avec { $same } réponses sur { $of }.
review-said-true = C’est vrai : { $room }.
review-said-false = C’est un mensonge. Ce qui y a été vu : { $room }.
review-suspects = Soupçonnés : { $names }
review-suspects-none = Rien ne désigne quelqu’un en particulier.
review-same = Le bot ferait de même.
review-rather = Le bot préférerait : { $answer }.
review-points = À ses yeux, cela vaut { $points } points de plus (1000 points font une vie).
review-share = Il en attend { $odds } de plus.
review-even = Il trouve les deux à peu près aussi bons.
review-weighed = Pesé : { $choices }
review-hidden = { $cell } est cachée : Room 25 { $exit }, rouge { $red }.
review-known = { $cell } est connue : { $room }.
review-truth = La vérité
review-claims = Ce qui a été dit, et ce qu’il en était
review-claim-true = { $who } a annoncé { $cell } de couleur { $colour }. Vrai : { $room }.
review-claim-false = { $who } a annoncé { $cell } de couleur { $colour }. Faux : { $room }.
review-claims-none = Personne n’a rien annoncé.
review-moved = À quel point les autres prenaient chacun pour un gardien, tour par tour
review-turns = Les tournants : à qui les chances ont le plus changé, d’après des parties jouées à partir de là
review-turns-none = Les chances n’ont jamais basculé d’un seul coup.
review-turn = { $side } : { $before } → { $after }
review-side-prisoners = les prisonniers
review-side-guards = les gardiens
review-side-all = tout le monde
whatif-title = Et si …
whatif-help = Rejoue à partir de ce moment, à une place, contre des bots. C’est une partie à côté : elle ne compte pour personne.
whatif-seat = Qui joues-tu ?
whatif-deal = Ce qui est caché
whatif-deal-true = Comme c’était
whatif-deal-true-help = Tout est là où c’était vraiment. Si tu as regardé la partie, tu le sais.
whatif-deal-believed = Redistribué
whatif-deal-believed-help = Ce que cette place ignorait alors est redistribué : cela aurait pu être ainsi.
whatif-bots = Les autres
whatif-begin = Rejouer d’ici
whatif-redealt = Ce que la place ignorait est redistribué.
review-web-title = Analyse
review-web-chances = Les chances de chaque camp, sur toute la partie
review-web-turns = Tournants
review-web-believed = Ce que { $who } pouvait croire
review-web-making = Les bots reviennent sur la partie : { $done } réponses sur { $of }.
review-web-once = Elle est faite une fois et gardée avec la partie.
review-web-failed = L’analyse n’a pas pu être faite. Réessaie plus tard.
review-web-heat = sur chaque salle cachée : la probabilité de la Room 25, et ✖ celle d’une salle rouge
review-legend-exit = probabilité que ce soit la Room 25
review-legend-key = probabilité que ce soit la salle Clé
review-legend-red = probabilité qu’elle soit rouge
review-legend-seen = face cachée, mais cette place l’a vue
review-legend-chosen = la réponse donnée
review-legend-rather = la réponse que le bot aurait préférée
review-legend-guard = probabilité que chacun soit gardien

## Les énigmes

puzzle-theme-escape = L’évasion en deux tours
puzzle-task-escape = La sortie est connue et le temps presse. Choisis ce qui vous fait tous sortir.
puzzle-theme-slide = Le dernier déplacement
puzzle-task-slide = C’est le dernier tour. Il faut faire glisser une rangée maintenant, et au bon moment.
puzzle-theme-save = Sauver quelqu’un
puzzle-task-save = L’un de tes amis n’y arrivera pas seul. Choisis ce qui l’aide.
puzzle-theme-trap = Sortir du piège
puzzle-task-trap = Cette salle tue qui y reste. Sors, sans oublier pourquoi tu es ici.
puzzle-theme-trust = À qui se fier
puzzle-task-trust = Ici, tout le monde ne joue pas dans ton camp. Choisis ce qui le sert le mieux.
puzzle-theme-race = Premier à la sortie
puzzle-task-race = D’autres veulent sortir avant toi. Choisis ce qui te fait sortir avant eux.
puzzle-theme-team = Équipe contre équipe
puzzle-task-team = Seule la première équipe gagne. Choisis ce qui fait passer la tienne devant.
puzzle-theme-way = Trouver le chemin
puzzle-task-way = La sortie est encore loin, ou personne ne la connaît. Choisis ce qui t’en rapproche le plus.
puzzle-grade-1 = Pour commencer
puzzle-grade-2 = Facile
puzzle-grade-3 = Délicat
puzzle-grade-4 = Difficile
puzzle-grade-5 = Pour experts
puzzle-place = { $edition }, { $mode }, { $left ->
    [one] le dernier tour
   *[other] encore { $left } tours
  }
puzzle-right = Exact : { $answer }
puzzle-wrong = Ce n’est pas le mieux. Meilleur choix : { $answer }
puzzle-worth = La meilleure réponse gagne { $worth } % des parties, la suivante { $next } %.

## Le jeu dans le navigateur : le cadre

web-close = Fermer
web-menu = Menu
web-on = Oui
web-off = Non
web-settings = Réglages
web-settings-language = Langue
web-settings-theme = Éclairage
web-theme-dark = Sombre
web-theme-light = Clair
web-theme-contrast = Contraste élevé
web-settings-speed = Animations
web-speed-off = Sans
web-speed-fast = Rapides
web-speed-normal = Normales
web-speed-slow = Lentes
web-settings-sound = Son
web-settings-confirm = Demander avant ce qui ne s’annule pas
web-settings-hints = Expliquer ce qui est nouveau
web-offline-page = Cette page n’a pas pu être chargée. Y a-t-il du réseau ?
web-try-again = Réessayer
web-site-fetching = Téléchargement du jeu, une seule fois : { $done } sur { $of } Mo
web-site-starting = Démarrage du jeu…
web-site-elsewhere = Le jeu est ouvert dans un autre onglet. Fermez-le là-bas pour continuer ici.
web-site-failed = Le jeu n’a pas pu démarrer ici. Le navigateur est-il assez récent, et y a-t-il du réseau ?
web-loading = Un instant…
web-cancel = Annuler
web-back = Retour
web-skip = Aller au contenu principal

## Le jeu dans le navigateur : l'accueil et les tables

web-tagline = Un jeu de plateau, une émission mortelle : 25 salles cachées, et l’une d’elles est la sortie.
web-fact-game = Un jeu de plateau dans ton navigateur, gratuit, même sur téléphone
web-fact-people = De 1 à 8 personnes, ensemble ou avec des bots
web-fact-traitor = Attention : l’un de vous est peut-être un traître
web-play-now = Jouer
web-play-now-hint = Toi et trois bots serviables contre le bâtiment. Rien à régler, et chaque nouveauté est expliquée.
web-play-friends = Jouer entre amis
web-join = Rejoindre une table
web-learn = Apprendre le jeu
web-season = La saison
web-rules = Les règles
web-builder = Construire un complexe
web-replays = Revoir une partie
web-puzzles = Énigmes
web-your-name = Ton nom
web-your-tables = Tes tables
web-table-yours = C’est à toi.
web-table-empty = En attente de joueurs.
web-table-with = avec { $names }
web-table-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-table-since = depuis le { $when }
web-new-table = Une nouvelle table
web-edition = Édition
web-mode = Mode de jeu
web-level = Niveau
web-complex = Complexe
web-complex-random = Selon le livre
web-figure = Ton personnage
web-figure-hint = Sur le plateau, tu es ce personnage ; ton nom est écrit à côté.
web-figure-any = Au choix
web-minutes = environ { $minutes } min
web-from-to = { $fewest } à { $most } personnes
web-alone = en solitaire
web-weight-1 = facile à apprendre
web-weight-2 = quelques règles de plus
web-weight-3 = beaucoup de règles
web-players = Places
web-guards = Gardiens
web-guards-book = comme dit le livre
web-extras = Options
web-who-plays = Qui joue où
web-seat-you = Toi
web-seat-open = Un ami, par le lien
web-seat-device = Quelqu’un sur cet appareil
web-seat-bot = Bot : { $level }
web-clock = Temps par décision
web-clock-none = Sans limite
web-clock-seconds = { $seconds } s
web-clock-minutes = { $minutes } min
web-talk = Discussion
web-talk-claims = Couleurs seulement
web-talk-claims-hint = Qui a regardé peut annoncer une couleur, vraie ou non. Rien d’autre.
web-talk-chat = Discussion libre
web-listed = La montrer dans la liste des tables ouvertes
web-lay-table = Dresser la table
web-advice = Les livres le déconseillent :
web-house = Temps, discussion et options
web-clock-day = Un jour : joue quand tu veux
web-forget = Oublier cette table
web-open-tables = Tables ouvertes
web-open-tables-none = Aucune table n’attend personne pour l’instant.
web-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-join-link = Tu as un lien ? Ouvre-le ou colle-le ici.
web-join-open = Ouvrir
web-no-such-table = Cette table n’existe pas. Le lien est peut-être coupé.
web-banned = L’administrateur de ce serveur vous a exclu.
web-closed = L’administrateur de ce serveur a fermé cette table.
web-other-rules = Cette partie a commencé avant que les règles de son édition soient corrigées ici. Continuée, elle deviendrait une autre partie : elle reste donc fermée.
web-offline = Le serveur ne répond pas. Nouvel essai…
web-went-wrong = Ça n’a pas marché : { $reason }

## Le jeu dans le navigateur : à table

web-invited = Tu es invité au spectacle
web-invited-by = { $host } t’invite au spectacle
web-sit-down = S’asseoir
web-only-watch = Seulement regarder
web-seat-gone = Quelqu’un a été plus rapide : il n’y a plus de place libre.
web-waiting-room = Avant l’émission
web-invite = Inviter les autres
web-invite-hint = La partie commence dès que toutes les places sont prises.
web-invite-host = Quand toutes les places sont prises, l’hôte lance la partie.
web-qr = Le lien, à photographier
web-copy-link = Copier le lien
web-copied = Le lien est copié.
web-copied-text = Le résultat est copié.
web-out-puzzle = En attendant : l’énigme du jour
web-commitment = Le serveur a scellé son secret. Avec un nombre propre à chaque joueur, il fait la donne : personne ne peut la choisir. Le sceau, à vérifier à la fin :
web-free-seat = libre
web-bot = bot
web-played-by = joué par { $name }
web-played-by-you = ton personnage, { $name }
web-you = toi
web-you-are = Tu joues { $who }
web-stand-up = Se lever
web-lead-away = Faire sortir
web-make-host = Nommer hôte
web-take-host = Devenir l’hôte
web-is-here = présent
web-is-gone = absent
web-is-host = hôte
web-led-away = On t’a fait quitter cette table.
web-figure-of = Personnage de { $name }
web-any-figure = n’importe quel personnage
web-bot-of = Qui joue à la place { $number }
web-bot-strength = Force des bots
web-fill-bots = Compléter avec des bots
web-start = Lancer l’émission
web-change-table = Modifier la table
web-change-it = Appliquer
web-too-many-people = { $count } personnes sont assises : ce mode n’a pas assez de places.
web-dealing = Les salles se mettent en place…
web-wait-free =
    { $count ->
        [one] { $count } place est libre : quelqu’un s’assoit, ou un bot. Ensuite l’hôte peut lancer la partie.
       *[other] { $count } places sont libres : on s’assoit, ou des bots jouent. Ensuite l’hôte peut lancer la partie.
    }
web-wait-you = Tout le monde est assis. À toi de lancer l’émission.
web-wait-host = Tout le monde est assis. { $name } lance l’émission.
web-wait-ready = Tout le monde est assis. L’hôte lance l’émission.
web-wait-gone =
    { $count ->
        [one] L’hôte est parti. Dans { $count } seconde, quelqu’un d’autre pourra prendre sa place.
       *[other] L’hôte est parti. Dans { $count } secondes, quelqu’un d’autre pourra prendre sa place.
    }
web-wait-vacant = L’hôte est parti. Toute personne assise peut prendre sa place.
web-no-bad-name = Ce nom contient des caractères invisibles. Choisis-en un autre.
web-no-name-taken = Quelqu’un à cette table porte ce nom, ou un nom qui lui ressemble trop. Choisis-en un autre.
web-no-figure-taken = Quelqu’un d’autre vient de choisir ce personnage.
web-no-game-begun = La partie a commencé : plus rien ne change.
web-no-host-is-here = L’hôte est là, ou vient tout juste de partir.
web-leave = Quitter la table
web-pass-to = Passe l’appareil à { $name }
web-pass-hint = Les autres regardent ailleurs.
web-pass-take = Je suis { $name }
web-people = Les candidats
web-turn-order = Ordre du tour
web-ready = c’est prêt
web-ready-button = Prêt
web-change = Modifier
web-your-tokens = Tes jetons d’action
web-tokens-help = Ce que font les jetons
web-person-about = À propos de { $who }
web-person-played = Joué ce tour
web-person-said = Dit sur les salles
web-person-mark = Ton soupçon (toi seul le vois)
web-nothing-yet = rien encore
web-tokens-played = Jetons joués ce tour
web-slot-empty = Action { $number } : rien encore
web-slot-full = Action { $number } : { $token }. Touche pour reprendre.
web-swap = Échanger les deux actions
web-choose-action = Choisis quoi faire.
web-choose-person = Choisis quelqu’un.
web-choose-robot = Choisis un robot.
web-choose-line = Touche une des flèches allumées.
web-choose-room = Touche une des salles allumées.
web-choose-this = peut être choisie
web-deadly = Tu sais ce qui attend en { $cell } : { $room }.
web-tool-clue = Indice de départ
web-tool-peek = Regarder partout
web-tool-swap = Changer de place
web-tool-slide = Faire glisser
web-tool-tunnel = Emprunter le tunnel
web-tool-pull = Attirer quelqu’un
web-tool-sacrifice = Qui meurt
web-tool-to = Vers où
web-tool-from = Quel verrou
web-tool-robot = Quel robot
web-tool-order = Commander un robot
web-tool-hack = Échanger deux salles
web-tool-lock = Verrouiller une salle
web-tool-reactivate = Réactiver une salle
web-tool-sabotage = Détruire un robot
web-waiting-for = On attend { $names }.
web-waiting-changeable = On attend { $names }. Tu peux encore changer ton programme.
web-tap-to-skip = Touche le plateau pour passer.
show-skip = Passer
show-victory = Victoire
show-defeat = Défaite
show-over = Fin de l’émission
web-face-down = cachée
web-face-down-known = cachée : { $room }
web-only-you-know = Cachée : les autres ne la connaissent peut-être pas.
web-hint = Conseil
web-hint-thinking = Le bot le plus fort réfléchit …
web-hint-failed = Rien ne peut réfléchir ici pour le moment. Réessaie dans un instant.
web-hint-too-many = Ça fait souvent. Attends un peu avant de redemander.
web-hint-fair = Il sait ce que tu sais, et rien d’autre.
web-odds-guard = gardien : { $odds }
web-hints-allowed = Conseils et probabilités
web-hints-help = Chacun à cette table peut demander ce que ferait le bot le plus fort et voir ce qu’il peut croire. Tout le monde voit que c’est permis.
web-why-not = Pourquoi pas ?
web-rule = Règle { $rule }
web-our-ruling = Les livres se taisent ici : c’est notre décision.
web-no-rule = Le livre de cette édition n’a pas cette règle.
web-you-saw = Tu as vu ce qu’il y a en { $cell } : { $room }.
web-tell-others = Annoncer une couleur ?
web-keep-silent = Se taire
web-say-of = { $cell } est :
web-talk-empty = Personne n’a encore rien dit.
web-chat-placeholder = Dis quelque chose…
web-send = Envoyer
web-no-chat = À cette table, on n’annonce que des couleurs.
web-dead-silent = Les morts se taisent.
web-mute = L’administrateur de ce serveur ne vous laisse rien dire ici.
web-archived = Cette partie est archivée : on n’y parle plus.
web-pencil = Ton crayon (toi seul le vois)
web-tile-safe = sûre ?
web-tile-deadly = mortelle ?
web-tile-exit = sortie ?
web-tile-word = un mot
web-mark-person = Ta marque sur { $who } : { $mark }. Touche pour changer.
web-person-none = aucun soupçon
web-person-trust = confiance
web-person-doubt = j’ai des doutes
web-person-guard = gardien, c’est sûr
web-panel-people = Candidats
web-panel-log = Journal
web-panel-talk = Paroles
web-connection-lost = Connexion perdue. Nouvel essai ; rien n’est oublié…
web-socket-stopped = Le serveur a fermé cette connexion. Recharge la page.
web-watching = Tu regardes. Tu vois ce que tout le monde voit.
web-let-bot-play = Laisser jouer un bot
web-standing-in = Un bot joue pour toi, avec ce que tu sais et rien de plus.
web-bot-stands-in = un bot remplace
web-i-am-back = Je suis de retour
web-rematch = Rejouer, mêmes joueurs
web-rematch-join = Les autres rejouent : viens
web-rematch-watch = Regarder la suite
web-story = L’histoire de la partie
web-replay = Revoir la partie
web-record = Télécharger la partie

## Le jeu dans le navigateur : l'atelier

build-presets = Partir de
build-random = Au hasard, mais légal
build-clear = Tout vider
build-box = Les tuiles de la boîte
build-tiles = Les tuiles de ton complexe
build-less = Retirer : { $room }
build-more = Ajouter : { $room }
build-of = { $count } sur { $box }
build-count = { $count } tuiles sur { $most }
build-yours = le tien
build-book = le livre
build-legal =
    { $rounds ->
        [one] On peut y jouer, pendant { $rounds } tour.
       *[other] On peut y jouer, pendant { $rounds } tours.
    }
build-illegal = On ne peut pas encore y jouer :
build-play-bots = Y jouer avec des bots
build-play = Y jouer entre amis
build-share = Partager le lien

## Le jeu dans le navigateur : la fin et la rediffusion

story-share = Partager cette page
story-running = Cette partie est encore en cours. Son histoire se racontera quand elle sera finie.
story-missing = Il n’y a pas de telle partie ici. Le lien est peut-être coupé.
story-unfinished = La partie n’a pas été finie.
story-who-was-who = Qui était qui
story-paths-hint = Touche un candidat pour tracer son chemin.
story-steps =
    { $count ->
        [one] { $count } changement de salle
       *[other] { $count } changements de salle
    }
story-words = annonces : { $number } vraies, { $count } fausses
story-deadliest = La salle la plus meurtrière
story-deaths =
    { $count ->
        [one] { $count } mort
       *[other] { $count } morts
    }
story-death = Tour { $round }, { $cell } : { $who } ({ $room }).
story-death-by = Avec l’aide d’un autre : { $who }.
story-nobody-died = Personne n’est mort. Le public veut être remboursé.
story-best-lie = Le plus beau mensonge
story-lie-truth = En vérité : { $room }.
story-lie-deadly = { $who } l’a cru, et en est mort.
story-lie-believed = { $who } l’a cru et y est entré.
story-lie-feared = Personne n’a jamais osé y aller.
story-no-lie = Personne n’a menti. Suspect, dans une émission pareille.
story-true = vrai
story-lie = mensonge
story-round = Tour { $round }
story-claim = { $names } : { $cell }, { $colour }.
story-proof = Preuve de la donne
story-proof-how = Avant le premier coup, chacun a reçu un sceau : l’empreinte (SHA-256) du numéro de la donne et d’un mot tiré au hasard. Les deux sont maintenant connus, et ce navigateur a recalculé l’empreinte.
story-proof-holds-good = Le sceau tient : la donne était fixée avant le début.
story-proof-holds-bad = Le sceau ne correspond pas. Ce n’est pas la donne promise.
story-proof-none = Cette partie vient d’ailleurs : personne n’a promis sa donne sur ce serveur.
story-proof-seal = Sceau
story-proof-seed = Numéro de la donne
story-proof-nonce = Mot tiré au hasard
story-proof-drawn = Personne n’a choisi cette donne. Le serveur a scellé son secret (SHA-256) en dressant la table, chaque joueur a scellé un nombre à lui en s’asseyant, et la donne découle de tous ensemble. Tout est maintenant connu, et ce navigateur a tout recalculé.
story-proof-secret-good = Le secret du serveur correspond à son sceau.
story-proof-secret-bad = Le secret du serveur ne correspond pas à son sceau : il a été changé après coup.
story-proof-promised-good = Le sceau est celui que tu as vu avant la partie.
story-proof-promised-bad = Le sceau n’est pas celui que tu as vu avant la partie.
story-proof-mine-good = Ton nombre fait partie de la donne.
story-proof-mine-bad = Ton nombre manque à la donne.
story-proof-seed-good = La donne découle du secret et des nombres.
story-proof-seed-bad = La donne ne découle pas du secret et des nombres : quelqu’un en a choisi une autre.
story-proof-nobody = Aucun joueur n’a ajouté de nombre : le serveur seul a tiré cette donne.
story-proof-number = Nombre de la place { $seat }
story-proof-by-hand = Vérifier soi-même dans un terminal
event-saw-open = { $who } voit ce que cache { $cell } : { $room }.
event-role-dealt-open = { $who } reçoit un rôle : { $role }.
replay-eyes = Par les yeux de qui
replay-eyes-all = Tout à découvert
replay-eyes-everybody = Ce que tous ont vu
replay-step = Étape { $number } sur { $count }
replay-start = La donne
replay-play = Lire
replay-pause = Suspendre
replay-first = Au début
replay-last = À la fin
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-round-back = Tour précédent
replay-round-on = Tour suivant
replay-speed = Vitesse
replay-share = Partager ce moment
replay-claims = Dit et vrai
replay-story = Le récit de cette partie
replay-bring = Apporter une partie
replay-bring-hint = Une partie enregistrée est un petit fichier texte : d’ici, d’un autre serveur, ou du jeu dans le terminal. Il est vérifié et rejoué avant d’être montré.
replay-choose-file = Choisir un fichier
replay-drop = ou dépose-le ici
replay-bad = Cette partie ne peut pas être rejouée : { $reason }
replay-yours = Tes parties
replay-yours-none = Aucune partie finie dans ce navigateur pour l’instant.
replay-loading = Chargement de la partie : { $count } sur { $number }

## Le jeu dans le navigateur : les énigmes

web-puzzle-intro = Un instant d’une partie, et une seule meilleure réponse. Trouve-la : le plateau montre ce que donne la tienne.
web-puzzle-daily = Énigme du jour nº { $number }
web-puzzle-streak =
    { $count ->
        [0] Résous-en une par jour
        [one] { $count } jour d’affilée
       *[other] { $count } jours d’affilée
    }
web-puzzle-solve = La résoudre
web-puzzle-again = La revoir
web-puzzle-choose = Toutes les énigmes
web-puzzle-by-grade = Difficulté
web-puzzle-by-theme = Thème
web-puzzle-count = { $solved } résolues sur { $count }
web-puzzle-next = Énigme suivante
web-puzzle-none-left = Il ne reste rien à résoudre ici.
web-puzzle-all = Toutes les montrer
web-puzzle-share = Partager le résultat
web-puzzle-result = Room 25, une énigme
web-puzzle-result-daily = Room 25, énigme nº { $number }, { $date }
web-puzzle-right = Bien vu !
web-puzzle-wrong = Ce n’était pas ça
web-puzzle-best = La meilleure réponse : { $answer }
web-puzzle-lost = Morts : { $names }.
web-puzzle-nothing = Pour l’instant, personne n’est mort, mais personne n’est sorti non plus.
web-puzzle-tries = Trouvée à l’essai nº { $count }.
web-puzzle-show = Montrer la meilleure réponse
web-puzzle-open = La revoir avec tout à découvert
web-puzzle-to-the-end = Aller à la fin
web-puzzle-missing = Cette énigme n’existe pas.
web-puzzle-talents = Capacités spéciales
web-puzzle-before = Ce qui s’est passé

## Le jeu dans le navigateur : apprendre

learn-intro = De petites parties avec quelqu’un à tes côtés. Rien ne peut mal tourner : si tu touches autre chose, tu recommences, c’est tout.
learn-skip-hint = Tu connais déjà les règles ? Alors joue.
learn-lesson-first = Premiers pas
learn-lesson-first-help = Quatre amis, trois tours, une sortie.
learn-lesson-suspicion = Ne crois personne
learn-lesson-suspicion-help = Suspicion : quelqu’un ment à cette table. Trouve qui.
learn-lesson-solo = En solitaire
learn-lesson-solo-help = Solo : tu déplaces les quatre personnages.
learn-lesson-competition = Chacun pour soi
learn-lesson-competition-help = Compétition : tes deux personnages contre deux autres.
learn-lesson-team = Équipe contre équipe
learn-lesson-team-help = Par équipe : une amie qui t’aide, des rivaux qui te trompent.
learn-lesson-talents = Talents spéciaux
learn-lesson-talents-help = Chacun sait faire une chose que les autres ne savent pas faire.
learn-lesson-robots = Les robots
learn-lesson-robots-help = Envoie un robot là où c’est dangereux.
learn-lesson-cards = Les cartes de l’émission
learn-lesson-cards-help = L’émission joue aussi.
learn-start = Commencer
learn-restart = Recommencer cette leçon
learn-next = Leçon suivante
learn-leave = Quitter la leçon
learn-to-front = Vers l’accueil
learn-play-on = Continuer ici
learn-done = terminée
learn-menu = À propos de cette leçon
learn-ok = Compris
learn-show-me = Montre-moi
learn-stop = Continuer sans la leçon
learn-other = Dans une vraie partie, tu pourrais. Dans cette leçon, touche ce qui est entouré.
learn-unknown = Personne n’a regardé là-dedans : tu pourrais y mourir. Rien ne s’est passé. Essaie encore !
learn-would-die = Cette salle tue ! Dans une vraie partie, tu serais mort. Ici, rien ne s’est passé. Essaie encore !
learn-first-goal = Tu es Alice. Avec tes trois amis, tu es enfermée dans un bâtiment de 25 salles. Trouvez la Room 25, entrez tous, et faites-la glisser dehors. Cette ligne dit toujours quoi faire.
learn-first-clue = Tu peux regarder dans une salle. Touche celle qui est entourée, puis le bouton.
learn-first-deadly = Une salle mortelle ! Qui entre meurt. L’œil veut dire : toi seule le sais.
learn-first-program = Prévois deux actions : touche Regarder, puis Se déplacer, puis Prêt. Tout le monde choisit en secret.
learn-first-look = Ta première action : Regarder. Regarde dans la salle entourée.
learn-first-safe = Le signe vert veut dire : cette salle est sûre.
learn-first-move = Ta deuxième action : Se déplacer. Vas-y !
learn-first-lamps = Un tour est passé, une lampe s’est éteinte. Quand la dernière s’éteint, c’est perdu.
learn-first-order = Vous agissez dans cet ordre, de gauche à droite. À chaque tour, quelqu’un d’autre commence.
learn-first-again = Prévois encore : d’abord Se déplacer, puis Regarder.
learn-first-claim = Max a regardé ici et dit : vert. Le petit signe le montre. Il est de ton côté : crois-le.
learn-first-trust = Entre !
learn-first-corner = La Room 25 commence toujours dans un des coins rayés. En voici un.
learn-first-peek = Regarde dedans.
learn-first-exit = Tu as trouvé la Room 25 ! Maintenant, tout le monde doit y entrer.
learn-first-last = Prévois Se déplacer, puis Contrôler. Contrôler fait glisser toute une ligne de salles.
learn-first-in = Entre dans la Room 25.
learn-first-slide = Tout le monde est dedans ! Touche la flèche qui pousse la Room 25 hors du bâtiment.
learn-first-end = Vous êtes dehors tous les quatre : c’est gagné ! Maintenant, tu sais jouer.
learn-suspicion-role = Tu es prisonnière et tu veux sortir. Mais quelqu’un est gardien en secret. Les gardiens gagnent si deux prisonniers meurent, ou quand le temps est écoulé.
learn-suspicion-clue = Regarde dans la salle entourée.
learn-suspicion-claim = Kevin dit que cette salle est verte. Est-ce vrai ? Ici, on a le droit de mentir.
learn-suspicion-program = Prévois Regarder, puis Se déplacer.
learn-suspicion-look = Mieux vaut voir toi-même : regarde dans la salle entourée.
learn-suspicion-lie = Jennifer a cru Kevin et elle est entrée. La salle était rouge : elle est morte. Kevin a menti !
learn-suspicion-secret = Jennifer était-elle prisonnière ? Pour l’instant, c’est secret.
learn-suspicion-move = La salle que tu as vue est sûre. Vas-y.
learn-suspicion-mark = Kevin est-il le gardien ? À côté de chaque nom, tu peux noter ce que tu penses. Toi seule le vois.
learn-suspicion-plan = Kevin est dans ta salle. Prévois Regarder, puis Pousser.
learn-suspicion-look-again = Regarde dans la salle entourée.
learn-suspicion-push = Celle-là est mortelle. Pousses-y le menteur !
learn-suspicion-end = Deux morts : leurs rôles sont montrés. Jennifer était prisonnière, Kevin était le gardien. Tu avais raison ! Avec un deuxième prisonnier mort, les gardiens auraient gagné.
learn-solo-goal = Ici, tu déplaces les quatre personnages. Tous doivent sortir, et personne ne doit mourir.
learn-solo-clue = Regarde dans la salle entourée.
learn-solo-direct = Ici, on ne prévoit rien. Chaque personnage fait une action, et plus tard une autre.
learn-solo-move = Cette salle est sûre. Touche Se déplacer, puis la salle.
learn-solo-next = C’est à Max. Cette rangée montre qui vient ensuite.
learn-solo-look = Fais regarder Max : touche Regarder, puis la salle entourée.
learn-solo-deadly = Mortelle ! Heureusement, Max n’a fait que regarder.
learn-solo-step = Parfois, il faut oser : fais entrer Jennifer dans la salle entourée.
learn-solo-kevin = Fais regarder Kevin dans la salle entourée.
learn-solo-second = Chacun a fait une action. Maintenant, tous rejouent, avec une autre.
learn-solo-control = Alice peut faire glisser sa rangée. Touche Contrôler, puis la flèche entourée.
learn-solo-slid = Toute la rangée a avancé d’une case, et Alice avec elle.
learn-solo-follow = Envoie Max chez Jennifer.
learn-solo-ahead = Fais regarder Jennifer plus loin.
learn-solo-together = Envoie Kevin chez les autres.
learn-solo-end = Un tour est passé ; tu en as huit. Trouve la Room 25 dans un coin rayé, fais-y entrer les quatre, et fais-la glisser dehors. Continue si tu veux !
learn-competition-goal = Alice et Jennifer sont à toi. Qui fait sortir ses deux personnages le premier gagne.
learn-competition-clue = Regarde dans la salle entourée.
learn-competition-two = Tu prévois pour les deux, l’une après l’autre.
learn-competition-alice = Pour Alice : Se déplacer, puis Pousser.
learn-competition-jennifer = Pour Jennifer : Regarder, puis Se déplacer.
learn-competition-move = Alice va dans la salle que tu connais.
learn-competition-look = Jennifer regarde dans la salle entourée.
learn-competition-rival = Max t’a suivie. C’est un rival !
learn-competition-push = Pousse Max dans la salle entourée. Personne ne sait ce qu’il y a dedans.
learn-competition-back = Un tourbillon ! Il a ramené Max au milieu.
learn-competition-join = Amène Jennifer chez Alice. Tes deux doivent rester ensemble.
learn-competition-end = Garde tes deux ensemble, pousse les rivaux, et fais sortir la Room 25 en premier. Continue si tu veux !
learn-team-goal = Toi et Jennifer contre Max et Kevin. L’équipe qui fait sortir tous les siens en premier gagne.
learn-team-clue = Regarde dans la salle entourée.
learn-team-lie = Tu l’as vu : cette salle tue. Mais Kevin dit qu’elle est verte. Il veut te tromper !
learn-team-mate = Jennifer dit que cette salle est verte. Elle est dans ton équipe : crois-la.
learn-team-program = Prévois Regarder, puis Se déplacer.
learn-team-look = Regarde dans la salle entourée.
learn-team-move = Va où Jennifer a dit.
learn-team-end = Jennifer te suit : ensemble, vous sortirez. Dis la vérité à ton équipe, et aux autres ce que tu veux. Continue si tu veux !
learn-talents-what = Tu es Sarah. Ici, chacun a un talent spécial. Sarah peut transformer une salle en salle vide.
learn-talents-clue = Regarde dans la salle entourée.
learn-talents-star = L’étoile est l’action de Sarah, et d’elle seule.
learn-talents-adrenaline = L’adrénaline est une troisième action. Tu l’as une fois par partie.
learn-talents-program = Cette salle se remplit d’eau, mais Sarah sait quoi faire. Prévois Se déplacer, puis l’étoile, touche Adrénaline, puis Prêt.
learn-talents-water = Courage : va dans l’eau !
learn-talents-dry = Sarah en a fait une salle vide. Plus personne ne s’y noie.
learn-talents-third = Et maintenant ta troisième action : touche Regarder, puis la salle entourée.
learn-talents-end = Touche le nom des autres pour voir ce qu’ils savent faire. Continue si tu veux !
learn-robots-what = Tu es Kevin. Un robot va là où c’est trop dangereux pour toi.
learn-robots-clue = Regarde dans la salle entourée.
learn-robots-card = L’émission a tiré des cartes, et des salles ont bougé. Quelque chose de bien est maintenant près de toi.
learn-robots-program = Prévois Se déplacer, puis l’étoile. Avec l’étoile, Kevin commande les robots.
learn-robots-move = Va dans la salle entourée.
learn-robots-here = La Salle Robot ! Un robot est là et fait ce que tu dis.
learn-robots-order = Touche la salle entourée : le robot y va en premier.
learn-robots-far = La salle est sûre, et le robot y est déjà. Kevin peut le commander de loin.
learn-robots-again = Envoie-le plus loin : touche le bouton du robot, puis la salle entourée.
learn-robots-end = De l’acide ! Le robot est perdu, mais personne n’est mort. Les robots sont là pour ça. Continue si tu veux !
learn-cards-what = Ici, l’émission joue aussi : chaque tour commence par deux de ses cartes.
learn-cards-clue = Regarde dans la salle entourée.
learn-cards-slid = La première carte a fait descendre cette colonne d’une case.
learn-cards-lose = La deuxième carte te punit : renonce à une action pour toujours. Prends Contrôler.
learn-cards-key = Encore une chose : ici, la Room 25 ne s’ouvre que si quelqu’un a trouvé la Salle Clé.
learn-cards-program = Prévois Se déplacer, puis Regarder.
learn-cards-move = Va dans la salle que tu as vue.
learn-cards-drawn = Qui entre dans la Salle M.A.C. tire aussitôt une carte. Celle-ci a fait glisser la rangée du haut.
learn-cards-look = Regarde maintenant dans la salle entourée.
learn-cards-end = Ce que fait une carte est écrit dans le journal et dans les règles. Continue si tu veux !
web-hint-goal = La sortie
web-hint-round = Un tour
web-understood = Compris
web-no-hints = Ne plus rien expliquer
web-about-room = À propos de cette salle

## La saison : dix épisodes en Solo, et les étoiles d’une partie terminée

season-intro = Dix émissions pour une personne et quatre figurines, chacune plus dure que la précédente. Sors, et la suivante s’ouvre.
season-episode = Épisode { $number }
season-name-pilot = Le pilote
season-host-pilot = Nous avons laissé presque toutes les lumières. Les familles préfèrent.
season-name-rehearsal = Répétition générale
season-host-rehearsal = L’un de vous peut disparaître du scénario. C’est dans le contrat.
season-name-book = Selon les règles
season-host-book = Ce soir, c’est tout le monde ou personne. Les sponsors aiment les comptes ronds.
season-name-memory = Rien pour noter
season-host-memory = Nous avons ramassé vos balises. Regardez deux fois, vous oublierez.
season-name-key = La clé
season-host-key = Il y a une clé, désormais. Nous ne savons plus où nous l’avons mise.
season-name-gathering = Salle comble
season-host-gathering = Tous dans la même salle, je vous prie. Celle qui a la bonne caméra.
season-name-slide = Restrictions
season-host-slide = La sortie ne part plus toute seule. Il faudra pousser le bâtiment.
season-name-orders = Ordres scellés
season-host-orders = Décidez d’abord, comprenez ensuite. Notre direction fait ainsi.
season-name-madness = Folie
season-host-madness = Une carte avant chaque pas. Le public a voté pour, deux fois.
season-name-finale = La finale
season-host-finale = Sept tours. Ensuite, il nous faut le plateau.
season-rounds =
    { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }
season-may-die =
    { $count ->
        [0] tout le monde doit survivre
        [one] { $count } des quatre peut être perdu
       *[other] { $count } des quatre peuvent être perdus
    }
season-won-by = Le bot explorer sort dans { $count } parties sur 100.
season-goal =
    { $rounds ->
        [one] { $rounds } tour restant,
       *[other] { $rounds } tours restants,
    } { $count } en vie
season-one-goal = Sortir
season-stars =
    { $count ->
        [0] aucune étoile
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
season-best = Ton record
season-locked = S’ouvre quand l’épisode { $number } est gagné
season-week = Donne de la semaine
season-week-help = Les mêmes salles pour tout le monde jusqu’à dimanche soir (UTC).
season-next = Épisode suivant
season-all = Tous les épisodes
season-lost = Pas d’étoile ce soir. On reconstruit le décor.
season-new-best = Ton meilleur résultat !
season-wrong = Il y a les épisodes 1 à { $most }, pas { $number }.
season-instead = --episode dit déjà ce qui se joue : retire { $option }.

## Hors jeu : des paris sur la suite, pour soi seul

bet-place = Faire tes paris
bet-help = Pour toi seul : tes paris restent sur cet appareil, personne ne les voit et ils ne changent rien à la partie. Le résultat t’est dit à la fin.
bet-won = Comment cela finit-il pour toi ?
bet-out = Qui s’échappe ?
bet-nobody = Personne
bet-round = À quel tour la partie finit-elle ?
bet-title = Tes paris : { $right } sur { $all } justes
bet-said = Au tour { $round }, tu as dit : { $said }.
bet-right = C’est juste !
bet-wrong = En vérité : { $came }.

## Le jeu dans le navigateur : les règles

rules-search = Chercher : une salle, un mot, un numéro de règle
rules-all = Toutes les règles, dans un nouvel onglet
rules-chapters = Chapitres
rules-found =
    { $count ->
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }
rules-nothing = Rien de tel dans cette édition. Essaie un autre mot ou une autre édition.
rules-all-editions = toutes les éditions
rules-ids = règles par numéro : { $count }
rules-mark-b = Jeu de base
rules-mark-s2 = S2
rules-mark-en = Ultimate EN
rules-mark-pl = Ultimate PL
rules-mark-uk = Ultimate UK
rules-mark-ult = Ultimate
rules-mark-x = S2 · Ultimate
rules-part-modes = Modes de jeu
rules-part-actions = Les actions
rules-part-rooms = Salles
rules-part-talents = Les Talents spéciaux
rules-part-robots = Les robots
rules-part-cards = Cartes M.A.C.
rules-part-complexes = Les complexes
rules-part-differences = Différences entre les éditions
rules-part-by-id = Toutes les règles par numéro
rules-part-rulings = Nos décisions
rules-by-id-hint = Avec nos mots. Les plaques comme S2 ou UK disent de quelle édition parle la phrase ; sans plaque, elle vaut partout.
rules-rulings-hint = Là où les livres se taisent ou se contredisent : la question, les lectures possibles, ce que nous jouons, et pourquoi.
rules-differences-hint = L’édition de cette page est encadrée. Ce sur quoi les cinq s’accordent n’y est pas.
rules-yes = oui
rules-no = non
rules-players = joueurs : { $players }
rules-rounds = tours : { $rounds }
rules-in-box = dans la boîte : { $count }
rules-drawn = tirées au hasard : { $count }, { $colour }
rules-without = Un exemplaire de chacune reste dans la boîte : { $rooms }
rules-open-in-builder = L’ouvrir dans l’atelier
rules-cards-basic = Cartes Obstacles
rules-cards-madness = Cartes Madness
rules-card-move = Déplacement du complexe
rules-card-punishment = Sanction
rules-card-disabled = Salles désactivées

## Le jeu dans le navigateur : là où les éditions divergent

difference-alarm = Quand l’entrée dans la Room 25 déclenche l’alarme, qui laisse cinq tours
difference-alarm-0 = jamais
difference-alarm-1 = tant qu’il reste plus de cinq tours
difference-alarm-2 = pendant les cinq premiers tours ; aucun n’est ajouté
difference-alarm-3 = pendant les cinq premiers tours, même si cela en ajoute
difference-direct = Les actions se jouent directement de la main ; rien n’est programmé.
difference-deaths = Combien de morts supporte une Coopération ou un Solo
difference-deaths-0 = aucune
difference-deaths-1 = une, pour une victoire partielle
difference-reminders = Les balises mémorielles sont en jeu.
difference-talents = Chacun a un Talent spécial.
difference-adrenaline = Chacun commence avec son adrénaline.
difference-withdraw = L’adrénaline posée peut être reprise.
difference-guard_reveal = Quand un gardien peut se révéler
difference-guard_reveal-0 = à son tour, n’importe quand
difference-guard_reveal-1 = à son tour, une fois que quelqu’un est entré dans la Room 25
difference-guard_reveal-2 = à son tour, une fois la Room 25 visible
difference-guard_reveal-3 = au tour de n’importe qui, une fois la Room 25 visible
difference-guard_reveal-4 = à son tour, une fois l’alarme déclenchée
difference-guard_adrenaline = Quand un gardien qui se révèle perd son adrénaline
difference-guard_adrenaline-0 = dès le tour suivant
difference-guard_adrenaline-1 = aussitôt
difference-guard_adrenaline-2 = jamais
difference-masks = Quand les derniers dehors doivent montrer leur rôle
difference-masks-0 = quand il y a plus de monde dans la Room 25 ou mort que de vivants dehors
difference-masks-1 = quand il n’y a pas plus de monde hors de la Room 25 que de gardiens
difference-masks-2 = de même, et les morts parmi eux les montrent aussi
difference-last_dead = Les morts montrent leur rôle au début du dernier tour.
difference-gather = Une Coopération se gagne en se rassemblant dans la Room 25 une fois la Clé trouvée.
difference-key = Il faut trouver la salle Clé avant que quiconque puisse partir.
difference-cards = Quand on pioche des cartes M.A.C.
difference-cards-0 = seulement dans la salle M.A.C., s’il y en a une
difference-cards-1 = deux avant la programmation
difference-cards-2 = une avant chaque série d’actions
difference-cards-3 = une après la programmation et une après chaque série d’actions
difference-blocked_again = Une carte de déplacement dont la rangée ne peut bouger fait quand même piocher.
difference-solo_jam = La carte Brouillage reprend les balises mémorielles de qui joue en solo.
difference-bomb_stays = La première Bombe attend la deuxième, quel que soit le tour.
difference-accel_slot = L’Accélération ne dure qu’une série d’actions.
difference-panic_kevin = Quelles salles échange Kevin pris de panique
difference-panic_kevin-0 = deux voisines de la sienne, d’abord les occupées
difference-panic_kevin-1 = deux côte à côte, où qu’elles soient, d’abord les occupées
difference-panic_kevin-2 = deux voisines de la sienne, d’abord celles avec des personnages
difference-pivot_talents = Dans une salle Pivot, les Talents spéciaux ne passent que par ses deux issues.
difference-free_carry = Porter quitte une salle Pivot par ses quatre côtés.
difference-paranoid_adrenaline = On peut poser l’adrénaline sous paranoïa.
difference-redirect = Ce que fait un robot qu’Alice refuse
difference-redirect-0 = rien
difference-redirect-1 = sur un ordre, il pousse quelqu’un d’autre
difference-redirect-2 = il pousse quelqu’un d’autre, aussi par la carte Robot
difference-lock_own = Emmett peut verrouiller la salle où il est.
difference-kevin_early = Kevin choisit sa capacité en programmant.
difference-jam_card = La carte Brouillage fait taire la table.
difference-calm_early = La paranoïa cesse avant les cartes du tour suivant, pas après.
difference-clear_disabled = Salles désactivées retire verrous et jetons Do Not Cross des salles retournées.
difference-robot_activated = Seules les salles Robot où un personnage est entré comptent pour le nombre de robots.
difference-mirror_guard = Un gardien révélé qui a encore son adrénaline perd la suite de son tour dans la salle Miroir.
difference-dead_talk = Les morts peuvent parler.

## The browser game: how hard a complex is

build-hard = Difficulté
build-stars = { $stars } étoile(s) sur 5
build-hard-help = Le bot explorer perd environ { $score } % de ses parties ici ; avec le complexe du livre, { $book } %. De bons joueurs en perdent moins.
build-hard-help-suspicion = Quand le bot explorer joue tout le monde, les prisonniers perdent environ { $score } % des parties ici ; avec le complexe du livre, { $book } %.
build-won = Les prisonniers sortent
build-won-suspicion = Les prisonniers gagnent
build-won-rivals = Quelqu’un gagne
build-plays = Qu’est-ce que ça donne en jeu ?
build-plays-help = Le bot { $bot } joue à toutes les places, avec les mêmes donnes pour chaque projet. Les gens jouent autrement : c’est la comparaison de deux projets qui en dit le plus.
build-plays-games = Parties
build-plays-start = Jouer { $count } parties
build-plays-stop = Arrêter
build-plays-on = Continuer
build-plays-done = { $done } parties sur { $most }
build-design = Projet { $letter }
build-design-now = Tu modifies le projet { $letter }.
build-design-compare = Comparer avec un autre projet
build-design-edit = Modifier le projet { $letter }
build-design-drop = Retirer le projet { $letter }
build-design-help = Le projet B commence comme une copie : change ses tuiles, ses cartes ou son mode ci-dessus.
build-part-won = Victoires
build-part-mean = En moyenne
build-part-results = Comment cela finit
build-part-deaths = Morts dans une partie
build-part-rounds = Tours commencés
build-part-killers = Morts par salle
build-interval-help = Entre parenthèses, et par un trait sur chaque barre : où se trouve la vraie part dans 95 échantillons de ce genre sur 100.
build-seat = Place { $number }
build-mean-rounds = Tours
build-mean-deaths = Morts
build-deck = Le paquet de cartes
build-deck-box = Le paquet de la boîte
build-deck-count = { $count } cartes
build-card-less = Retirer : { $card }
build-card-more = Ajouter : { $card }

## La page de l’administrateur du serveur

web-admin = Administrer ce serveur
web-admin-key = La clé de ce serveur
web-admin-enter = Ouvrir
web-admin-key-help = Elle a été donnée à room25 serve par --admin-key. Elle ne reste que dans cet onglet.
web-admin-wrong = Ce n’est pas la clé, ou ce serveur n’a pas cette page.
web-admin-wait = Trop de clés fausses. Réessayez dans une minute.
web-admin-how-long = Durée
web-admin-note = Raison (vous seul la voyez)
web-admin-tables = Tables où il y a quelqu’un
web-admin-nobody = Il n’y a personne pour l’instant.
web-admin-mute = Rendre muet
web-admin-ban = Exclure
web-admin-close = Fermer la table
web-admin-said = Derniers messages
web-admin-orders = En vigueur
web-admin-no-orders = Personne n’est muet ni exclu, et aucune table n’est fermée.
web-admin-until = jusqu’au { $when }
web-admin-back = Annuler
web-admin-not-done = Impossible. Quelqu’un y est-il encore connecté ?
web-admin-leave = Oublier la clé
web-admin-1 = une heure
web-admin-24 = un jour
web-admin-720 = 30 jours
