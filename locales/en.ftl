### The words of the game in English. The four catalogues hold the same messages, in the same order, with the same variables.
### Values arrive as names in this language, cells as B2, lines as 2 or B. Numbers that are counted ($left, $rounds) arrive as numbers.

language-name = English

## Rooms: name, short name (at most nine letters, for the board), what it does

room-central = Central room
room-central-short = Centre
room-central-help = Everybody starts here, and it never moves. Only Look and Move work here; nobody is pushed out, though anybody may be pushed in.
room-room25 = Room 25
room-room25-short = Room 25
room-room25-help = The exit. Get your people inside while it lies in an exit zone, then one of them plays Control and slides it off the board. In the ten-round modes, coming in early sets off the alarm.
room-empty = Empty room
room-empty-short = Empty
room-empty-help = Nothing happens here. Breathe.
room-vision = Vision room
room-vision-short = Vision
room-vision-help = On entry, look secretly at any one face-down room of the complex.
room-moving = Moving room
room-moving-short = Moving
room-moving-help = On entry, this room and everybody in it trade places with any face-down room, which stays face down. If no room is face down, nothing happens.
room-tunnel = Tunnel room
room-tunnel-short = Tunnel
room-tunnel-help = On entry, you go straight to the other Tunnel room if it is face up. Arriving there does not send you back.
room-control = Control room
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
room-prison-help = The way out leads only to an adjacent room where another character stands, or to the Central room if it is adjacent. Being pushed out follows the same rule.
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
room-flooded-help = Once revealed it is closed for good: nobody else gets in. Whoever is inside may leave, and drowns if still there after their second action of the next round.
room-illusion = Illusion room
room-illusion-short = Illusion
room-illusion-help = On entry, it trades places with any face-down room; that room is revealed under you and does what it does. The Illusion room stays face up where it went. If no room is face down, nothing happens.

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

## Editions, modes, complexes

edition-base = Base game
mode-suspicion = Suspicion
mode-suspicion-help = The prisoners must all reach Room 25 and slide it out; the guards hidden among them must not let it happen. The guards win if two prisoners die or time runs out. In the last round one prisoner may be left behind, dead or alive.
mode-competition = Competition
mode-competition-help = Everybody runs two prisoners against everybody else. You win by getting both out first, or by being the last with anyone alive. If one of yours is dead, the other may leave in the last round only.
mode-team = Team
mode-team-help = Two teams, one prisoner each. The first team to leave complete wins, and so does one whose opponents are all dead; with one dead, the rest may leave in the last round only. If nobody gets out, the team with more people in Room 25 wins.
mode-cooperation = Cooperation
mode-cooperation-help = No guards: everybody leaves together before the countdown ends. With one dead it is a partial victory; a second death loses the game.
mode-solo = Solo
mode-solo-help = You run four prisoners and play their actions directly, without programming, at most two different ones a round for each. All four must get out; one death loses the game.
complex-beginner = Beginner
complex-beginner-help = Eight Empty rooms and a single Mortal chamber. No Prison cell, Tunnel, Moving or Illusion room.
complex-expert-competition = Expert competition
complex-expert-competition-help = Four Empty rooms, two Prison cells, two Tunnel rooms and the Illusion room.
complex-expert-suspicion = Expert suspicion
complex-expert-suspicion-help = Six Empty rooms, two Mortal chambers, the Moving room and the Illusion room.
complex-free = Your own choice
option-season2_timing = Season 2 timing
option-season2_timing-help = Cooperation with five characters lasts 7 rounds, with six 6.
option-no_reminders = No reminders
option-no_reminders-help = What you have seen, you have to remember yourself.
team-name = Team { $number }

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
event-clue-taken = { $who } takes a first look at { $cell }.
event-saw = { $who } sees what lies in { $cell }: { $room }. Only you are told.
event-programmed = { $who } is ready.
event-token-revealed = { $who } turns over { $token }.
event-kept = { $who } holds the single action back.
event-passed = { $who } does nothing.
event-action-lost = { $who } cannot carry out { $token }: the action is lost.
event-looked = { $who } looks at { $cell }.
event-moved = { $who } moves from { $cell } to { $to }.
event-pushed = { $who } pushes { $target } to { $to }.
event-slid = { $who } slides line { $line } { $direction }.
event-room-revealed = { $cell } is revealed: { $room }.
event-swapped = { $who } makes the rooms { $cell } and { $to } trade places.
event-jumped = { $who } goes through the tunnel to { $to }.
event-sent-back = { $who } is thrown back to the Central room.
event-closed = { $cell } floods and closes: nobody else gets in.
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
answer-program-two = { $first }, then { $second }
answer-program-one = { $first } alone, first or second as you like
answer-wait = Keep it for the second action
answer-pass = Do nothing
answer-reveal = Reveal yourself as a guard
answer-mark = Lay your reminder on { $cell }
answer-claim = Say that { $cell } is { $colour }

## What is asked

ask-clue = Before the show starts: which room next to the Central room do you look at?
ask-program = { $who }: choose two actions in their order, or a single one.
ask-action = { $who } plays { $token }. Choose how.
ask-action-free = { $who } acts without a program. Choose an action.
ask-floating = { $who } has one action, { $token }. Play it now, or keep it for the second action.
ask-vision = Vision room: { $who } may look at any face-down room. Which one?
ask-moving = Moving room: which face-down room does it trade places with?
ask-illusion = Illusion room: which face-down room does it trade places with? You will be standing in that one.
ask-control = Control room: which line slides, and which way?
ask-tunnel = Tunnel room: where do you come out?

## The terminal game: before it starts

term-title = Room 25
term-unofficial = An unofficial fan implementation of the board game by François Rouzé, made without its publisher.
term-welcome = You are on air. Somewhere in this complex is the exit.
term-how-to-win = Find Room 25, gather inside it, bring it to an exit zone at the edge, and slide it out with Control before the countdown ends.
term-how-a-round-goes = A round: everybody secretly chooses one or two actions; the first actions are played in turn order, then the second ones; then the countdown goes on.
term-choose-language = Which language?
term-choose-mode = Which mode?
term-choose-players = How many players? Possible: { $allowed }.
term-choose-humans = How many of them are people at this keyboard? From 0 to { $players }; the others are moved at random by the computer.
term-choose-who = Who plays { $who }?
term-choose-name = What is the name of player { $number }?
term-choose-complex = Which complex?
term-choose-seed = A number to deal from? Enter alone deals a new game.
term-default = Enter alone: { $value }
term-seat-human = a person
term-seat-random = the computer, at random
term-player-name = Player { $number }
term-seat-plays = { $name } plays { $characters }.
term-setup-problems = This game cannot start:
term-setup-warnings = It can be played, but be warned:

## The terminal game: while it runs

term-round = Round { $round } of { $rounds }
term-rounds-left =
    { $left ->
        [one] { $left } round left
       *[other] { $left } rounds left
    }
term-last-round = Last round
term-phase-clue = First look
term-phase-programming = Programming
term-phase-first-action = First action
term-phase-second-action = Second action
term-phase-countdown = Countdown
term-turn-order = Turn order: { $names }
term-turn = It is { $who }’s turn.
term-dead = dead
term-in-room25 = in Room 25
term-hand-over = Press Enter and hand the keyboard to { $name }.
term-hand-over-ready = { $name }: press Enter when nobody else is looking.
term-continue = Press Enter to go on.
term-choices = You may:
term-prompt = Type a number, or ? for help.
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

## The terminal game: help

term-help-heading = What you can type
term-help-word-number = NUMBER
term-help-word-file = FILE
term-help-number = choose that answer from the list
term-help-room = the rule of a room: the one in that place, or the one with that name
term-help-words = the words of an answer do as well, and so do their first letters: m b2, l m
term-help-rooms-too = all rooms of this complex
term-help-rule = the rule with that id, in English
term-help-mark = lay your reminder on a face-down room, in your own turn
term-help-claim = after looking, tell everybody its colour: blue, green, yellow or red, true or not
term-help-reveal = step forward as a guard, in your own turn; from the next round on you act without programming
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
error-bad-record = { $file }, line { $line }: { $reason }. The game cannot be read from there on.

## Why not: after a name, the words that were typed and a colon

term-entry = { $name }: { $text }
term-rule = (Rule { $rule }; to read it: ? { $rule })
term-rules = Rules: { $rules }
term-possible = Possible: { $options }.
why-not-next = only rooms that share a side are adjacent.
why-one-or-two = a program is one action, or two different ones.
why-not-in-edition = this edition has no such thing.
why-not-in-game = this character is not in the game.
why-over = the game is over.
why-face-up = that room is face up, and it takes a face-down one.
why-clue-first = the first look comes first: one of the four rooms next to the Central room.
why-not-programming = programs are laid before the actions begin.
why-dead = the dead neither act nor speak.
why-clue-taken = this player has had the first look.
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

## A game that cannot start, and one that had better not

problem-not-25 = A complex has 25 rooms, not { $count }.
problem-not-in-box = { $room }: { $count } chosen, { $box } in the box.
problem-no-central = A complex has exactly one Central room.
problem-no-room25 = A complex has exactly one Room 25; there is no other way out.
problem-players = { $mode }: { $players } cannot play. Possible numbers of players: { $allowed }.
problem-characters = The characters do not fit: each one may be chosen once, and every player needs as many as the mode gives.
problem-edition = This edition cannot be played yet.
problem-mode = This edition has no such mode.
problem-level = This edition has no such level of difficulty.
problem-complex = This edition has no such complex.
problem-option = This mode has no such option.
problem-first = Only a character of this game can go first.
warning-vortex-mortal = Two Vortex rooms together with two Mortal chambers make a cruel complex. Better to leave one of the four out.
