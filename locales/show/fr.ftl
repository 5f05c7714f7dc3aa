### Ce que dit la voix de l’émission, dans le navigateur. Les quatre fichiers contiennent les mêmes répliques, dans le même ordre, avec les mêmes variables.
### Une réplique n’est dite qu’une fois par partie, et seulement sur ce que tout le monde a vu. Les noms arrivent tels quels ($who, $by), les cases comme B2.

## Le premier tour commence

host-open-1 = Bonsoir. Vingt-cinq salles, une sortie, et toutes les caméras tournent.
host-open-2 = Nos candidats ont mal dormi. Réveillons-les comme il faut.
host-open-3 = Les portes sont fermées, le thé est chaud, et nous sommes en direct.
host-open-4 = Un accueil chaleureux pour nos candidats. Tant qu’il y a de la chaleur.
host-open-5 = Les règles tiennent sur une carte. Les petites lignes, dans tout le bâtiment.
host-open-6 = Ils ont tous dit aimer les énigmes. On va voir ça.
host-open-7 = Personne n’a encore touché à rien. Profitez-en.
host-open-8 = Le public a fait ses jeux. À vous de faire le premier pas.

## Un autre tour commence, et personne n’est mort au précédent

host-round-1 = Un tour bien calme. Nos sponsors préfèrent l’autre genre.
host-round-2 = Tout le monde a tenu. Les fleurs attendront.
host-round-3 = Aucune perte. Je préviens le traiteur.
host-round-4 = Encore un tour, les mêmes visages. Quelle fraîcheur.
host-round-5 = Ils deviennent prudents. Prudent, c’est lent, et lent, c’est pour moi.
host-round-6 = Encore une lampe, encore une occasion de mal placer sa confiance.
host-round-7 = Le bâtiment est patient. Il a l’habitude.
host-round-8 = Réfléchissez bien. L’horloge, elle, ne réfléchit pas.
host-round-9 = Ce bourdonnement, ce sont les murs. Ils vous aiment bien.
host-round-10 = Choisissez. Les regrets sont offerts par la maison.
host-round-11 = Regardez-vous donc dans les yeux. Ça passe très bien à l’écran.
host-round-12 = Jusqu’ici, que de politesse. Ça ne dure jamais.

## Un autre tour commence, et quelqu’un est mort au précédent

host-grim-1 = On continue. Il y a plus de place à table.
host-grim-2 = Le ménage est fait. Attention, c’est glissant.
host-grim-3 = Moins de candidats, moins de disputes.
host-grim-4 = Un instant de recueillement. Voilà, c’est fait.
host-grim-5 = L’audience grimpe. On m’a prié de ne pas dire pourquoi.
host-grim-6 = Un casier vient de se libérer, si quelqu’un en cherche un.
host-grim-7 = Vous êtes bien pâles. Ce doit être l’éclairage.
host-grim-8 = Le bâtiment y a pris goût. Tour suivant.

## Il reste deux ou trois tours

host-late-1 = Les lampes s’épuisent plus vite que les excuses.
host-late-2 = Il se fait tard, et personne n’a demandé l’escalier.
host-late-3 = Moi, je me presserais. Mais moi, une voiture m’attend.
host-late-4 = Bientôt, on éteint. Tout.
host-late-5 = L’horloge a cessé d’être polie.
host-late-6 = Plus beaucoup de lampes. Saluez les caméras tant qu’elles vous voient.
host-late-7 = À partir d’ici, chaque pas est une plaidoirie.
host-late-8 = C’est le moment où les plans deviennent des souvenirs.

## Le dernier tour

host-last-1 = Dernier tour. Ce que vous gardiez pour plus tard, c’est maintenant.
host-last-2 = Plus qu’une lampe. J’espère que vous avez été gentils entre vous.
host-last-3 = Après cela, seul le veilleur de nuit aura les clés.
host-last-4 = Dernier tour. Le générique est prêt, en deux versions.
host-last-5 = La dernière lampe. Elle vacille pour vous tous.
host-last-6 = Dernier tour. Ce serait le moment d’avoir raison.
host-last-7 = Encore un tour, et je rentre chez moi. Certains d’entre vous aussi, peut-être.
host-last-8 = Dernier appel. La sortie ne prend pas de réservations.

## Quelqu’un meurt

host-death-1 = { $who } nous quitte plus tôt que prévu. Le contrat le permet.
host-death-2 = Grâce à { $who }, les autres savent à quoi s’en tenir.
host-death-3 = Bonne nuit, { $who }. On fera suivre les bagages.
host-death-4 = { $who } ne participe plus. Silence, s’il vous plaît.
host-death-5 = C’était { $who }. La salle est de nouveau disponible.
host-death-6 = { $who } se demandait où cela menait. Cela menait là.
host-death-7 = On applaudit { $who }. Pas trop fort.
host-death-8 = Un micro de moins. { $who } rend l’antenne.
host-death-9 = { $who } apprend les couleurs à ses dépens.
host-death-10 = Le bâtiment remercie { $who } de sa visite.

## Quelqu’un meurt dans une salle où un autre l’a mis

host-pushed-1 = { $by } donne un coup de main, { $who } paie. Un accident, bien sûr.
host-pushed-2 = { $who } a eu de l’aide. { $by } nous doit une explication.
host-pushed-3 = { $by } voulait juste faire de la place. C’est fait.
host-pushed-4 = Un coup de main signé { $by }. Un peu trop appuyé.
host-pushed-5 = « Après toi », dit { $by }. Et { $who } y va.
host-pushed-6 = Ça, c’était { $by }. Nous l’avons sous quatre angles.
host-pushed-7 = { $who }, voici la salle. { $by }, voici les caméras.
host-pushed-8 = De bons bras, { $by }. Un mauvais alibi.

## Une salle se retourne et n’est pas ce que quelqu’un avait dit

host-lie-1 = { $who } nous disait autre chose sur { $cell }. C’est enregistré.
host-lie-2 = { $cell } est ouverte. Reste à savoir ce que { $who } y avait vu.
host-lie-3 = Petite correction pour { $who } : c’est une autre couleur.
host-lie-4 = { $who }, la salle et toi ne pouvez pas avoir raison tous les deux.
host-lie-5 = Une erreur sincère, { $who } ? Demandons au public.
host-lie-6 = { $who } ne manque pas d’imagination. { $cell }, si.
host-lie-7 = Eh bien, { $who }. La peinture n’est pas d’accord.
host-lie-8 = { $who } dit une chose, { $cell } une autre. Les salles ne mentent pas.
host-lie-9 = { $who } ferait bien de s’asseoir plus loin du micro.
host-lie-10 = Daltonisme ou malice, { $who } ? D’ici, c’est pareil.

## L’alarme

host-alarm-1 = Voilà l’alarme. Quelqu’un a été un peu trop rapide.
host-alarm-2 = Vous entendez ? C’est le temps qui s’en va.
host-alarm-3 = L’alarme. La Room 25 n’aime pas qu’on arrive en avance.
host-alarm-4 = Bravo, vous l’avez trouvée. L’horloge vous a trouvés aussi.
host-alarm-5 = Moi qui avais prévu une longue soirée.
host-alarm-6 = Le rouge va bien à ce bâtiment. Vous allez en voir beaucoup.
host-alarm-7 = Quelqu’un a déclenché l’alarme. C’était dans les petites lignes.
host-alarm-8 = Les lampes ont entendu. Elles partent avant l’heure.

## Quelqu’un est le premier dans la Room 25

host-exit-1 = La Room 25, avec { $who } dedans. Que personne ne respire.
host-exit-2 = Elle existe donc. { $who } peut le confirmer.
host-exit-3 = { $who } est à la sortie. C’était la partie facile.
host-exit-4 = La porte au bon numéro. Bravo, { $who }. Ne t’assieds pas.
host-exit-5 = { $who } voit la lumière du jour. C’est une lampe, mais l’idée y est.
host-exit-6 = Tout le monde voudrait être { $who }. À votre place, je me méfierais.
host-exit-7 = Vingt-cinq salles, et { $who } choisit celle-là.
host-exit-8 = { $who } est dans la Room 25. Les autres savent où aller.

## Un gardien se révèle

host-guard-1 = { $who } est des nôtres. L’uniforme était sous le manteau.
host-guard-2 = Surprise. { $who } figurait sur nos fiches de paie depuis le début.
host-guard-3 = { $who } fait un pas en avant. Tous les autres, un pas en arrière.
host-guard-4 = Et voici { $who }, de la maison. On salue.
host-guard-5 = Certains se méfiaient de { $who }. D’autres ont tout raconté.
host-guard-6 = { $who } n’a plus à faire semblant. Quel soulagement.
host-guard-7 = Bas les masques, { $who }. Et maintenant, plus vite.
host-guard-8 = Recomptez-vous. { $who } n’a jamais été des vôtres.

## C’est fini, et quelqu’un est dehors

host-out-1 = Ils sont dehors. Je vais devoir expliquer ça là-haut.
host-out-2 = Les portes se sont fermées un instant trop tard. Bonsoir.
host-out-3 = Une évasion. Les sponsors sont au téléphone.
host-out-4 = Qu’on vérifie les serrures. Après coup, évidemment.
host-out-5 = Partis, avec nos micros. Merci de les renvoyer.
host-out-6 = Le bâtiment est plus vide, et je reste sans voix. Presque.
host-out-7 = Bien joué. Revenez donc ; nous serons prêts.
host-out-8 = Et les voilà partis. À la semaine prochaine, avec de meilleures portes.

## C’est fini, et personne n’est dehors

host-kept-1 = C’était l’émission. Le bâtiment garde la distribution.
host-kept-2 = Personne ne sort. C’était de loin la fin la plus probable.
host-kept-3 = Les portes restent closes. Merci de votre fidélité.
host-kept-4 = Bonne nuit de notre part à tous, et de la leur.
host-kept-5 = La maison gagne. La maison a vingt-cinq salles.
host-kept-6 = Nous cherchons de nouveaux candidats. S’adresser à l’entrée.
host-kept-7 = Pas de sortie ce soir. Les formalités seront brèves.
host-kept-8 = Ils y étaient presque. C’est ce qu’on imprime sur les tasses.
