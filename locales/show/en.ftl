### What the host of the show says, in the browser. The four files hold the same lines, in the same order, with the same variables.
### A line is said once in a game at most, and only of what everybody has seen. Names arrive as names ($who, $by), cells as B2.

## The first round begins

host-open-1 = Good evening. Twenty-five rooms, one exit, and every camera works.
host-open-2 = Our candidates have slept badly. Let us wake them properly.
host-open-3 = The doors are locked, the tea is hot, and we are live.
host-open-4 = A warm hand for tonight’s candidates. Warm while it lasts.
host-open-5 = The rules fit on a card. The small print fills the building.
host-open-6 = They all said they were good at puzzles. We shall see.
host-open-7 = Nobody has touched anything yet. Enjoy it.
host-open-8 = The audience has placed its bets. Now place your feet.

## Another round begins, and nobody died in the last one

host-round-1 = A quiet round. Our sponsors prefer the other kind.
host-round-2 = Everybody got through that one. The flowers can wait.
host-round-3 = No losses. I will tell the caterers.
host-round-4 = Another round, the same faces. How refreshing.
host-round-5 = They are getting careful. Careful is slow, and slow is mine.
host-round-6 = Another lamp, another chance to trust the wrong person.
host-round-7 = The building is patient. It has done this before.
host-round-8 = Think it over. The clock does not think.
host-round-9 = If you hear humming, that is the walls. They like you.
host-round-10 = Choose your moves. Regret is free of charge.
host-round-11 = Do look into each other’s eyes. It makes good television.
host-round-12 = So far, so polite. It never lasts.

## Another round begins, and somebody died in the last one

host-grim-1 = We go on. There is more room at the table now.
host-grim-2 = The place has been tidied up. Mind the floor.
host-grim-3 = Fewer candidates, fewer arguments.
host-grim-4 = A moment of respect. That was it.
host-grim-5 = The ratings are up. I was told not to say why.
host-grim-6 = A locker has become free, should anyone need one.
host-grim-7 = The rest of you look pale. It must be the light.
host-grim-8 = The building has an appetite now. Next round.

## Two or three rounds are left

host-late-1 = The lamps are running out faster than the excuses.
host-late-2 = Late in the show, and nobody has asked for the stairs.
host-late-3 = I would hurry. But then, I have a car outside.
host-late-4 = Soon we switch off the lights. All of them.
host-late-5 = The clock has stopped being polite.
host-late-6 = Few lamps left. Wave at the cameras while they see you.
host-late-7 = From here on, every step is a closing argument.
host-late-8 = This is the part where plans become memories.

## The last round

host-last-1 = The last round. Whatever you were saving, spend it.
host-last-2 = One lamp left. I hope you were kind to each other.
host-last-3 = After this, only the night watchman has keys.
host-last-4 = The last round. The credits are written, in two versions.
host-last-5 = The last lamp. It flickers for all of you.
host-last-6 = The last round. Now would be a good time to be right.
host-last-7 = One more round, then I go home. Some of you may, too.
host-last-8 = Last call. The exit takes no reservations.

## Somebody dies

host-death-1 = { $who } leaves us early. The contract allows it.
host-death-2 = { $who } found out, so that the others need not.
host-death-3 = Good night, { $who }. We will send on the luggage.
host-death-4 = { $who } is no longer taking part. Silence, please.
host-death-5 = That was { $who }. The room is available again.
host-death-6 = { $who } wondered where it leads. It leads there.
host-death-7 = Applause for { $who }. Not too loud.
host-death-8 = One microphone fewer. { $who } signs off.
host-death-9 = { $who } learns the colours the hard way.
host-death-10 = The building thanks { $who } for the visit.

## Somebody dies in a room into which somebody else has put them

host-pushed-1 = { $by } helps, { $who } pays. An accident, surely.
host-pushed-2 = { $who } had help. { $by } has some explaining to do.
host-pushed-3 = { $by } only wanted to make room. There is room now.
host-pushed-4 = A helping hand from { $by }. A bit too helpful.
host-pushed-5 = “After you”, says { $by }. And { $who } goes.
host-pushed-6 = That was { $by }. We have it from four angles.
host-pushed-7 = { $who }, meet the room. { $by }, meet the cameras.
host-pushed-8 = Strong arms, { $by }. Weak alibi.

## A room turns over and is not what somebody said

host-lie-1 = { $who } told us something else about { $cell }. I have it on tape.
host-lie-2 = { $cell } is open now. So is the question what { $who } saw.
host-lie-3 = A small correction for { $who }: that is another colour.
host-lie-4 = { $who }, you and the room cannot both be right.
host-lie-5 = An honest mistake, { $who }? Let us ask the audience.
host-lie-6 = { $who } has a rich imagination. { $cell } has none.
host-lie-7 = Well, { $who }. The paint disagrees.
host-lie-8 = { $who } says one thing, { $cell } another. Rooms do not lie.
host-lie-9 = { $who } may want to sit further from the microphone.
host-lie-10 = Colour-blind or clever, { $who }? It looks the same from here.

## The alarm

host-alarm-1 = There goes the alarm. Somebody was a little too quick.
host-alarm-2 = You hear that? That is time, leaving.
host-alarm-3 = The alarm. Room 25 does not care for early guests.
host-alarm-4 = Congratulations on finding it. The clock has found you, too.
host-alarm-5 = And I had planned a longer evening.
host-alarm-6 = Red light suits this building. You will see a lot of it.
host-alarm-7 = Somebody has set off the alarm. It was in the small print.
host-alarm-8 = The lamps have heard it. They are leaving early.

## Somebody is the first in Room 25

host-exit-1 = Room 25, and { $who } stands in it. Nobody breathe.
host-exit-2 = So it exists. { $who } can confirm it.
host-exit-3 = { $who } has reached the exit. That was the easy part.
host-exit-4 = The door with the number. Well done, { $who }. Do not sit down.
host-exit-5 = { $who } sees daylight. It is a lamp, but the thought counts.
host-exit-6 = Everybody wants to be { $who } now. I would be careful with that.
host-exit-7 = Twenty-five rooms, and { $who } picks that one.
host-exit-8 = { $who } is in Room 25. The rest of you have somewhere to be.

## A guard steps forward

host-guard-1 = { $who } is one of ours. The uniform was under the coat.
host-guard-2 = Surprise. { $who } has been on the payroll all along.
host-guard-3 = { $who } steps forward. Everybody else steps back.
host-guard-4 = And there is our { $who }. Take a bow.
host-guard-5 = Some of you suspected { $who }. Some of you shared secrets.
host-guard-6 = { $who } need not pretend any more. What a relief.
host-guard-7 = The mask is off, { $who }. Now work faster.
host-guard-8 = Count again, candidates. { $who } was never one of you.

## It is over, and somebody is out

host-out-1 = They are out. I shall have to explain this upstairs.
host-out-2 = The doors closed a moment too late. Good night.
host-out-3 = An escape. The sponsors are on the telephone.
host-out-4 = Somebody check the locks. Afterwards, obviously.
host-out-5 = Gone, with our microphones. Please send them back.
host-out-6 = The building is emptier, and I am speechless. Nearly.
host-out-7 = Well played. Do come back; we will be ready.
host-out-8 = And they are gone. Next week, with better doors.

## It is over, and nobody is out

host-kept-1 = That was the show. The building keeps the cast.
host-kept-2 = Nobody leaves. It was always the likely ending.
host-kept-3 = The doors stay shut. Thank you for watching.
host-kept-4 = Good night from all of us, and from all of them.
host-kept-5 = The house wins. The house has twenty-five rooms.
host-kept-6 = We are looking for new candidates. Apply at the entrance.
host-kept-7 = No exit tonight. The paperwork will be brief.
host-kept-8 = They were close. We print that on the mugs.
