### The words of the game in English. The four catalogues hold the same messages, in the same order, with the same variables.
### Values arrive as names in this language, cells as B2, lines as 2 or B. Numbers that are counted ($left, $rounds) arrive as numbers.
### What is true at one table and not at another is chosen by its switches ($switch-gather, core/switches.py), never by an edition’s name;
### -1 is a switch that the modes of an edition set differently. An attribute named like an edition is that edition’s own word for the thing.

language-name = English

## Rooms: name, short name (at most nine letters, for the board), what it does

room-central = Central room
room-central-short = Centre
room-central-help = Everybody starts here, and it never moves. Only Look and Move work here; nobody is pushed out, though anybody may be pushed in.
room-room25 = Room 25
room-room25-short = Room 25
room-room25-help =
    The exit. { $switch-gather ->
        [1] Once the Key is found, it is enough that all of you are in here: nothing has to slide.
        [-1] In Cooperation and Solo it is enough that all of you are in here once the Key is found. In Suspicion get your people inside while it lies in an exit zone, then one of them plays Control and slides it off the board.
       *[0]
            Get your people inside while it lies in an exit zone, then one of them plays Control and slides it off the board{ $switch-key ->
                [1] ; but the Key room must be found first.
                [-1] ; in Cooperation and Solo the Key room must be found first.
               *[0] .
            }
    }{ $switch-alarm ->
        [0] { "" }
       *[1] { "" } Coming in while more than five rounds are left sets off the alarm: five are left.
        [2] { "" } Coming in during the first five rounds sets off the alarm: no more than five rounds are left.
        [3] { "" } Coming in during the first five rounds sets off the alarm: five rounds are left, even where that adds some.
        [-1] { "" } Except in Cooperation and Solo, coming in early sets off the alarm: five rounds are left.
    }
room-empty = Empty room
room-empty-short = Empty
room-empty-help = Nothing happens here. Breathe.
room-vision = Vision room
room-vision-short = Vision
room-vision-help = On entry, look secretly at any one face-down room of the complex.
room-moving = Moving chamber
room-moving-short = Moving
room-moving-help = On entry, this room and everybody in it trade places with any face-down room, which stays face down. If no room is face down, nothing happens.
room-tunnel = Tunnel room
room-tunnel-short = Tunnel
room-tunnel-help = On entry, you go straight to another Tunnel room that is face up, if there is one; out of two, you choose. Arriving there does not send you on.
room-control = Control chamber
room-control-short = Control
room-control-help = On entry, slide any line but the two central ones by one square. A line that has moved this round can only go the same way. Nobody escapes by this slide.
room-vortex = Vortex room
room-vortex-short = Vortex
room-vortex-help = On entry, you are thrown back to the Central room.
room-dark = Dark chamber
room-dark-short = Dark
room-dark-help = You cannot Look while you are inside.
room-prison = Prison cell
room-prison-short = Prison
room-prison-help = The way out leads only to an adjacent room where another character or a robot stands, or to the Central room if it is adjacent. Being pushed out follows the same rule.
room-cold = Cold chamber
room-cold-short = Cold
room-cold-help = Whoever is inside when a round begins has one action in that round instead of two. A revealed guard freezes like everybody else.
room-acid = Acid bath
room-acid-short = Acid
room-acid-help = Room for one. When a second character comes in, the one who was there first dies.
room-mortal = Mortal chamber
room-mortal-short = Mortal
room-mortal-help = Whoever enters dies at once.
room-trapped = Trapped chamber
room-trapped-short = Trapped
room-trapped-help = Entering arms a trap for you: if you are still inside at the end of your next action, you die. Sliding along with the room does not get you out of it.
room-flooded = Flooded chamber
room-flooded-short = Flooded
room-flooded-help = Once revealed it closes: nobody else gets in. Whoever is inside may leave, and drowns if still there after their second action of the next round.
room-illusion = Illusion room
room-illusion-short = Illusion
room-illusion-help = On entry, it trades places with any face-down room; that room is revealed under you and does what it does. The Illusion room stays face up where it went. If no room is face down, nothing happens.
room-key = Key room
room-key-short = Key
room-key-help = As soon as somebody enters, the way out works for the rest of the game, and this room turns into an Empty one. Until then nobody leaves through Room 25.
room-regeneration = Regeneration room
room-regeneration-short = Regen.
room-regeneration-help = On entry, if anybody is dead, all the dead return to the Central room, and this room turns into an Empty one. Spent adrenaline stays spent. If nobody is dead, nothing happens.
room-robot = Robot room
room-robot-short = Robot
room-robot-help =
    On entry, a robot appears here, unless there are already as many as Robot rooms that { $switch-robot_activated ->
        [1] a character has entered
       *[0] lie face up
    }. Then you give any robot one order: move, or push somebody.
room-pivoting = Pivoting room
room-pivoting-short = Pivoting
room-pivoting-help =
    A corridor with two ends, which turns towards whoever comes in. { $switch-pivot_talents ->
        [1]
            { $switch-free_carry ->
                [1] From inside, Look, Move, Push and every special ability but Carry work through those two ends only; Control works as ever.
               *[0] From inside, Look, Move, Push and every special ability work through those two ends only; Control works as ever.
            }
       *[0]
            { $switch-free_carry ->
                [1] From inside, Look, Move and Push work through those two ends only; Control and special abilities, Carry too, work as ever.
               *[0] From inside, Look, Move, Push and Carry work through those two ends only; Control and the other special abilities work as ever.
            }
    }
room-mac = M.A.C. room
room-mac-short = M.A.C.
room-mac-help = On entry, draw a M.A.C. card and do what it says. If it is aimed at others, it hits you instead.
room-mirror = Mirror room
room-mirror-short = Mirror
room-mirror-help =
    On entry, you lose your adrenaline and whatever you have still programmed this round. { $switch-mirror_guard ->
        [1] A revealed guard who still has the adrenaline loses it and the rest of the turn. Whoever is paranoid keeps the actions.
       *[0] Actions that were never programmed stay yours.
    }
room-jamming = Jamming room
room-jamming-short = Jamming
room-jamming-help =
    { $switch-reminders ->
        [0] While anybody is inside, nobody may tell the others anything.
        [2] While anybody is inside, nobody may tell the others anything. Reminders may still be laid.
       *[1] While anybody is inside, nobody may tell the others anything or lay a reminder.
    }
room-deadend = Dead End
room-deadend-short = Dead End
room-deadend-help = On entry, you pull one character from an adjacent room in with you. The one you pull does not pull anybody in turn.
room-shredder = Shredder room
room-shredder-short = Shredder
room-shredder-help = As soon as somebody leaves, it starts: whoever is still inside dies, and the room closes. A robot that comes in starts it too.
room-paranoia = Paranoia room
room-paranoia-short = Paranoia
room-paranoia-help =
    On entry, all your action tokens, played or not, are shuffled into a pile; from then on you play whatever lies on top. { $switch-calm_early ->
        [1] It ends when a round begins, before its cards,
       *[0] It ends before programming,
    } once the pile is used up or you are out of this room.
room-timer = Timer room
room-timer-short = Timer
room-timer-help = On entry, you strike one round off the countdown; in the last round, whoever enters dies instead. Either way this room turns into an Empty one.

## Colours

colour-blue = blue
colour-blue-meaning = special
colour-green = green
colour-green-meaning = safe
colour-yellow = yellow
colour-yellow-meaning = obstacle
colour-red = red
colour-red-meaning = deadly

## Actions

token-look = Look
token-look-help = Look secretly at an adjacent face-down room. You may tell the others a colour, true or not, but never the name.
token-move = Move
token-move-help = Step into an adjacent room. A face-down one is revealed, and what it does hits you at once.
token-push = Push
token-push-help = Put another character from your room into an adjacent one; you stay. Impossible in the Central room, and lost if you are alone.
token-control = Control
token-control-help = Slide the row or column you stand in by one square, with everybody on it; what leaves at one end returns at the other. The two central lines never move, and a line keeps its direction until the round ends.
token-talent = Special ability
token-talent-help = What your character alone can do. It does not work in the Central room, and never through adrenaline.
token-talent-complex = Hack the Complex
token-talent-complex-help = Swap two rooms next to yours, with all on them. If that cannot be done, order a robot.
token-talent-robot = Hack a Robot
token-talent-robot-help = Give any robot an order: move, or push somebody. If that cannot be done, swap two rooms next to yours.
token-adrenaline = Adrenaline
token-adrenaline-help =
    A third action, once a game. { $switch-direct ->
        [1] Lay it out when a round begins
        [-1] Lay it out while programming, in Solo when a round begins
       *[0] Lay it out while programming
    }; after everybody’s second action you take any of the four basic ones, even one that you have used or lost.{ $switch-withdraw ->
        [1] { "" } Until then you may take it back.
       *[0] { "" }
    } Not possible in the Cold chamber.

## Characters, roles

character-alice = Alice
character-jennifer = Jennifer
character-max = Max
character-kevin = Kevin
character-franck = Franck
character-emmett = Emmett
character-sarah = Sarah
character-bruce = Bruce
role-guard = guard
role-prisoner = prisoner

## Special abilities

talent-alice = Be Hidden
talent-alice-help =
    Until your next action nobody can push, carry or call you, though your room still does to you what it does. You are an android: robots never push you against your will, and Punishment, Panic and Rewind do nothing to you.{ $switch-redirect ->
       *[1] { "" } A robot that you refuse pushes somebody else who is there.
        [0] { "" }
    }
talent-jennifer = Call
talent-jennifer-help = Bring a character from an adjacent room into yours, where it takes the effect. Robots and hidden characters do not come; nobody gets into a closed room, and only Emmett into a locked one. In the Acid bath it costs you your life.
talent-max = Carry
talent-max-help = Move, and take one character from your room along. What waits there hits you both, once, and you make the choices; in the Acid bath you say which of you two dies. Lost if nobody is with you.
talent-kevin = Hack
talent-kevin-help =
    Swap two rooms next to yours, with all on them, but no face-up blue ones; or give any robot an order, to move or to push somebody.{ $switch-kevin_early ->
        [1] { "" } You say which while programming; if it cannot be done, it must be the other one.
       *[0] { "" }
    }
talent-franck = Recover
talent-franck-help = Get your adrenaline back once it is gone. You can lay it out again from the next round on.
talent-emmett = Reactivate or Lock On
talent-emmett-help =
    Take Do Not Cross off an adjacent room with nobody in it, which then goes face down; or lay one of your two Locks on { $switch-lock_own ->
        [1] your room or an adjacent face-up one, unless it is blue
       *[0] an adjacent face-up room that is not blue
    }: only you and robots get in.
talent-sarah = Sabotage
talent-sarah-help = Turn the room you are in, unless it is blue, into an Empty one, twice a game at most; or destroy a robot that is with you.
talent-bruce = Mimic
talent-bruce-help = Use part of the special ability of somebody in your room or next to it: call, carry, hide, reactivate, order a robot, sabotage a room once a game. You recover adrenaline only in the same room as Franck.

## M.A.C. cards

card-move = Complex movement (line { $line } { $direction })
card-move-help = The line slides by one square, as after Control, and keeps this direction until the round ends. If it has already gone the other way, it stays put. Nobody escapes by this slide.
card-move-twice = Complex movement (line { $line } { $direction }, twice)
card-move-twice-help = The line slides by two squares, as after Control, and keeps this direction until the round ends. If it has already gone the other way, it stays put. Nobody escapes by this slide.
card-move-again = Complex movement (line { $line } { $direction }, draw again)
card-move-again-help =
    The line slides by one square, as after Control, and keeps this direction until the round ends; then another card is drawn. { $switch-blocked_again ->
        [1] If it has already gone the other way, it stays put, and the other card is drawn all the same.
       *[0] If it has already gone the other way, it stays put, and no other card is drawn.
    } Nobody escapes by this slide.
card-punishment = Punishment ({ $first }, { $second })
card-punishment-help = Each of the two in the picture gives up Look, Control or the special ability for good, even out of the program. Drawn in a M.A.C. room, it hits only whoever came in.
card-blackout = Blackout
card-blackout-help = All robots are destroyed, and every face-up green room turns into an Empty one, whoever is inside.
card-jamming = Jamming
card-jamming-help =
    { $switch-jam_card ->
        [0] In this mode the card changes nothing.
        [-1]
            In Cooperation nobody may tell, write or show anything until the round ends.{ $switch-solo_jam ->
                [1] { "" } Somebody who plays alone takes all reminders back and lays none this round.
               *[0] { "" }
            }
       *[1]
            Until the round ends nobody may tell, write or show anything.{ $switch-solo_jam ->
                [1] { "" } Somebody who plays alone takes all reminders back and lays none this round.
               *[0] { "" }
            }
    }
card-rewind = Rewind
card-rewind-help = The first character in turn order goes back to the Central room; the program stays. Drawn in a M.A.C. room, it hits whoever came in. Never Alice.
card-robot = Robot
card-robot-help =
    A robot comes to the first character in turn order and pushes it into an adjacent face-up yellow room of that character’s choice, if there is one. In a red or blue room nothing happens. { $switch-redirect ->
        [2] Alice may refuse; then it pushes somebody else who is there.
       *[0] Alice may refuse.
    }
card-time-bomb = Time Bomb
card-time-bomb-help =
    { $switch-bomb_stays ->
        [1] The first one lies in view until the second comes, whatever the round. Then everybody in a red room dies.
       *[0] The first one lies in view until the round ends. If the second is drawn in the same round, everybody in a red room dies.
    }
card-lock-on = Lock On
card-lock-on-help = The first character in turn order locks an adjacent face-up room that is not blue. If both Locks are out, Emmett’s player says which one is moved.
card-disabled = Disabled Rooms ({ $colour })
card-disabled-help =
    Every face-up room of this colour with nobody in it goes face down{ $switch-clear_disabled ->
        [1] , and a Lock or Do Not Cross comes off it.
       *[0] ; a Lock or Do Not Cross stays on it.
    }
card-chaos = Chaos
card-chaos-help = All corridors turn; then robots push whoever is with them into adjacent face-up yellow rooms; then whoever is in a Tunnel room goes on to another one.
card-acceleration = Acceleration
card-acceleration-help =
    { $switch-accel_slot ->
        [1] Until this pass of actions ends, every Control slides its line twice; drawn before programming, it holds for the first pass.
       *[0] Until the round ends, every Control slides its line twice.
    }
card-panic = Panic
card-panic-help = The first character in turn order turns the special ability against everybody. Drawn in a M.A.C. room, it hits whoever came in.
card-panic-alice-help = Nothing: Alice does not panic.
card-panic-jennifer-help = In a yellow room Jennifer draws in everybody from the adjacent rooms. Elsewhere nothing happens.
card-panic-max-help = Max carries everybody in his room with him into an adjacent face-up yellow room of his choice, if there is one.
card-panic-kevin-help =
    { $switch-panic_kevin ->
        [1] Kevin swaps any two rooms side by side, occupied ones first and never a face-up blue one.
        [2] Kevin swaps two rooms next to his, those with characters in them first and never a face-up blue one.
       *[0] Kevin swaps two rooms next to his, occupied ones first and never a face-up blue one.
    }
card-panic-franck-help = Franck loses his adrenaline, until he recovers it.
card-panic-emmett-help = Emmett locks the room he is in, unless it is blue.
card-panic-sarah-help = Sarah turns the room she is in, unless it is blue, into an Empty one from her reserve. With none left, nothing happens.
card-panic-bruce-help = Bruce pushes everybody else in his room into one adjacent face-up yellow room of his choice, if there is one.

## Editions, modes, complexes

edition-base = Base game
mode-suspicion = Suspicion
mode-suspicion-help = The prisoners must all reach Room 25 and slide it out; the guards hidden among them must not let it happen. The guards win if two prisoners die or time runs out. In the last round one prisoner may be left behind, dead or alive.
mode-competition = Competition
mode-competition-help = Everybody runs two prisoners against everybody else. You win by getting both out first, or by being the last with anyone alive. If one of yours is dead, the other may leave in the last round only.
mode-team = Team
mode-team-help =
    Two teams, one prisoner each. The first team to leave complete wins, and so does one whose opponents are all dead; with one dead, the rest may leave in the last round only. If nobody gets out, the team with more people in Room 25 wins.{ $switch-more_living ->
        [1] { "" } If that is level too, the team with more people alive wins.
       *[0] { "" }
    }
mode-cooperation = Cooperation
mode-cooperation-help =
    No guards: { $switch-gather ->
        [1] everybody gathers in Room 25 before the countdown ends, but first somebody must find the Key.
       *[0]
            { $switch-key ->
                [1] everybody leaves together before the countdown ends, but first somebody must find the Key.
               *[0] everybody leaves together before the countdown ends.
            }
    }{ $switch-cards ->
        [0] { "" }
       *[1] { "" } M.A.C. cards stand in the way.
    }{ $switch-deaths ->
        [1] { "" } With one dead it is a partial victory; a second death loses the game.
       *[0] { "" } The first death loses the game.
    }
mode-solo = Solo
mode-solo-help =
    { $switch-direct ->
        [1] You run four prisoners and play their actions directly, without programming, at most two different ones a round for each.
       *[0] You run four prisoners and program each of them.
    } { $switch-gather ->
        [1] Find the Key, then bring all four into Room 25.
       *[0]
            { $switch-key ->
                [1] Find the Key, then get all four out.
               *[0] All four must get out.
            }
    } { $switch-deaths ->
        [1] One of them may die.
        [2] Two of them may die.
       *[0] One death loses the game.
    }
complex-beginner = Beginner
complex-beginner-help = Eight Empty rooms and a single Mortal chamber. No Prison cell, Tunnel room, Moving chamber or Illusion room.
complex-expert-competition = Expert competition
complex-expert-competition-help = Four Empty rooms, two Prison cells, two Tunnel rooms and the Illusion room.
complex-expert-suspicion = Expert suspicion
complex-expert-suspicion-help = Six Empty rooms, two Mortal chambers, the Moving chamber and the Illusion room.
complex-free = Your own choice
option-season2_timing = Season 2 timing
option-season2_timing-help = Cooperation with five characters lasts 7 rounds, with six 6.
option-no_reminders = No reminders
option-no_reminders-help = What you have seen, you have to remember yourself.
team-name = Team { $number }
edition-base-help = Start here. Find the exit among 25 rooms that lie face down, together or against each other. Six people, 32 rooms, five ways to play, nobody has special powers.
edition-season2 = Season 2
edition-season2-help = The base game and more: eight people, each with a special ability and a shot of adrenaline; robots roam, and the show strikes back with cards. For those who have played the base game.
edition-ultimate-en = Room 25 Ultimate
edition-ultimate-en-help = Find the exit among 25 rooms that lie face down. Everything in one box: eight people with special abilities, robots, cards and all ways to play, by the rules of the English book.
edition-ultimate-pl = Pokój 25. Apogeum (Polish Ultimate)
edition-ultimate-pl-help = Find the exit among 25 rooms that lie face down. Everything in one box: eight people with special abilities, robots, cards and all ways to play, by the rules of the Polish book.
edition-ultimate-uk = Кімната 25. Повне видання (Ukrainian Ultimate)
edition-ultimate-uk-help = Find the exit among 25 rooms that lie face down. Everything in one box: eight people with special abilities, robots, cards and all ways to play, by the rules of the Ukrainian book.
level-standard = Standard
    .ultimate-en = Ultimate
level-standard-help =
    The whole game.{ $switch-cards ->
        [1] { "" } Two basic M.A.C. cards are drawn before programming.
       *[0] { "" }
    }
level-madness = Madness
level-madness-help =
    Without adrenaline, with all M.A.C. cards. { $switch-cards ->
        [3] One is drawn after programming and one after each pass of actions.
       *[2] One is drawn before each pass of actions.
    }{ $switch-reminders ->
        [0] { "" } Reminders stay in the box.
       *[1] { "" }
    }
level-beginner = Quick start
level-beginner-help = Without special abilities and without the harder rooms.
complex-one-guard = One guard
complex-one-guard-help = Five green rooms, eight yellow and ten red ones, both Mortal chambers among them.
complex-two-guards = Two guards
complex-two-guards-help = Seven green rooms, with Regeneration and a Robot room, eight yellow and eight red ones.
complex-cooperation = Cooperation
complex-cooperation-help = The Key, four green rooms, seven yellow and eleven red ones, both Mortal chambers among them. No Regeneration.
complex-solo = Solo
complex-solo-help = As for Cooperation, but without the Jamming and the Mirror room.
complex-madness = Madness
complex-madness-help = The Key, three green rooms, seven yellow and twelve red ones, with both Mortal chambers, Timer and Paranoia.
complex-solo-madness = Madness, solo
complex-solo-madness-help = As for Madness, but without the Jamming and the Mirror room.
complex-competition = Competition and Team
complex-competition-help = Six green rooms with Regeneration, seven yellow with both Prison cells, ten red with both Mortal chambers.
complex-example-one-guard = Example, one guard
complex-example-one-guard-help = A fixed choice: two M.A.C. rooms, two corridors, both Shredders, Timer, Paranoia; no Empty room.
complex-example-two-guards = Example, two guards
complex-example-two-guards-help = A fixed choice: two Robot rooms, three Tunnels, Regeneration, both Shredders; no Empty room.
complex-example-cooperation = Example, Cooperation
complex-example-cooperation-help = A fixed choice: the Key, two Tunnels, a Robot room, two corridors, both Shredders, Timer.
complex-beginner-one-guard = Quick start, one guard
complex-beginner-one-guard-help = Five green rooms, eight yellow and ten red ones, all of them basic; no Empty room.
complex-beginner-two-guards = Quick start, two guards
complex-beginner-two-guards-help = Seven green rooms with two Empty ones, eight yellow, eight red with a single Mortal chamber.
complex-beginner-cooperation = Quick start, Cooperation: first try
complex-beginner-cooperation-help = The Key, three green rooms, ten yellow and nine red ones with a single Mortal chamber.
complex-beginner-cooperation-normal = Quick start, Cooperation: normal game
complex-beginner-cooperation-normal-help = The Key, three Tunnels, nine yellow rooms and ten red ones with both Mortal chambers.
option-more_living = Survivors decide
option-more_living-help = If a Team game ends level, the team with more people alive wins.
option-free_carry = Carry through every wall
option-free_carry-help = Carry leaves a Pivoting room on all four sides, not only at its two ends.
option-madness_cards = Madness cards
option-madness_cards-help = The Madness cards are shuffled into the deck as well.
option-exact_roles = Exact roles
option-exact_roles-help = With four players there are exactly three prisoners and one guard; no role is left over.
option-key_in_zone = Key in an exit zone
option-key_in_zone-help = The Key room starts in one of the exit zones.
option-solo_program = Programmed solo
option-solo_program-help = In Solo you program your characters as in the other modes.
option-alarm_reveal = Guards wait for the alarm
option-alarm_reveal-help = A guard may step forward only after the alarm has really sounded.
option-strict_slide = Slide it out
option-strict_slide-help = Gathering in Room 25 is not enough: it must be slid out with Control.
option-bound_carry = Carry through the two ends
option-bound_carry-help = Carry leaves a Pivoting room only at its two ends.
option-orders_only = The Robot card takes no for an answer
option-orders_only-help = Where Alice refuses a robot, it pushes somebody else only on an order, not by the Robot card.
option-clear_disabled = Disabled Rooms clears
option-clear_disabled-help = The card Disabled Rooms takes Locks and Do Not Cross off the rooms that it turns face down.
option-entry_reveal = Guards wait for an entry
option-entry_reveal-help = A guard may step forward once somebody has entered Room 25, alarm or not.
option-literal_alarm = The alarm to the letter
option-literal_alarm-help = The alarm leaves five rounds even if fewer were left.
option-guards_lose_adrenaline = Revealed guards lose adrenaline
option-guards_lose_adrenaline-help = From the round after it steps forward, a guard has no adrenaline.
option-guards_keep_actions = Guards keep their actions
option-guards_keep_actions-help = The Mirror room takes a revealed guard’s adrenaline, but no actions.
option-robot_per_open_room = A robot for each open room
option-robot_per_open_room-help = Every face-up Robot room counts for the number of robots, whoever turned it up.
option-jam_reminders = Reminders while jammed
option-jam_reminders-help = Reminders may be laid also while nobody may talk.
option-dead_talk = The dead talk
option-dead_talk-help = Whoever is dead may still tell the others what they saw.

## Directions

direction-left = left
direction-right = right
direction-up = up
direction-down = down

## What happened

event-round-began =
    { $left ->
        [one] Last round.
       *[other] { $left } rounds left.
    } { $first } goes first.
event-clue-taken = { $who } takes the starting clue: { $cell }.
event-saw = { $who } sees what lies in { $cell }: { $room }. Only you are told.
event-programmed = { $who } is ready.
event-token-revealed = { $who } turns over { $token }.
event-kept = { $who } holds the single action back.
event-passed = { $who } does nothing.
event-action-lost = { $who } cannot carry out { $token }: it can do nothing here. The action is lost.
event-action-lost-look = { $who } cannot carry out { $token }: there is no room to look into from here. The action is lost.
event-action-lost-move = { $who } cannot carry out { $token }: no way leads out of this room. The action is lost.
event-action-lost-push = { $who } cannot carry out { $token }: nobody here can be pushed anywhere. The action is lost.
event-action-lost-control = { $who } cannot carry out { $token }: no line can be slid from here. The action is lost.
event-looked = { $who } looks at { $cell }.
event-moved = { $who } moves from { $cell } to { $to }.
event-pushed = { $who } pushes { $target } to { $to }.
event-slid = { $who } slides line { $line } { $direction }.
show-opening = { $cell } opens…
event-room-revealed = { $cell } is revealed: { $room }.
event-swapped = { $who } makes the rooms { $cell } and { $to } trade places.
event-jumped = { $who } goes through the tunnel to { $to }.
event-sent-back = { $who } is thrown back to the Central room.
event-closed = { $cell } closes: nobody else gets in.
event-trap-armed = A trap is armed: { $who } must be out by the end of the next action.
event-water-rising = The water rises: { $who } must be out by the end of the second action of the next round.
event-died = { $who } dies: { $room }.
event-role-shown = { $who } has to show the role: { $role }.
event-guard-revealed = { $who } steps forward as a guard.
event-alarm =
    { $left ->
        [one] Alarm! Only one round left.
       *[other] Alarm! Only { $left } rounds left.
    }
event-reminder-laid = { $who } lays a reminder on { $cell }.
event-reminder-back = { $who } takes the reminder back from { $cell }.
event-claimed = { $who } says: { $cell } is { $colour }.
event-marker-removed = { $who }’s turn marker leaves the row.
event-escaped = { $who } slides Room 25 out of the complex.
event-game-over = The game is over. { $result }
event-slid-alone = Line { $line } slides { $direction } by itself.
event-committed = { $who } lays out adrenaline: there will be a third action.
event-withdrawn = { $who } takes the adrenaline back.
event-adrenaline-used = { $who } spends the adrenaline on a third action.
event-adrenaline-lost = { $who } loses the adrenaline.
event-hid = { $who } hides.
event-visible = { $who } can be seen again.
event-called = { $who } calls { $target } to { $to }.
event-carried = { $who } carries { $target } to { $to }.
event-recovered = { $who } recovers the adrenaline.
event-reactivated = { $who } reactivates { $cell }.
event-locked = { $who } locks { $cell }.
event-unlocked = The Lock comes off { $cell }.
event-replaced = { $cell } is replaced: { $room }.
event-robot-placed = Robot { $robot } appears in { $cell }.
event-robot-moved = Robot { $robot } rolls from { $cell } to { $to }.
event-robot-pushed = Robot { $robot } pushes { $who } to { $to }.
event-robot-destroyed = Robot { $robot } is destroyed in { $cell }.
event-declined = { $who } refuses and stays.
event-pulled = { $who } pulls { $target } to { $to }.
event-key-found = { $who } finds the Key: the way out works.
event-revived = { $who } comes back to life in the Central room.
event-timer =
    { $left ->
        [one] The clock jumps. Only one round left.
       *[other] The clock jumps. Only { $left } rounds left.
    }
event-card-drawn = A card is drawn: { $card }.
event-card-drawn-by = { $who } draws a card: { $card }.
event-card-ignored = { $card }: the line has already gone the other way, and it stays put.
event-deck-shuffled =
    { $left ->
        [one] The deck is out: { $left } card is shuffled anew.
       *[other] The deck is out: { $left } cards are shuffled anew.
    }
event-token-lost = { $who } loses { $token } for good.
event-turned = The corridor in { $cell } turns.
event-room-hidden = { $cell } is face down again.
event-mirrored = The mirror cancels what { $who } has still programmed.
event-paranoia = { $who } turns paranoid: from now on chance picks the actions.
event-paranoia-over = { $who } can think clearly again.
event-bomb = The second Time Bomb goes off: everybody in a red room dies.
event-dealt = The complex is laid out. { $first } goes first.
event-role-dealt = { $who } is dealt a role: { $role }. Only you are told.
event-phase-began = Now: { $phase }.
event-chilled = { $who } is freezing: one action only this round.
event-exit-found = { $who } is the first in Room 25.
event-card-discarded = { $card } goes to the discard pile.
event-locked-from = { $who } moves the Lock from { $from } to { $cell }.
event-replaced-by = { $who } replaces { $cell }: { $room }.

## How it ended

result-prisoners = The prisoners are out. They win.
result-guards = Nobody gets out. The guards win.
result-defeat = Defeat. The complex keeps what it has.
result-full = Full victory: everybody is out.
result-partial = Partial victory: out, but one did not live to see it.
result-draw = Nobody wins.
result-winner = { $side } wins.

## What may be answered

answer-clue = Look at { $cell }
answer-look = Look at { $cell }
answer-move = Move to { $cell }
answer-push = Push { $target } to { $cell }
answer-control = Slide line { $line } { $direction }
answer-slide = Slide line { $line } { $direction }
answer-peek = Look at { $cell }
answer-swap = Trade places with { $cell }
answer-tunnel = Take the tunnel to { $cell }
answer-program-two = { $token }, then { $next }
answer-program-one = { $token } alone, first or second as you like
answer-wait = Keep it for the second action
answer-pass = Do nothing
answer-reveal = Reveal yourself as a guard
answer-mark = Lay your reminder on { $cell }
answer-claim = Say that { $cell } is { $colour }
answer-call = Call { $target }
answer-hide = Hide
answer-carry = Carry { $target } to { $cell }
answer-recover = Recover your adrenaline
answer-reactivate = Reactivate { $cell }
answer-lock = Lock { $cell }
answer-lock-from = Move the Lock from { $from } to { $cell }
answer-sabotage-room = Turn this room into an Empty one
answer-sabotage-robot-here = Destroy the robot
answer-sabotage-robot = Destroy robot { $robot }
answer-hack = Swap { $first } and { $second }
answer-order-move = Send robot { $robot } to { $cell }
answer-order-push = Have robot { $robot } push { $target } to { $cell }
answer-mimic = Like { $source }: { $what }
answer-pull = Pull { $target } in
answer-sacrifice = Let { $target } die
answer-to = To { $cell }
answer-from = The Lock from { $cell }
answer-robot = Robot { $robot }
answer-lose = Lose { $token }
answer-accept = Agree
answer-refuse = Refuse
answer-withdraw = Take your adrenaline back
answer-program-adrenaline = Lay out your adrenaline
answer-with-adrenaline = { $program } + adrenaline

## What is asked

ask-clue = Before the show starts: which room next to the Central room do you look at?
ask-program = { $who }: choose two actions in their order, or a single one.
ask-program-cold = { $who } is frozen stiff: choose a single action.
ask-program-guard = { $who } has stepped forward and programs nothing, but may lay out the adrenaline. Now?
ask-action = { $who } plays { $token }. Choose how.
ask-action-free = { $who } acts without a program. Choose an action.
ask-floating = { $who } has one action, { $token }. Play it now, or keep it for the second action.
ask-vision = Vision room: { $who } may look at any face-down room. Which one?
ask-moving = Moving chamber: which face-down room does it trade places with?
ask-illusion = Illusion room: which face-down room does it trade places with? You will be standing in that one.
ask-control = Control chamber: which line slides, and which way?
ask-tunnel = Tunnel room: where do you come out?
ask-action-paranoid = { $who } has drawn { $token } by chance. Choose how to play it.
ask-adrenaline = { $who } has a third action: any of the four basic ones. Which?
ask-adrenaline-paranoid = { $who } is paranoid and programs nothing, but may lay out the adrenaline. Now?
ask-robot = { $who } gives a robot an order. Which robot, and what?
ask-deadend = Dead End: { $who } pulls somebody in. Whom?
ask-acid = Acid bath: { $who } has not come alone. Who dies?
ask-card = { $card }: { $who } chooses.
ask-punishment = Punishment: { $who } loses one action for good. Which one?
ask-consent = { $who } may refuse. Agree?
ask-consent-robot = Robot { $robot } is about to push { $who } to { $cell }. Agree?
ask-consent-call = { $who } is called to { $cell } and may stay. Go?

## The terminal game: before it starts

term-title = Room 25
term-unofficial = An unofficial fan implementation of the board game by François Rouzé, made without its publisher.
term-welcome = You are on air. Somewhere in this complex is the exit.
term-how-to-win =
    { $switch-gather ->
        [1] Find the Key, then bring everybody into Room 25 before the countdown ends. Nothing has to slide.
       *[0]
            { $switch-key ->
                [1] Find the Key and Room 25, gather inside it, bring it to an exit zone at the edge, and slide it out with Control before the countdown ends.
               *[0] Find Room 25, gather inside it, bring it to an exit zone at the edge, and slide it out with Control before the countdown ends.
            }
    }
term-how-guards-win = Let nobody out. The guards win when two prisoners are dead or the countdown ends.
term-how-a-round-goes = A round: everybody secretly chooses one or two actions; the first actions are played in turn order, then the second ones; then the countdown goes on.
term-choose-language = Which language?
term-choose-mode = Which mode?
term-choose-players = How many players? Possible: { $allowed }.
term-choose-humans = How many of them are people at this keyboard? From 0 to { $players }; the others are played by the computer.
term-choose-who = Who plays { $who }?
term-choose-name = What is the name of player { $number }?
term-choose-complex = Which complex?
term-choose-seed = A number to deal from? Enter alone deals a new game.
term-default = Enter alone: { $value }
term-seat-human = a person
term-player-name = Player { $number }
term-seat-plays = { $name } plays { $characters }.
term-setup-problems = This game cannot start:
term-setup-warnings = It can be played, but be warned:
term-how-adrenaline-goes = Adrenaline gives a third action, once a game: lay it out while programming, play it after everybody’s second action.
term-choose-edition = Which edition?
term-choose-level = Which level of difficulty?
term-choose-guards = How many guards? Possible: { $allowed }.

## The terminal game: while it runs

term-round = Round { $round } of { $rounds }
term-rounds-left =
    { $left ->
        [one] { $left } round left
       *[other] { $left } rounds left
    }
term-last-round = Last round
term-phase-clue = Starting clue
term-phase-programming = Programming
term-phase-slot-1 = First action
term-phase-slot-2 = Second action
term-phase-countdown = Countdown
term-turn-order = Turn order: { $names }
term-turn = It is { $who }’s turn.
term-dead = dead
term-in-room25 = in Room 25
term-hand-over = Press Enter and hand the keyboard to { $name }.
term-hand-over-ready = { $name }: press Enter when nobody else is looking.
term-continue = Press Enter to go on.
term-choices = You may:
term-program-how = Two in order: 12 or { $example }; one alone comes when you like.
term-program-how-adrenaline = Two in order: 12 or { $example }; one alone comes when you like; 12+ adds adrenaline.
term-too-many = Too many to be listed here: type a word of the one you want, and only its answers are shown.
term-prompt = Type a number, ? for help, hint for advice.
term-board-heading = The complex
term-log-heading = What has happened
term-log-empty = Nothing yet.
term-claims-heading = What has been said
term-knowledge-heading = Only you know
term-knowledge-room = { $cell }: { $room }
term-knowledge-role = Your role: { $role }
term-knowledge-program = { $who } has programmed: { $tokens }
term-knowledge-empty = Nothing that the others do not know.
term-clock-trapped = { $who }: out by the end of the next action, or dead.
term-clock-drowning = { $who }: out by the end of the second action of this round, or drowned.
term-clock-drowning-later = { $who }: out by the end of the second action of the next round, or drowned.
term-saved = The game is saved in { $file }.
term-save-failed = The game could not be saved in { $file }: { $reason }. Try another name or folder.
term-quit-ask = Leave the game? What is not saved is lost. ({ term-yes }/{ term-no })
term-yes = y
term-no = n
term-over-the-edge = (over the edge: the way out)
term-quit-how = { $save } keeps the game in a file, { $resume } goes on with it.
term-resume = To go on with it: { $command }
term-not-a-record = the file holds something else than a saved game
term-goodbye = Off air. Until next time.
term-phase-cards = M.A.C. cards
term-phase-slot-a = Adrenaline
term-adrenaline-ready = adrenaline in hand
term-adrenaline-committed = adrenaline laid out
term-adrenaline-spent = adrenaline spent
term-talent = special ability: { $talent }
term-lost = lost for good: { $tokens }
term-hidden = hidden
term-paranoid = paranoid
term-paranoia-pile = { $who } plays by chance. Still in the pile: { $tokens }
term-supply = Empty rooms in reserve: { $count }
term-locks = Locks on: { $cells }
term-locks-left = Locks in hand: { $count }
term-do-not-cross = Do Not Cross on: { $cells }
term-robot-at = Robot { $robot } in { $cell }
term-robots-none = No robot is out.
term-corridor-row = corridor from left to right
term-corridor-column = corridor from top to bottom
term-key-missing = The Key is not found yet: nobody gets out.
term-key-found = The Key is found: the way out works.
term-cards-in-view = Cards in view: { $cards }
term-cards-left = Cards in the deck: { $count }
term-cards-last = Last cards: { $cards }
term-discard = Discard pile: { $cards }
term-discard-empty = The discard pile is empty.
term-jammed = Jammed: nobody may tell anything.
term-accelerated = Acceleration: Control slides its line twice.
term-bomb = A Time Bomb is ticking.

## Bots: who they are, how well they play, what they advise

bot-uniform = moves at random
bot-cautious = stays alive and has no further plan
bot-explorer = looks for the way out and takes it
bot-search = thinks ahead
bot-apprentice = plays well, and errs as people do
bot-champion = has learnt from millions of games
bot-sage = has learnt from millions of games, and thinks ahead
bot-note-weaker = The strong bot plays like the normal one, because its thinking cannot be compiled here: pip install numpy ziglang
bot-note-failed = A bot has failed. Another one plays in its place.
term-choose-difficulty = How well should the computer play?
difficulty-easy = Easy
difficulty-easy-help = They are careful and stay alive, and have no further plan.
difficulty-normal = Normal
difficulty-normal-help = They look for the way out, gather and tell each other what they saw; their guards lie.
difficulty-hard = Hard
difficulty-hard-help = They think ahead, half a second for each decision.
term-thinking = The others are thinking …
term-help-hint = ask the strongest bot what it would answer in your place, and why
error-bot-of-ones-own = The empty seats of this game were played by { $bot }, which is not one of our bots. If you trust it, add { $option } and its name.
hint-says = Advice for { $who }: { $answer }. { $why }
hint-none = There is nothing to advise on now.
hint-out = That takes the way out over the edge, with everybody inside.
hint-danger = Whoever stays in this room dies.
hint-exit = That is Room 25.
hint-key = That is the Key room.
hint-known = You know that room: { $room }.
hint-claimed = Its colour is said to be { $colour }.
hint-unknown = Worth the risk: red among the rooms unknown to you, { $red } of { $of }.
hint-look = Better to look first: red among the rooms unknown to you, { $red } of { $of }.
hint-program-look = See something first; the second action can then use it.
hint-program-move = There is a step that is worth taking at once.
hint-program = These actions promise more in this round than any others.
hint-target = There { $target } is of more use to you.
hint-slide = That brings rooms to where you need them.
hint-wait = Nothing else that you may do now is worth more.
hint-best = Of all that you may answer it looked best.

## The terminal game: help

term-help-heading = What you can type
term-help-word-number = NUMBER
term-help-word-file = FILE
term-help-number = choose that answer from the list
term-help-room = the rule of a room: the one in that place, or the one with that name
term-help-words = the words of an answer do as well, and so do their first letters: m b2, l m
term-help-program = a program: the numbers or first letters of its actions, in their order
term-help-program-adrenaline = the same, and adrenaline laid out for a third action
term-help-rooms-too = all rooms of this complex
term-help-lists-too = all special abilities, and all M.A.C. cards with how many are left
term-help-rule = the rule with that id, in English
term-help-mark = lay your reminder on a face-down room, in your own turn
term-help-claim = after looking, tell everybody its colour: blue, green, yellow or red, true or not
term-help-reveal =
    { $switch-guard_reveal ->
       *[0] step forward as a guard, in your own turn
        [1] step forward as a guard, in your own turn, once somebody has entered Room 25
        [2] step forward as a guard, in your own turn, once Room 25 lies open
        [3] step forward as a guard, at any time, once Room 25 lies open
        [4] step forward as a guard, in your own turn, once the alarm was set off
    }; from the next round on you act without programming
term-help-log = all that has happened so far
term-help-save = keep the game in a file
term-help-quit = leave the game
term-help-actions = The actions
term-help-rooms = The rooms
term-legend-heading = Signs
term-legend-face-down = face-down room
term-legend-known = face down, but you have seen it
term-legend-claimed = what somebody has said about it
term-legend-reminder = reminder
term-legend-exit-zone = exit zone: from here Room 25 can be slid out
term-legend-line = this line slides only this way until the round ends
term-legend-closed = closed: nobody may enter
term-legend-choice = the answer with that number leads here
term-room-face-down = { $cell } is face down, and you do not know what it is.
term-room-in-complex = In this complex: { $count }
term-help-adrenaline = lay out your adrenaline where nothing is programmed
term-help-withdraw = take your adrenaline back, until its action is chosen
term-help-card = the rule of a card or a special ability, by its name
term-help-talents = The special abilities
term-help-cards = The M.A.C. cards
term-help-robots = The robots
term-robots-help =
    A robot moves or pushes only when somebody orders it to. It reveals rooms but sets off nothing in them, save corridors and shredders; locked rooms are open to it, closed ones are not. In a red room it is destroyed, and in a Shredder or an Acid bath everybody inside dies with it. It pushes nobody out of a blue room, and nobody pushes it.{ $switch-redirect ->
       *[1] { "" } Where Alice refuses, it pushes somebody else who is there.
        [0] { "" }
    }
term-legend-lock = locked: only Emmett and robots may enter
term-legend-robot = robot
term-legend-hidden = hidden character: nobody can push, carry or call it
term-legend-corridor = corridor: ways out at its two ends only

## The terminal game: what was typed wrong

term-wrong-number = There is no answer { $typed }. Type a number from 1 to { $most }, or ? for help.
term-wrong-choice = “{ $typed }” is not possible here. Possible: { $options }.
term-wrong-words = “{ $typed }” means nothing here. Type a number from 1 to { $most }, or ? for the other commands.
term-wrong-unclear = “{ $typed }” can mean several answers: { $options }.
term-wrong-command = “{ $command }” needs more words. Example: { $example }

## The terminal game: the end

term-over-heading = The game is over
term-over-board = The complex, face up:
term-over-roles = Who was who:
term-over-role = { $who }: { $role }
term-over-role-left = The role that was not dealt: { $role }
term-over-fate-escaped = out
term-over-fate-inside = still inside
term-over-fate-dead = dead
term-over-rounds =
    { $rounds ->
        [one] It took { $rounds } round.
       *[other] It took { $rounds } rounds.
    }
term-over-seed = To play the same deal again, use the number { $seed }.
term-play-again = Play again? ({ term-yes }/{ term-no })

## Refusals: what, where, and what else is possible

error-not-asked = { $who } is not asked now. The answer must come from { $asked }.
error-not-legal = { $who } cannot do that now: “{ $words }”. Possible: { $options }.
error-unknown-words = “{ $words }” is not a command. Commands look like: move b2, look b2, push max b2, control 2 left, program look move.
error-over = The game is over, and nothing more can be played in it. Start a new one.
error-already-programmed = { $who } has already programmed this round. Wait for the others.
error-no-such-room = There is no room “{ $words }”. Give a place from A1 to E5, or one of: { $options }.
error-no-such-cell = There is no place “{ $words }”. Columns run from A to E, rows from 1 to 5: B2, for example.
error-no-such-character = “{ $words }” is not in this game. In it are: { $options }.
error-no-such-colour = “{ $words }” is not a colour of rooms. Possible: { $options }.
error-no-such-line = No line “{ $words }” can slide. Possible: { $options }.
error-not-in-edition = “{ $words }” does not exist in this edition: { $edition }.
error-mark-not-now = { $who } may lay a reminder only in { $who }’s own turn.
error-mark-face-up = { $cell } is face up. A reminder goes on a face-down room.
error-mark-in-use = { $who }’s reminder lies on { $cell } and comes back when that room is revealed.
error-mark-none = This game is played without reminders.
error-claim-not-seen = { $who } has not looked at { $cell }. A colour can be told only after looking.
error-claim-face-up = { $cell } is face up: everybody can see its colour.
error-reveal-not-now = { $who } may step forward only in { $who }’s own turn.
error-reveal-not-guard = { $who } is not a guard. Only a guard may step forward.
error-reveal-already = { $who } is already known as a guard.
error-no-such-file = There is no file { $file }. Check the name and the folder.
error-no-such-card = “{ $words }” in { $file } is not a card. Cards look like: move 2 left twice, punishment max kevin, disabled red, panic.
error-bad-record = { $file }, line { $line }: { $reason }. The game cannot be read from there on.

## Why not: after a name, the words that were typed and a colon

term-entry = { $name }: { $text }
term-rule = (Rule { $rule }; to read it: ? { $rule })
term-rules = Rules: { $rules }
term-possible = Possible: { $options }.
why-not-next = only rooms that share a side are adjacent.
why-one-or-two = a program is one action, or two different ones.
why-not-in-game = this character is not in the game.
why-over = the game is over.
why-face-up = that room is face up, and it takes a face-down one.
why-clue-first = the starting clue comes first: one of the four rooms next to the Central room.
why-not-programming = programs are laid before the actions begin.
why-dead =
    { $switch-dead_talk ->
        [1] the dead do not act.
       *[0] the dead neither act nor speak.
    }
why-clue-taken = this player has had the starting clue.
why-free = a revealed guard does not program.
why-programs-fixed = all programs are laid already.
why-not-your-go = that can be done in one’s own turn only.
why-program-first = first everybody programs, then come the actions.
why-cold = in the cold only one action can be programmed.
why-same-token = the two actions must be different.
why-room-first = the room that was entered wants its answer first.
why-central-line = the two central lines never move.
why-other-way = this round the line moves the other way only.
why-must-act = a programmed action must be carried out; only a single one can be kept for later.
why-one-action = everybody takes at least one action a round.
why-other-question = that is not what is asked now.
why-used = that action was used this round already.
why-other-token = another action is due now.
why-dark = nobody can look out of the dark.
why-peaceful = in the Central room only Look and Move work.
why-push-self = only somebody else can be pushed.
why-push-elsewhere = only somebody in the same room can be pushed.
why-other-line = Control slides only the row or the column one stands in.
why-closed = that room is closed.
why-prison = the cell can be left only towards somebody, or into the Central room.
why-open-room = that room lies open for all to see.
why-not-seen = a colour can be told only after looking.
why-said = that was said already.
why-not-guard = only a guard may step forward.
why-shown = this role is known already.
why-no-reminders = this game is played without reminders.
why-reminder-out = the reminder comes back only when its room is revealed.
why-no-copy = only Bruce copies special abilities, each from its own character.
why-no-robot = there is no such robot there.
why-no-lock = no Lock lies there.
why-paranoid = whoever is paranoid does not program.
why-lost = a Punishment has taken that action for good.
why-no-talents = this game is played without special abilities.
why-no-adrenaline = there is no adrenaline left.
why-corridor = a corridor opens at its two ends only.
why-hidden = nobody can push a hidden character.
why-talent = the special ability cannot do that here.
why-locked = that room is locked.
why-adrenaline =
    { $switch-direct ->
        [1] not now: adrenaline is laid out when the round begins.
       *[0] not now: adrenaline is laid out while programming.
    }
why-jammed =
    { $switch-reminders ->
        [1] the table is jammed: nobody may tell or mark anything.
       *[0] the table is jammed: nobody may tell anything.
    }
why-too-early =
    { $switch-guard_reveal ->
        [1] somebody must have entered Room 25 before a guard may step forward.
        [4] the alarm must be set off before a guard may step forward.
       *[2] Room 25 must be found before a guard may step forward.
    }

## A game that cannot start, and one that had better not

problem-not-25 = A complex has 25 rooms, not { $count }.
problem-not-in-box = { $room }: { $count } chosen, { $box } in the box.
problem-no-central = A complex has exactly one Central room.
problem-no-room25 = A complex has exactly one Room 25; there is no other way out.
problem-players = { $mode }: { $players } cannot play. Possible numbers of players: { $allowed }.
problem-characters = The characters do not fit: each one may be chosen once, and every player needs as many as the mode gives.
problem-edition = There is no edition “{ $typed }”. There are: { $possible }.
problem-expansion = This game is played with the expansion { $expansion }, which is not here.
problem-rounds = A game has 1 to { $most } rounds.
problem-switch = There is no switch { $switch } with this value.
problem-mode = This edition has no mode “{ $typed }”. It has: { $possible }.
problem-level = This mode has no level “{ $typed }” here. It has: { $possible }.
problem-complex = This edition has no complex “{ $typed }”. It has: { $possible }.
problem-option = This mode has no option “{ $typed }”. It has: { $possible }.
problem-first = “{ $typed }” cannot go first. The characters of this game are: { $possible }.
problem-guards = { $typed } guards do not fit the number of players. Possible: { $possible }.
problem-no-key = This mode needs the Key room, exactly one.
problem-cards = A deck has at most 58 cards, and only cards that exist.
warning-vortex-mortal = Two Vortex rooms together with two Mortal chambers make a cruel complex. Better to leave one of the four out.
warning-two-vortex = Two Vortex rooms waste too many of the few rounds. Better to leave one in the box.
warning-solo-jamming = The Jamming room silences nobody who plays alone. Better to leave it in the box.
warning-solo-mirror = The Mirror room is of no use to somebody who plays alone. Better to leave it in the box.

## The odds: what a seat may believe

odds-heading = What you may believe
odds-rooms-heading = Hidden rooms: how likely each colour is, and which rooms they may be
odds-rooms-none = No room is hidden from you.
odds-guards-heading = How likely each one is a guard, and why
odds-in-each = { $odds } in each of { $count } places
odds-danger = Red next to { $who }: { $places }
odds-own = one’s own role
odds-shown = the role is known
odds-caught = false claims: { $count }
odds-denied = claims that one has seen to be false: { $count }
odds-harm = harm done to others: { $count }
odds-idle = actions wasted: { $count }
odds-proved = claims that came true: { $count }
odds-tried = escapes that failed: { $count }
odds-nothing = nothing to go by
term-help-odds = what you may believe: the odds of every hidden room, and who may be a guard

## The review of a game

review-title = Review: { $game }
review-running = The game is still running: here is what each seat knew, and nothing else.
review-beside = Beside each answer: what the bot { $bot } would have answered, from the same view.
review-agree = The bot agrees with { $same } of { $of } answers.
review-said-true = That is true: { $room }.
review-said-false = That is a lie. What was seen there: { $room }.
review-suspects = Suspected: { $names }
review-suspects-none = Nothing speaks against anybody in particular.
review-same = The bot would do the same.
review-rather = The bot would rather: { $answer }.
review-points = It is worth { $points } points more to it (1000 points are a life).
review-share = It expects { $odds } more of it.
review-even = It finds both about as good.
review-weighed = Weighed: { $choices }
review-hidden = { $cell } is hidden: Room 25 { $exit }, red { $red }.
review-known = { $cell } is known: { $room }.
review-truth = The truth
review-claims = What was said, and what it really was
review-claim-true = { $who } said that { $cell } was { $colour }. True: { $room }.
review-claim-false = { $who } said that { $cell } was { $colour }. False: { $room }.
review-claims-none = Nobody has said anything.
review-moved = How likely the others took each one for a guard, round by round
review-turns = The turning points: whose chances changed most, by games played out from there
review-turns-none = The chances never turned at one stroke.
review-turn = { $side }: { $before } → { $after }
review-side-prisoners = the prisoners
review-side-guards = the guards
review-side-all = everybody
whatif-title = What if …
whatif-help = Play on from this moment, in one seat, against bots. It is a game on the side: it counts for nobody.
whatif-seat = Whom do you play?
whatif-deal = What is hidden
whatif-deal-true = As it was
whatif-deal-true-help = Everything lies where it truly lay. If you have looked at the game, you know it.
whatif-deal-believed = Dealt anew
whatif-deal-believed-help = What this seat did not know then is dealt anew: it could have been like this.
whatif-bots = The others
whatif-begin = Play on from here
whatif-redealt = What the seat did not know is dealt anew.
review-web-title = Review
review-web-chances = The chances of each side, over the whole game
review-web-turns = Turning points
review-web-believed = What { $who } could believe
review-web-making = The bots look back on the game: { $done } of { $of } answers.
review-web-once = It is made once and kept with the game.
review-web-failed = The review could not be made. Try again later.
review-web-heat = on each hidden room: how likely it is Room 25, and ✖ how likely it is red
review-legend-exit = how likely it is Room 25
review-legend-key = how likely it is the Key room
review-legend-red = how likely it is red
review-legend-seen = face down, but this seat has seen it
review-legend-chosen = what was answered
review-legend-rather = what the bot would rather have answered
review-legend-guard = how likely each one is a guard

## Puzzles

puzzle-theme-escape = Escape in two rounds
puzzle-task-escape = The exit is known and time is running out. Choose what gets you all out.
puzzle-theme-slide = The last slide
puzzle-task-slide = It is the last round. Something has to slide now, and at the right moment.
puzzle-theme-save = Save somebody
puzzle-task-save = One of your friends will not make it alone. Choose what helps.
puzzle-theme-trap = Get out of the trap
puzzle-task-trap = This room kills whoever stays. Get out, and do not forget why you are here.
puzzle-theme-trust = Whom to trust
puzzle-task-trust = Not everybody here plays for your side. Choose what serves it best.
puzzle-theme-race = First to the exit
puzzle-task-race = Others want to be out before you. Choose what gets you out first.
puzzle-theme-team = Team against team
puzzle-task-team = Only the first team wins. Choose what puts yours ahead.
puzzle-theme-way = Find the way
puzzle-task-way = The way out is still long, or nobody knows it yet. Choose what brings you nearest.
puzzle-grade-1 = To start with
puzzle-grade-2 = Easy
puzzle-grade-3 = Tricky
puzzle-grade-4 = Hard
puzzle-grade-5 = For experts
puzzle-place = { $edition }, { $mode }, { $left ->
    [one] the last round
   *[other] { $left } rounds left
  }
puzzle-right = Right: { $answer }
puzzle-wrong = Not the best. Better: { $answer }
puzzle-worth = The best answer wins { $worth } % of the games, the next best { $next } %.

## The browser game: the frame

web-close = Close
web-menu = Menu
web-on = On
web-off = Off
web-settings = Settings
web-settings-language = Language
web-settings-theme = Light
web-theme-dark = Dark
web-theme-light = Bright
web-theme-contrast = High contrast
web-settings-speed = Motion
web-speed-off = Off
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-settings-sound = Sound
web-settings-confirm = Ask before what cannot be taken back
web-settings-hints = Explain new things
web-offline-page = This page could not be fetched. Is there a network?
web-try-again = Try again
web-site-fetching = Fetching the game, this once: { $done } of { $of } MB
web-site-starting = Starting the game …
web-site-elsewhere = The game is open in another tab. Close it there to go on here.
web-site-failed = The game could not be started here. Is this browser new enough, and is there a network?
web-loading = One moment …
web-cancel = Cancel
web-back = Back
web-skip = To the main part

## The browser game: the front page and the tables

web-tagline = A board game as a deadly show: 25 rooms lie face down, and one of them is the way out.
web-fact-game = A board game for your browser, free, on any phone
web-fact-people = 1 to 8 people, together or with bots
web-fact-traitor = Careful: one of you may be a traitor
web-play-now = Play now
web-play-now-hint = You and three helpful bots against the building. Nothing to set up, and each new thing is explained.
web-play-friends = Play with friends
web-join = Join a table
web-learn = Learn the game
web-season = The season
web-rules = The rules
web-builder = Build a complex
web-replays = Replays
web-puzzles = Puzzles
web-your-name = Your name
web-your-tables = Your tables
web-table-yours = It is your turn.
web-table-empty = Waiting for somebody to sit down.
web-table-with = with { $names }
web-table-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-table-since = since { $when }
web-new-table = A new table
web-edition = Edition
web-mode = Mode
web-level = Level
web-complex = Complex
web-complex-random = By the book
web-figure = Your figure
web-figure-hint = On the board you are this figure; your name stands beside it.
web-figure-any = Any
web-minutes = about { $minutes } min
web-from-to = { $fewest } to { $most } people
web-alone = alone
web-weight-1 = easy to learn
web-weight-2 = some rules more
web-weight-3 = many rules
web-players = Seats
web-guards = Guards
web-guards-book = as the book says
web-extras = Options
web-who-plays = Who sits where
web-seat-you = You
web-seat-open = A friend, by the link
web-seat-device = Somebody at this device
web-seat-bot = Bot: { $level }
web-clock = Time for each decision
web-clock-none = No limit
web-clock-seconds = { $seconds } s
web-clock-minutes = { $minutes } min
web-talk = Table talk
web-talk-claims = Colours only
web-talk-claims-hint = Who has looked may say a colour, true or not. Nothing else.
web-talk-chat = Free chat
web-listed = Show it in the list of open tables
web-lay-table = Lay the table
web-advice = The books advise against this:
web-house = Clock, talk and options
web-clock-day = A day: play when you like
web-forget = Forget this table
web-open-tables = Open tables
web-open-tables-none = No table is waiting for anybody right now.
web-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-join-link = Have a link? Open it, or paste it here.
web-join-open = Open
web-no-such-table = There is no such table. The link may be cut short.
web-banned = Whoever runs this server has shut you out.
web-closed = Whoever runs this server has closed this table.
web-other-rules = This game was begun before the rules of its edition were corrected here. Played on, it would become another game, so it stays closed.
web-offline = The server does not answer. Trying again …
web-went-wrong = That did not work: { $reason }

## The browser game: the table

web-invited = You are invited to the show
web-invited-by = { $host } invites you to the show
web-sit-down = Sit down
web-only-watch = Only watch
web-seat-gone = Somebody was faster: no seat is free any more.
web-waiting-room = Before the show
web-invite = Invite the others
web-invite-hint = The game starts as soon as every seat is taken.
web-invite-host = When every seat is taken, the host starts the game.
web-qr = The link as a picture for a camera
web-copy-link = Copy the link
web-copied = The link is copied.
web-copied-text = The result is copied.
web-out-puzzle = While you are out: the puzzle of the day
web-commitment = The server has sealed its secret. With a number of each player’s own it makes the deal, so that nobody can choose it. The seal, to be checked at the end:
web-free-seat = free
web-bot = bot
web-played-by = played by { $name }
web-played-by-you = your figure, { $name }
web-you = you
web-you-are = You are { $who }
web-stand-up = Stand up
web-lead-away = Lead away
web-make-host = Make host
web-take-host = Take over as host
web-is-here = here
web-is-gone = gone
web-is-host = host
web-led-away = You were led away from this table.
web-figure-of = Character of { $name }
web-any-figure = any character
web-bot-of = Who plays seat { $number }
web-bot-strength = How strong
web-fill-bots = Fill the free seats with bots
web-start = Start the show
web-change-table = Change the table
web-change-it = Lay it so
web-too-many-people = { $count } people sit here: this mode has no room for that many.
web-dealing = The rooms are being laid …
web-wait-free =
    { $count ->
        [one] { $count } seat is free: somebody sits down, or a bot does. Then the host can start.
       *[other] { $count } seats are free: people sit down, or bots do. Then the host can start.
    }
web-wait-you = Everybody sits. You start the show.
web-wait-host = Everybody sits. { $name } starts the show.
web-wait-ready = Everybody sits. The host starts the show.
web-wait-gone =
    { $count ->
        [one] The host is gone. In { $count } second somebody else can take over.
       *[other] The host is gone. In { $count } seconds somebody else can take over.
    }
web-wait-vacant = The host is gone. Whoever sits here can take over.
web-no-bad-name = This name has characters that cannot be seen. Choose another one.
web-no-name-taken = Somebody at this table has that name, or one that looks just like it. Choose another one.
web-no-figure-taken = Somebody else has just chosen this character.
web-no-game-begun = The game has begun: it stays as it is.
web-no-host-is-here = The host is here, or has only just gone.
web-leave = Leave the table
web-pass-to = Pass the device to { $name }
web-pass-hint = The others look away.
web-pass-take = I am { $name }
web-people = The candidates
web-turn-order = Turn order
web-ready = ready
web-ready-button = Ready
web-change = Change it
web-your-tokens = Your action tokens
web-tokens-help = What the tokens do
web-person-about = About { $who }
web-person-played = Played this round
web-person-said = Said about rooms
web-person-mark = Your suspicion (only you see it)
web-nothing-yet = nothing yet
web-tokens-played = Tokens played this round
web-slot-empty = Action { $number }: nothing yet
web-slot-full = Action { $number }: { $token }. Tap to take it back.
web-swap = Swap the two actions
web-choose-action = Choose what to do.
web-choose-person = Choose somebody.
web-choose-robot = Choose a robot.
web-choose-line = Tap one of the lit arrows.
web-choose-room = Tap one of the lit rooms.
web-choose-this = may be chosen
web-deadly = You know what waits in { $cell }: { $room }.
web-tool-clue = Starting clue
web-tool-peek = Look anywhere
web-tool-swap = Trade places
web-tool-slide = Slide a line
web-tool-tunnel = Tunnel
web-tool-pull = Pull somebody in
web-tool-sacrifice = Who dies
web-tool-to = Where to
web-tool-from = Which Lock
web-tool-robot = Which robot
web-tool-order = Order a robot
web-tool-hack = Swap two rooms
web-tool-lock = Lock a room
web-tool-reactivate = Reactivate a room
web-tool-sabotage = Destroy a robot
web-waiting-for = Waiting for { $names }.
web-waiting-changeable = Waiting for { $names }. You may still change your program.
web-tap-to-skip = Tap the board to skip.
show-skip = Skip
show-victory = Victory
show-defeat = Defeat
show-over = That was the show
web-face-down = face down
web-face-down-known = face down: { $room }
web-only-you-know = Face down: others may not know it.
web-hint = Hint
web-hint-thinking = The strongest bot is thinking …
web-hint-failed = Nothing can think here right now. Try again in a moment.
web-hint-too-many = That was often. Wait a moment before you ask again.
web-hint-fair = It knows what you know, and nothing else.
web-odds-guard = a guard: { $odds }
web-hints-allowed = Hints and odds
web-hints-help = Whoever sits here may ask what the strongest bot would do, and see what they may believe. Everybody sees that this is on.
web-why-not = Why not?
web-rule = Rule { $rule }
web-our-ruling = The books are silent here: this is our ruling.
web-no-rule = This edition’s book has no such rule.
web-you-saw = You saw what lies in { $cell }: { $room }.
web-tell-others = Tell the others a colour?
web-keep-silent = Keep silent
web-say-of = { $cell } is:
web-talk-empty = Nobody has said anything yet.
web-chat-placeholder = Say something …
web-send = Send
web-no-chat = At this table only colours may be said.
web-dead-silent = The dead keep silent.
web-mute = Whoever runs this server lets you say nothing here.
web-archived = This game is archived: nothing more is said here.
web-pencil = Your pencil (only you see it)
web-tile-safe = safe?
web-tile-deadly = deadly?
web-tile-exit = exit?
web-tile-word = a word
web-mark-person = Your mark on { $who }: { $mark }. Tap to change it.
web-person-none = no suspicion
web-person-trust = I trust this one
web-person-doubt = I have my doubts
web-person-guard = a guard, surely
web-panel-people = People
web-panel-log = Log
web-panel-talk = Talk
web-connection-lost = The connection is lost. Trying again; nothing is forgotten …
web-socket-stopped = The server has closed this connection. Load the page again.
web-watching = You are watching. You see what everybody sees.
web-let-bot-play = Let a bot play for me
web-standing-in = A bot plays for you, with what you know and nothing more.
web-bot-stands-in = a bot stands in
web-i-am-back = I am back
web-rematch = Play again, same people
web-rematch-join = The others play again: come along
web-rematch-watch = Watch the next game
web-story = The story of this game
web-replay = Watch it again
web-record = Download the record

## The browser game: the builder

build-presets = Start from
build-random = Random, and legal
build-clear = Clear it
build-box = The tiles in the box
build-tiles = The tiles of your complex
build-less = Take out: { $room }
build-more = Put in: { $room }
build-of = { $count } of { $box }
build-count = { $count } of { $most } tiles
build-yours = yours
build-book = the book’s
build-legal =
    { $rounds ->
        [one] This can be played, for { $rounds } round.
       *[other] This can be played, for { $rounds } rounds.
    }
build-illegal = This cannot be played yet:
build-play-bots = Play it now with bots
build-play = Play it with friends
build-share = Share the link

## The browser game: the end and the replay

story-share = Share this page
story-running = This game is still running. Its story can be told when it is over.
story-missing = There is no such game here. The link may be cut short.
story-unfinished = The game was left unfinished.
story-who-was-who = Who was who
story-paths-hint = Tap a candidate to draw the way they went.
story-steps =
    { $count ->
        [one] { $count } change of place
       *[other] { $count } changes of place
    }
story-words = claims: { $number } true, { $count } false
story-deadliest = The deadliest room
story-deaths =
    { $count ->
        [one] { $count } death
       *[other] { $count } deaths
    }
story-death = Round { $round }, { $cell }: { $who } ({ $room }).
story-death-by = With the help of { $who }.
story-nobody-died = Nobody died. The audience wants its money back.
story-best-lie = The best lie
story-lie-truth = In truth: { $room }.
story-lie-deadly = { $who } believed it, and died of it.
story-lie-believed = { $who } believed it and walked in.
story-lie-feared = Nobody ever dared to go there.
story-no-lie = Nobody lied. Suspicious, in a show like this.
story-true = true
story-lie = a lie
story-round = Round { $round }
story-claim = { $names }: { $cell } is { $colour }.
story-proof = Proof of the deal
story-proof-how = Before the first move everybody got a seal: a fingerprint (SHA-256) of the number that dealt this game and of a random word. Now both are open, and this browser has counted the fingerprint anew.
story-proof-holds-good = The seal holds: the deal was fixed before the game began.
story-proof-holds-bad = The seal does not match. This deal is not the one that was promised.
story-proof-none = This record was brought from elsewhere, so nobody promised its deal on this server.
story-proof-seal = Seal
story-proof-seed = Number of the deal
story-proof-nonce = Random word
story-proof-drawn = Nobody chose this deal. The server sealed its secret (SHA-256) when the table was laid, each player sealed a number of its own when it sat down, and the deal follows from all of them together. Now everything is open, and this browser has counted it anew.
story-proof-secret-good = The server’s secret fits its seal.
story-proof-secret-bad = The server’s secret does not fit its seal: it was changed afterwards.
story-proof-promised-good = The seal is the one that you saw before the game.
story-proof-promised-bad = The seal is not the one that you saw before the game.
story-proof-mine-good = Your own number is part of the deal.
story-proof-mine-bad = Your own number is missing from the deal.
story-proof-seed-good = The deal follows from the secret and the numbers.
story-proof-seed-bad = The deal does not follow from the secret and the numbers: somebody chose another one.
story-proof-nobody = No player added a number, so the server alone drew this deal.
story-proof-number = Number from seat { $seat }
story-proof-by-hand = Check it yourself in a terminal
event-saw-open = { $who } sees what lies in { $cell }: { $room }.
event-role-dealt-open = { $who } is dealt a role: { $role }.
replay-eyes = Through whose eyes
replay-eyes-all = Everything open
replay-eyes-everybody = What everybody saw
replay-step = Step { $number } of { $count }
replay-start = The deal
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-last = To the end
replay-previous = One step back
replay-next = One step on
replay-round-back = Previous round
replay-round-on = Next round
replay-speed = Speed
replay-share = Share this moment
replay-claims = Said and true
replay-story = The story of this game
replay-bring = Bring a record
replay-bring-hint = A record is a small text file: from here, from another server, or from the game in the terminal. It is checked and replayed before it is shown.
replay-choose-file = Choose a file
replay-drop = or drop it here
replay-bad = This is not a record that can be replayed: { $reason }
replay-yours = Your games
replay-yours-none = No finished game in this browser yet.
replay-loading = Fetching the game: { $count } of { $number }

## The browser game: puzzles

web-puzzle-intro = A moment out of a game, and one best answer. Find it: the board shows what comes of yours.
web-puzzle-daily = Puzzle of the day, no. { $number }
web-puzzle-streak =
    { $count ->
        [0] Solve one every day
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
web-puzzle-solve = Solve it
web-puzzle-again = Look at it again
web-puzzle-choose = All puzzles
web-puzzle-by-grade = How hard
web-puzzle-by-theme = What it is about
web-puzzle-count = { $solved } of { $count } solved
web-puzzle-next = Next puzzle
web-puzzle-none-left = Nothing is left to solve here.
web-puzzle-all = Show them all
web-puzzle-share = Share the result
web-puzzle-result = Room 25, a puzzle
web-puzzle-result-daily = Room 25, puzzle no. { $number }, { $date }
web-puzzle-right = Right!
web-puzzle-wrong = That was not it
web-puzzle-best = The best answer: { $answer }
web-puzzle-lost = Dead: { $names }.
web-puzzle-nothing = So far nobody has died, but nobody has got out either.
web-puzzle-tries = Found on try { $count }.
web-puzzle-show = Show me the best answer
web-puzzle-open = Show it with everything open
web-puzzle-to-the-end = Skip to the end
web-puzzle-missing = There is no such puzzle.
web-puzzle-talents = Special abilities
web-puzzle-before = What has happened

## The browser game: learning

learn-intro = Short games with somebody at your side. Nothing can go wrong: whoever taps something else just tries again.
learn-skip-hint = You know the rules already? Then play.
learn-lesson-first = First steps
learn-lesson-first-help = Four friends, three rounds, one way out.
learn-lesson-suspicion = Trust nobody
learn-lesson-suspicion-help = Suspicion: somebody at the table lies. Find out who.
learn-lesson-solo = All by yourself
learn-lesson-solo-help = Solo: you move all four figures.
learn-lesson-competition = Everybody for themselves
learn-lesson-competition-help = Competition: your two figures against two others.
learn-lesson-team = Team against team
learn-lesson-team-help = Team: a friend who helps, and rivals who trick you.
learn-lesson-talents = Special abilities
learn-lesson-talents-help = Everybody can do one thing that nobody else can.
learn-lesson-robots = Robots
learn-lesson-robots-help = Send a robot where it is dangerous.
learn-lesson-cards = The cards of the show
learn-lesson-cards-help = The show itself plays along.
learn-start = Start
learn-restart = Start this lesson anew
learn-next = Next lesson
learn-leave = Leave the lesson
learn-to-front = To the front page
learn-play-on = Play on here
learn-done = done
learn-menu = About this lesson
learn-ok = Got it
learn-show-me = Show me
learn-stop = Play on without the lesson
learn-other = You could do that in a real game. In this lesson, tap what has the ring.
learn-unknown = Nobody has looked in there: it might kill you. Nothing has happened. Try again!
learn-would-die = That room kills! In a real game you would be dead now. Here nothing has happened. Try again!
learn-first-goal = You are Alice. You and your three friends are locked up in a building with 25 rooms. Find Room 25, all go in, and slide it out. This line always says what to do.
learn-first-clue = You may peek into one room. Tap the one with the ring, then the button.
learn-first-deadly = A deadly room! Whoever goes in dies. The eye means: only you know it.
learn-first-program = Now plan two actions: tap Look, then Move, then Ready. Everybody plans in secret.
learn-first-look = Your first action is Look. Peek into the room with the ring.
learn-first-safe = The green sign means: this room is safe.
learn-first-move = Your second action is Move. Go there!
learn-first-lamps = One round is over, and one lamp is out. When the last one goes out, you have lost.
learn-first-order = You act in this order, from left to right. Every round somebody else begins.
learn-first-again = Plan again: first Move, then Look.
learn-first-claim = Max has looked in here and says: green. The small sign shows it. He is on your side, so believe him.
learn-first-trust = Go in!
learn-first-corner = Room 25 always begins in one of the striped corners. This is one.
learn-first-peek = Peek into it.
learn-first-exit = You have found Room 25! Now everybody must get in.
learn-first-last = Plan Move, then Control. Control slides a whole line of rooms.
learn-first-in = Go into Room 25.
learn-first-slide = All are in! Tap the arrow that pushes Room 25 out of the building.
learn-first-end = You are out, all four: you have won! Now you know how to play.
learn-suspicion-role = You are a prisoner and want out. But somebody is a guard in secret. The guards win if two prisoners die, or when time is up.
learn-suspicion-clue = Peek into the room with the ring.
learn-suspicion-claim = Kevin says: this room is green. Is that true? Here people may lie.
learn-suspicion-program = Plan Look, then Move.
learn-suspicion-look = Better see for yourself: peek into the room with the ring.
learn-suspicion-lie = Jennifer believed Kevin and went in. The room was red, and she is dead. Kevin has lied!
learn-suspicion-secret = Whether Jennifer was a prisoner stays secret for now.
learn-suspicion-move = The room that you saw is safe. Go there.
learn-suspicion-mark = Is Kevin the guard? You can note beside each name what you think. Only you see it.
learn-suspicion-plan = Kevin is in your room. Plan Look, then Push.
learn-suspicion-look-again = Peek into the room with the ring.
learn-suspicion-push = That one is deadly. Push the liar in!
learn-suspicion-end = Two are dead, so their roles are shown: Jennifer was a prisoner, Kevin was the guard. You were right! With a second dead prisoner the guards would have won.
learn-solo-goal = Here you move all four figures. All four must get out, and nobody may die.
learn-solo-clue = Peek into the room with the ring.
learn-solo-direct = You plan nothing here. Every figure does one action, and later another one.
learn-solo-move = That room is safe. Tap Move, then the room.
learn-solo-next = Now Max acts. This row shows who comes next.
learn-solo-look = Let Max look: tap Look, then the room with the ring.
learn-solo-deadly = Deadly! Good that Max only looked.
learn-solo-step = Sometimes you must dare something: move Jennifer into the room with the ring.
learn-solo-kevin = Let Kevin look into the room with the ring.
learn-solo-second = Everybody has had one action. Now all come again, with a different one.
learn-solo-control = Alice can slide the row she stands in. Tap Control, then the arrow with the ring.
learn-solo-slid = The whole row has moved by one, and Alice with it.
learn-solo-follow = Move Max to Jennifer.
learn-solo-ahead = Let Jennifer look ahead.
learn-solo-together = Move Kevin to the others.
learn-solo-end = One round is over; you have eight. Find Room 25 in a striped corner, bring all four in, and slide it out. Play on if you like!
learn-competition-goal = Alice and Jennifer are yours. Whoever gets both own figures out first wins.
learn-competition-clue = Peek into the room with the ring.
learn-competition-two = You plan for both, one after the other.
learn-competition-alice = For Alice: Move, then Push.
learn-competition-jennifer = For Jennifer: Look, then Move.
learn-competition-move = Alice goes into the room that you know.
learn-competition-look = Jennifer looks into the room with the ring.
learn-competition-rival = Max has followed you. He is a rival!
learn-competition-push = Push Max into the room with the ring. Nobody knows what is in there.
learn-competition-back = A whirl! It has carried Max back to the middle.
learn-competition-join = Bring Jennifer to Alice. Your two must stay together.
learn-competition-end = Keep your two together, push the rivals away, and be the first to slide Room 25 out. Play on if you like!
learn-team-goal = You and Jennifer play against Max and Kevin. The team that gets all its people out first wins.
learn-team-clue = Peek into the room with the ring.
learn-team-lie = You have seen it: this room kills. But Kevin says that it is green. He wants to trick you!
learn-team-mate = Jennifer says that this room is green. She is on your team: believe her.
learn-team-program = Plan Look, then Move.
learn-team-look = Peek into the room with the ring.
learn-team-move = Go where Jennifer said.
learn-team-end = Jennifer comes after you: together you get out. Tell your team the truth, and the others what you like. Play on if you like!
learn-talents-what = You are Sarah. Here everybody has one special ability. Sarah can turn a room into an empty one.
learn-talents-clue = Peek into the room with the ring.
learn-talents-star = The star is Sarah’s own action.
learn-talents-adrenaline = Adrenaline is a third action. You have it once a game.
learn-talents-program = That room fills with water, but Sarah can help. Plan Move, then the star, tap Adrenaline, then Ready.
learn-talents-water = Be brave: go into the water!
learn-talents-dry = Sarah has made it an empty room. Nobody drowns here any more.
learn-talents-third = And now your third action: tap Look, then the room with the ring.
learn-talents-end = What the others can do you see when you tap their names. Play on if you like!
learn-robots-what = You are Kevin. A robot goes where it is too dangerous for you.
learn-robots-clue = Peek into the room with the ring.
learn-robots-card = The show has drawn cards, and they have moved rooms. Something good lies beside you now.
learn-robots-program = Plan Move, then the star. With the star Kevin commands robots.
learn-robots-move = Go into the room with the ring.
learn-robots-here = The Robot room! A robot stands here and does what you say.
learn-robots-order = Tap the room with the ring: the robot goes there first.
learn-robots-far = The room is safe, and the robot is there already. Kevin can command it from afar.
learn-robots-again = Send it on: tap the robot’s button, then the room with the ring.
learn-robots-end = Acid! The robot is gone, but nobody has died. That is what robots are for. Play on if you like!
learn-cards-what = Here the show plays along: every round begins with two of its cards.
learn-cards-clue = Peek into the room with the ring.
learn-cards-slid = The first card has slid this column down by one.
learn-cards-lose = The second card punishes you: give one action up for good. Take Control.
learn-cards-key = One thing more: here Room 25 opens only once somebody has found the Key room.
learn-cards-program = Plan Move, then Look.
learn-cards-move = Go into the room that you have seen.
learn-cards-drawn = Whoever comes into the M.A.C. room draws a card at once. This one has slid the row at the top.
learn-cards-look = Now peek into the room with the ring.
learn-cards-end = What a card does is written in the log, and in the rules. Play on if you like!
web-hint-goal = The way out
web-hint-round = A round
web-understood = Got it
web-no-hints = No more hints
web-about-room = About this room

## The season: ten episodes in Solo, and the stars of a finished one

season-intro = Ten shows for one player with four figures, each harder than the last. Get out, and the next one opens.
season-episode = Episode { $number }
season-name-pilot = The pilot
season-host-pilot = We left most of the lights on. It tests better with families.
season-name-rehearsal = Dress rehearsal
season-host-rehearsal = One of you may be written out. It is in the contract.
season-name-book = By the book
season-host-book = Tonight it is everybody or nobody. Sponsors like round numbers.
season-name-memory = Nothing to write with
season-host-memory = We have collected your markers. Look twice; you will not remember.
season-name-key = The key
season-host-key = There is a key now. We have forgotten where we put it.
season-name-gathering = Full house
season-host-gathering = All in one room, please. It is the one with the good camera.
season-name-slide = Budget cuts
season-host-slide = The exit no longer leaves on its own. You will have to push the building.
season-name-orders = Sealed orders
season-host-orders = Decide first, find out later. It works for our management.
season-name-madness = Madness
season-host-madness = A card before every step. The audience voted for it, twice.
season-name-finale = The finale
season-host-finale = Seven rounds. Then we need the studio back.
season-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
season-may-die =
    { $count ->
        [0] everybody must live
        [one] { $count } of the four may be lost
       *[other] { $count } of the four may be lost
    }
season-won-by = The bot explorer gets out in { $count } of 100 games.
season-goal =
    { $rounds ->
        [one] { $rounds } round left,
       *[other] { $rounds } rounds left,
    } { $count } alive
season-one-goal = Get out
season-stars =
    { $count ->
        [0] no star
        [one] { $count } star
       *[other] { $count } stars
    }
season-best = Your best
season-locked = Opens when episode { $number } is won
season-week = Deal of the week
season-week-help = The same rooms for everybody until Sunday night (UTC).
season-next = Next episode
season-all = All episodes
season-lost = Nobody’s star tonight. The set is being rebuilt.
season-new-best = Your best so far!
season-wrong = There are episodes 1 to { $most }, not { $number }.
season-instead = --episode says what is played: leave out { $option }.

## Out of the game: bets on how it goes on, for nobody else's eyes

bet-place = Place your bets
bet-help = For you alone: your bets stay on this device, nobody sees them and they change nothing in the game. You are told at the end.
bet-won = How does it end for you?
bet-out = Who gets out?
bet-nobody = Nobody
bet-round = In which round does it end?
bet-title = Your bets: { $right } of { $all } right
bet-said = In round { $round } you said: { $said }.
bet-right = Right!
bet-wrong = It was: { $came }.

## The browser game: the rules

rules-search = Search: a room, a word, a rule id
rules-all = All the rules, in a new tab
rules-chapters = Chapters
rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-nothing = Nothing of that kind in this edition. Try another word or another edition.
rules-all-editions = all editions
rules-ids = rules by number: { $count }
rules-mark-b = Base
rules-mark-s2 = S2
rules-mark-en = Ultimate EN
rules-mark-pl = Ultimate PL
rules-mark-uk = Ultimate UK
rules-mark-ult = Ultimate
rules-mark-x = S2 · Ultimate
rules-part-modes = Modes
rules-part-actions = Actions
rules-part-rooms = Rooms
rules-part-talents = Special abilities
rules-part-robots = Robots
rules-part-cards = M.A.C. cards
rules-part-complexes = Complexes
rules-part-differences = Differences between the editions
rules-part-by-id = Every rule by its number
rules-part-rulings = Our rulings
rules-by-id-hint = In our own words. Plates such as S2 or UK say which edition a sentence speaks of; without one it holds everywhere.
rules-rulings-hint = Where the books are silent or contradict each other: the question, what could be meant, what we play, and why.
rules-differences-hint = The edition of this page is framed. What all five agree on is not listed.
rules-yes = yes
rules-no = no
rules-players = players: { $players }
rules-rounds = rounds: { $rounds }
rules-in-box = in the box: { $count }
rules-drawn = drawn at random: { $count }, { $colour }
rules-without = One copy of each of these stays in the box: { $rooms }
rules-open-in-builder = Open it in the builder
rules-cards-basic = Basic cards
rules-cards-madness = Madness cards
rules-card-move = Complex movement
rules-card-punishment = Punishment
rules-card-disabled = Disabled Rooms

## The browser game: where the editions disagree

difference-alarm = When entering Room 25 sets off the alarm, which leaves five rounds
difference-alarm-0 = never
difference-alarm-1 = while more than five rounds are left
difference-alarm-2 = in the first five rounds; none are added
difference-alarm-3 = in the first five rounds, even where that adds some
difference-direct = Actions are played straight from the hand; nothing is programmed.
difference-deaths = How many deaths a Cooperation or a Solo survives
difference-deaths-0 = none
difference-deaths-1 = one, as a partial victory
difference-reminders = Reminders are in use.
difference-talents = Everybody has a special ability.
difference-adrenaline = Everybody starts with adrenaline.
difference-withdraw = Adrenaline that was laid out may be taken back.
difference-guard_reveal = When a guard may step forward
difference-guard_reveal-0 = in his own turn, at any time
difference-guard_reveal-1 = in his own turn, once somebody has entered Room 25
difference-guard_reveal-2 = in his own turn, once Room 25 lies open
difference-guard_reveal-3 = in anybody’s turn, once Room 25 lies open
difference-guard_reveal-4 = in his own turn, once the alarm was set off
difference-guard_adrenaline = When a guard who steps forward loses the adrenaline
difference-guard_adrenaline-0 = from the next round on
difference-guard_adrenaline-1 = at once
difference-guard_adrenaline-2 = never
difference-masks = Take off the masks: when the last ones outside must show their roles
difference-masks-0 = when more are in Room 25 or dead than alive outside it
difference-masks-1 = when no more are outside Room 25 than there are guards
difference-masks-2 = the same, and the dead among them show too
difference-last_dead = The dead show their roles when the last round begins.
difference-gather = A Cooperation is won by gathering in Room 25 once the Key is found.
difference-key = The Key room must be found before anybody can leave.
difference-cards = When M.A.C. cards are drawn
difference-cards-0 = only in the M.A.C. room, where there is one
difference-cards-1 = two before programming
difference-cards-2 = one before each pass of actions
difference-cards-3 = one after programming and one after each pass of actions
difference-blocked_again = A movement card whose line cannot move still draws another card.
difference-solo_jam = The Jamming card clears the reminders of somebody who plays alone.
difference-bomb_stays = The first Time Bomb waits for the second, whatever the round.
difference-accel_slot = Acceleration lasts for one pass of actions only.
difference-panic_kevin = Which two rooms a panicking Kevin swaps
difference-panic_kevin-0 = two next to his, occupied ones first
difference-panic_kevin-1 = any two side by side, occupied ones first
difference-panic_kevin-2 = two next to his, those with characters first
difference-pivot_talents = Inside a Pivoting room special abilities reach through its two ends only.
difference-free_carry = Carry leaves a Pivoting room on all four sides.
difference-paranoid_adrenaline = Adrenaline may be laid out under paranoia.
difference-redirect = What a robot does that Alice refuses
difference-redirect-0 = nothing
difference-redirect-1 = on an order it pushes somebody else
difference-redirect-2 = it pushes somebody else, by the Robot card too
difference-lock_own = Emmett may lock the room he stands in.
difference-kevin_early = Kevin chooses his ability while programming.
difference-jam_card = The Jamming card silences the table.
difference-calm_early = Paranoia ends before the cards of the next round, not after them.
difference-clear_disabled = Disabled Rooms takes Locks and Do Not Cross off the rooms that it turns.
difference-robot_activated = Only Robot rooms that a character has entered count for the number of robots.
difference-mirror_guard = A revealed guard who still has the adrenaline loses the rest of the turn in the Mirror room.
difference-dead_talk = The dead may talk.

## The browser game: how hard a complex is

build-hard = How hard it is
build-stars = { $stars } of 5 stars
build-hard-help = The bot explorer loses about { $score } % of its games here; with the book’s complex, { $book } %. Good players lose fewer.
build-hard-help-suspicion = Where the bot explorer plays everybody, the prisoners lose about { $score } % of the games here; with the book’s complex, { $book } %.
build-won = The prisoners get out
build-won-suspicion = The prisoners win
build-won-rivals = Somebody wins
build-plays = How does it play?
build-plays-help = The bot { $bot } plays every seat, with the same deals for every design. People play differently: comparing two designs tells you most.
build-plays-games = Games
build-plays-start = Play { $count } games
build-plays-stop = Stop
build-plays-on = Go on
build-plays-done = { $done } of { $most } games
build-design = Design { $letter }
build-design-now = You are changing design { $letter }.
build-design-compare = Compare with another design
build-design-edit = Change design { $letter }
build-design-drop = Take design { $letter } away
build-design-help = Design B begins as a copy: change its tiles, deck or mode above.
build-part-won = Won
build-part-mean = On average
build-part-results = How it ended
build-part-deaths = Deaths in a game
build-part-rounds = Rounds that were begun
build-part-killers = Deaths by room
build-interval-help = In brackets, and as a line across each bar: the range in which the true share lies in 95 of 100 such samples.
build-seat = Seat { $number }
build-mean-rounds = Rounds
build-mean-deaths = Deaths
build-deck = The deck
build-deck-box = The deck of the box
build-deck-count = { $count } cards
build-card-less = Take out: { $card }
build-card-more = Put in: { $card }

## The page of whoever runs the server

web-admin = Running this server
web-admin-key = The key of this server
web-admin-enter = Open
web-admin-key-help = It was given to room25 serve as --admin-key. It stays in this tab only.
web-admin-wrong = This is not the key, or this server has no such page.
web-admin-wait = Too many wrong keys. Try again in a minute.
web-admin-how-long = How long
web-admin-note = Why (only you see it)
web-admin-tables = Tables at which somebody is
web-admin-nobody = Nobody is here now.
web-admin-mute = Mute
web-admin-ban = Ban
web-admin-close = Close the table
web-admin-said = What was said last
web-admin-orders = What holds now
web-admin-no-orders = Nobody is mute or banned, and no table is closed.
web-admin-until = until { $when }
web-admin-back = Take back
web-admin-not-done = That could not be done. Is somebody still connected there?
web-admin-leave = Forget the key
web-admin-1 = one hour
web-admin-24 = one day
web-admin-720 = 30 days
