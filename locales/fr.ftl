### Les mots du jeu en français. Les quatre catalogues contiennent les mêmes messages, dans le même ordre, avec les mêmes variables.
### Les noms arrivent déjà traduits : jamais « de » ni « que » devant eux (Alice, Emmett). Tutoiement partout.

language-name = Français

## Salles : nom, nom court (neuf lettres au plus, pour le plateau), effet

room-central = Salle centrale
room-central-short = Centrale
room-central-help = Tout le monde commence ici, et elle ne bouge jamais. Seules les actions Regarder et Se déplacer y sont possibles ; on ne pousse personne dehors, mais on peut pousser quelqu’un dedans.
room-room25 = Room 25
room-room25-short = Room 25
room-room25-help = La sortie. Quand les tiens sont dedans et qu’elle se trouve dans une zone de sortie, l’un d’eux joue Contrôler et la fait glisser hors du plateau. Dans les modes en dix tours, y entrer trop tôt déclenche l’alarme.
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
room-tunnel-help = En entrant, tu passes aussitôt dans l’autre salle Tunnel si elle est visible. Y arriver ne te renvoie pas en arrière.
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
room-prison-help = On n’en sort que vers une salle adjacente où se tient un autre personnage, ou vers la Salle centrale si elle est adjacente. La règle vaut aussi pour qui se fait pousser.
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
room-flooded-help = Dès qu’elle est révélée, elle se ferme pour toujours : plus personne n’entre. Qui est dedans peut sortir, et se noie s’il y est encore après sa deuxième action du tour suivant.
room-illusion = Salle Mystère
room-illusion-short = Mystère
room-illusion-help = En entrant, elle change de place avec n’importe quelle salle cachée ; celle-ci est révélée sous tes pieds et son effet s’applique. La salle Mystère reste visible à sa nouvelle place. S’il n’y a plus de salle cachée, il ne se passe rien.

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

## Éditions, modes, complexes

edition-base = Jeu de base
mode-suspicion = Suspicion
mode-suspicion-help = Les prisonniers doivent tous atteindre la Room 25 et la faire sortir ; les gardiens cachés parmi eux doivent l’empêcher. Les gardiens gagnent si deux prisonniers meurent ou si le temps est écoulé. Au dernier tour, un prisonnier peut rester derrière, mort ou vif.
mode-competition = Compétition
mode-competition-help = Chacun mène deux prisonniers contre tous les autres. On gagne en faisant sortir les deux siens en premier, ou en étant le dernier à avoir quelqu’un en vie. Si l’un des tiens est mort, l’autre ne peut partir qu’au dernier tour.
mode-team = Par équipe
mode-team-help = Deux équipes, un prisonnier chacun. La première équipe qui sort au complet gagne, ou celle dont tous les adversaires sont morts ; avec un mort, les autres ne peuvent partir qu’au dernier tour. Si personne ne sort, l’équipe la plus nombreuse dans la Room 25 l’emporte.
mode-cooperation = Coopération
mode-cooperation-help = Pas de gardiens : tout le monde sort ensemble avant la fin du compte à rebours. Avec un mort, la victoire est partielle ; au deuxième, la partie est perdue.
mode-solo = Solo
mode-solo-help = Tu mènes quatre prisonniers et joues leurs actions directement, sans programmer, deux différentes au plus par tour. Les quatre doivent sortir ; un seul mort et la partie est perdue.
complex-beginner = Débutant
complex-beginner-help = Huit salles vides et une seule salle mortelle. Ni Prison, ni Tunnel, ni salle mobile, ni Mystère.
complex-expert-competition = Compétition expert
complex-expert-competition-help = Quatre salles vides, deux Prisons, deux Tunnels et la salle Mystère.
complex-expert-suspicion = Suspicion expert
complex-expert-suspicion-help = Six salles vides, deux salles mortelles, la salle mobile et la salle Mystère.
complex-free = Ton propre choix
option-season2_timing = Durée de la Saison 2
option-season2_timing-help = En Coopération, 7 tours avec cinq personnages, 6 avec six.
option-no_reminders = Sans balises
option-no_reminders-help = Ce que tu as vu, à toi de t’en souvenir.
team-name = Équipe { $number }

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
event-clue-taken = { $who } jette un premier coup d’œil en { $cell }.
event-saw = { $who } voit ce que cache { $cell } : { $room }. On ne le dit qu’à toi.
event-programmed = { $who } a programmé ses actions.
event-token-revealed = { $who } retourne son jeton : { $token }.
event-kept = { $who } garde son unique action pour plus tard.
event-passed = { $who } ne fait rien.
event-action-lost = { $who } ne peut pas jouer { $token } : l’action est perdue.
event-looked = { $who } regarde { $cell }.
event-moved = { $who } va de { $cell } en { $to }.
event-pushed = { $who } pousse { $target } en { $to }.
event-slid = { $who } fait glisser la rangée { $line } { $direction }.
event-room-revealed = { $cell } est révélée : { $room }.
event-swapped = { $who } fait changer de place les salles { $cell } et { $to }.
event-jumped = { $who } ressort du tunnel en { $to }.
event-sent-back = { $who } se retrouve dans la Salle centrale.
event-closed = { $cell } se remplit et se ferme : plus personne n’entre.
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
event-reminder-laid = { $who } pose sa balise sur { $cell }.
event-reminder-back = { $who } reprend sa balise en { $cell }.
event-claimed = { $who } annonce : { $cell }, { $colour }.
event-marker-removed = { $who } : marqueur retiré du compteur de tours.
event-escaped = { $who } fait sortir la Room 25 du complexe.
event-game-over = La partie est finie. { $result }

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
answer-program-two = { $first }, puis { $second }
answer-program-one = { $first } seulement, en premier ou en deuxième, au choix
answer-wait = La garder pour la deuxième action
answer-pass = Ne rien faire
answer-reveal = Te révéler comme gardien
answer-mark = Poser ta balise sur { $cell }
answer-claim = Annoncer { $cell } : { $colour }

## Ce qui est demandé

ask-clue = Avant le début de l’émission : quelle salle voisine de la Salle centrale regardes-tu ?
ask-program = { $who } : choisis deux actions, dans l’ordre, ou une seule.
ask-action = { $who } joue { $token }. Choisis comment.
ask-action-free = { $who } agit sans programmer. Choisis une action.
ask-floating = { $who } n’a qu’une action, { $token }. Joue-la maintenant, ou garde-la pour la deuxième action.
ask-vision = Salle Vision : { $who } peut regarder n’importe quelle salle cachée. Laquelle ?
ask-moving = Salle mobile : avec quelle salle cachée change-t-elle de place ?
ask-illusion = Salle Mystère : avec quelle salle cachée change-t-elle de place ? C’est dans celle-là que tu seras.
ask-control = Salle de contrôle : quelle rangée glisse, et dans quel sens ?
ask-tunnel = Salle Tunnel : où ressors-tu ?

## Le jeu au terminal : avant de commencer

term-title = Room 25
term-unofficial = Une adaptation non officielle, faite par des fans, du jeu de société de François Rouzé ; son éditeur n’y est pour rien.
term-welcome = Tu es à l’antenne. La sortie est quelque part dans ce complexe.
term-how-to-win = Trouve la Room 25, rassemble les tiens à l’intérieur, amène-la dans une zone de sortie au bord, et fais-la sortir avec Contrôler avant la fin du compte à rebours.
term-how-a-round-goes = Un tour : chacun choisit en secret une ou deux actions ; on joue les premières dans l’ordre du tour, puis les deuxièmes ; puis le compte à rebours avance.
term-choose-language = Quelle langue ?
term-choose-mode = Quel mode ?
term-choose-players = Combien de joueurs ? Possible : { $allowed }.
term-choose-humans = Combien d’entre eux sont des personnes à ce clavier ? De 0 à { $players } ; l’ordinateur déplace les autres au hasard.
term-choose-who = Qui joue { $who } ?
term-choose-name = Comment s’appelle le joueur { $number } ?
term-choose-complex = Quel complexe ?
term-choose-seed = Un numéro de donne ? Entrée seule en distribue une nouvelle.
term-default = Entrée seule : { $value }
term-seat-human = une personne
term-seat-random = l’ordinateur, au hasard
term-player-name = Joueur { $number }
term-seat-plays = { $name } joue { $characters }.
term-setup-problems = Cette partie ne peut pas commencer :
term-setup-warnings = C’est jouable, mais attention :

## Le jeu au terminal : pendant la partie

term-round = Tour { $round } sur { $rounds }
term-rounds-left =
    { $left ->
        [one] encore { $left } tour
       *[other] encore { $left } tours
    }
term-last-round = Dernier tour
term-phase-clue = Premier coup d’œil
term-phase-programming = Programmation
term-phase-first-action = Première action
term-phase-second-action = Deuxième action
term-phase-countdown = Compte à rebours
term-turn-order = Ordre du tour : { $names }
term-turn = C’est à { $who } de jouer.
term-dead = hors jeu
term-in-room25 = dans la Room 25
term-hand-over = Appuie sur Entrée et passe le clavier à { $name }.
term-hand-over-ready = { $name } : appuie sur Entrée quand personne d’autre ne regarde.
term-continue = Appuie sur Entrée pour continuer.
term-choices = Tu peux :
term-prompt = Tape un numéro, ou ? pour l’aide.
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

## Le jeu au terminal : aide

term-help-heading = Ce que tu peux taper
term-help-word-number = NUMÉRO
term-help-word-file = FICHIER
term-help-number = choisir cette réponse dans la liste
term-help-room = la règle d’une salle : celle de cette case, ou celle qui porte ce nom
term-help-words = les mots d’une réponse conviennent aussi, même abrégés : m b2, l m
term-help-rooms-too = toutes les salles de ce complexe
term-help-rule = la règle de ce numéro, en anglais
term-help-mark = poser ta balise sur une salle cachée, quand c’est à toi de jouer
term-help-claim = après avoir regardé, annoncer sa couleur à tous, vraie ou fausse : blue (bleu), green (vert), yellow (jaune) ou red (rouge)
term-help-reveal = te révéler comme gardien, quand c’est à toi de jouer ; dès le tour suivant, tu agis sans programmer
term-help-log = tout ce qui s’est passé jusqu’ici
term-help-save = enregistrer la partie dans un fichier
term-help-quit = quitter la partie
term-help-actions = Les actions
term-help-rooms = Les salles
term-legend-heading = Signes
term-legend-face-down = salle cachée
term-legend-known = cachée, mais tu l’as vue
term-legend-claimed = ce que quelqu’un en a dit
term-legend-reminder = balise
term-legend-exit-zone = zone de sortie : d’ici, la Room 25 peut sortir
term-legend-line = cette rangée ne glisse que dans ce sens jusqu’à la fin du tour
term-legend-closed = fermée : personne ne peut entrer
term-legend-choice = la réponse qui porte ce numéro mène ici
term-room-face-down = { $cell } est cachée, et tu ne sais pas ce que c’est.
term-room-in-complex = Dans ce complexe : { $count }

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
error-mark-not-now = { $who } ne peut poser sa balise qu’au moment d’agir.
error-mark-face-up = { $cell } est visible. Une balise se pose sur une salle cachée.
error-mark-in-use = { $who } a déjà posé sa balise sur { $cell } ; elle revient quand cette salle est révélée.
error-mark-none = Cette partie se joue sans balises.
error-claim-not-seen = { $who } n’a pas regardé { $cell }. On n’annonce une couleur qu’après avoir regardé.
error-claim-face-up = { $cell } est visible : tout le monde voit sa couleur.
error-reveal-not-now = { $who } ne peut se révéler qu’au moment d’agir.
error-reveal-not-guard = { $who } n’est pas gardien. Seul un gardien peut se révéler.
error-reveal-already = { $who } : gardien, tout le monde le sait déjà.
error-no-such-file = Le fichier { $file } n’existe pas. Vérifie le nom et le dossier.
error-bad-record = { $file }, ligne { $line } : { $reason }. La partie est illisible à partir de là.

## Pourquoi pas : après un nom, les mots tapés et deux-points

term-entry = { $name } : { $text }
term-rule = (Règle { $rule } ; pour la lire : ? { $rule })
term-rules = Règles : { $rules }
term-possible = Possible : { $options }.
why-not-next = seules les salles qui ont un côté en commun sont voisines.
why-one-or-two = on programme une action, ou deux différentes.
why-not-in-edition = cela n’existe pas dans cette édition.
why-not-in-game = ce personnage n’est pas dans la partie.
why-over = la partie est finie.
why-face-up = cette salle est visible, il en faut une cachée.
why-clue-first = d’abord le premier coup d’œil : l’une des quatre salles voisines de la Salle centrale.
why-not-programming = on programme avant le début des actions.
why-dead = les morts n’agissent pas et se taisent.
why-clue-taken = ce joueur a déjà eu son premier coup d’œil.
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
why-no-reminders = cette partie se joue sans balises.
why-reminder-out = la balise ne revient que quand sa salle est révélée.

## Une partie impossible, et une partie déconseillée

problem-not-25 = Un complexe compte 25 salles, et non { $count }.
problem-not-in-box = { $room } : nombre choisi { $count }, dans la boîte { $box }.
problem-no-central = Un complexe a exactement une Salle centrale.
problem-no-room25 = Un complexe a exactement une Room 25 ; il n’y a pas d’autre sortie.
problem-players = { $mode } : impossible à { $players }. Nombres de joueurs possibles : { $allowed }.
problem-characters = Les personnages ne vont pas : chacun ne se choisit qu’une fois, et chaque joueur en reçoit autant que le veut le mode.
problem-edition = On ne peut pas encore jouer à cette édition.
problem-mode = Cette édition n’a pas ce mode.
problem-level = Cette édition n’a pas ce niveau de difficulté.
problem-complex = Cette édition n’a pas ce complexe.
problem-option = Ce mode n’a pas cette option.
problem-first = Seul un personnage de la partie peut commencer.
warning-vortex-mortal = Deux salles Vortex et deux salles mortelles ensemble font un complexe cruel. Mieux vaut en retirer une des quatre.
