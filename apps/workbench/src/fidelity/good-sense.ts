// The part of docs/fidelity.md about what bots do where a strategy says nothing: found against other simulators, measured when
// it was changed.

export const goodSense = `## Good sense where rules are silent

Default play is said to differ from that of other simulators by more than chance in the places below. Those simulators were not run for
this; what follows compares our own play before and after. Each figure is what the new play wins at one table with the
former one, both with the same strategy, in 600 games (a standard error of two points) where nothing else is said.

These figures are not independent evidence. Rules and numbers were chosen by them: for Torturer the second of two rules, for Mining
Village the best of three prices, for Apprentice the best of six variants. The strategies of the catalogue, and so the tables above, should not be touched: in 328 games, eight of each
against Big Money Ultimate, all decks ended as before. (How modes of a card are weighed was changed elsewhere since; that touches prov-d6385c3e alone, as Pawn does.)

| card | cause | with | wins |
|---|---|---|---:|
| Remodel | a rule such as "Militia if I own none" holds again once the Militia is trashed, so Militia became Militia; what would be gained is now worked out as if the card were gone | an engine with quotas | 64.3 |
| | | a larger one, two Remodels | 82.4 |
| | | money, or Gold before everything | 49.9 |
| Torturer, its victim | two cards were thrown away even where a card in hand would trash the Curse in the next turn; now the Curse is taken if that card will be played: there is room for it, or junk enough already | Torturers, Villages, Chapel | 68.1 |
| | | money, Torturers, Masquerade | 56.3 |
| | | money, Torturers, Chapel | 53.3 |
| | | no card that trashes | 50.0 |
| Mining Village | it was blown up for points alone; now also for what is worth more than it and what else would be bought, if there are more villages than terminals need | many of them | 73.8 |
| | | two of them, and money | 53.3 |
| | | engines that need them | 50.0 |
| Apprentice | every further card was taken for as good as the first, so that Golds and even Provinces went for a handful | Laboratories | 72.5 |
| | | four of them, and Markets | 67.8 |
| | | one or two, and money | 49.3, 50.5 |
| Minion with Chapel | a new hand was drawn although a Chapel in hand had Coppers and Estates to trash; now such a hand is worth two coins more for each of them | Minions, Gold, a Chapel that trashes eagerly, 2,000 games | 53.9 |
| | | a Chapel before Minions; Steward for Chapel, 2,000 games each | 50.2, 50.0 |
| Spy | a Gold was left on top for a Thief in hand although another terminal took the only Action, so that its owner drew it; now it is discarded then | Spies, Thieves, Smithy, 2,000 games | 51.1 |
| Feast | it was never played for a wanted terminal of 4, whose worth counts a little less than its own, nor for a Silver, so that it lay dead once what costs 5 was bought; now it is played for what costs as much, and for a Silver by who would not buy it again. DominionSim's, as its code reads, is played for whatever a rule wants. 2,000 games each | bought in the opening, for Smithies | 69.5 |
| | | for a Laboratory, then a Militia | 53.9 |
| | | for a Witch, then Moneylender or Militia | 57.2 |
| | | for a Silver alone | 68.5 |
| | | for Laboratories, bought again | 50.0 |
| Swindler | of two terminals with one Action it was played as often as Smithy and later than Courtyard; now before those that only draw or pay, still after Witch, Tribute, Baron, Mine and Remodel (Swindler first against those: 42 to 46). Each with two of both, Swindler first, 2,000 games | Smithy; Bridge; Courtyard | 57.3, 59.4, 58.2 |
| | | Council Room; Militia; Moat | 53.2, 50.8, 62.4 |
| Moneylender | it came before all of these, as in DominionSim's code; now after those that turn cards into better ones or draw. Each with two of both, the other first, 1,600 games | Tribute; Courtyard; Remodel; Swindler | 58.1, 58.7, 57.0, 57.6 |
| | | Mine; Smithy; Bridge | 52.5, 53.1, 49.8 |
| Pawn | while more Actions were to be played, a coin that would buy more now was taken rather than a card, although what is to be bought was not known yet; now the card is. 4,000 games against a Pawn told to take the card | Conspirators and six Pawns | 42.8 before, now 50.0 |
| Cellar | what was drawn instead counted by the price of Actions, so that Coppers went where hardly a coin was left to draw, and another Cellar in hand was kept, which found nothing left to throw away; now Cellars go, and what makes fewer coins than an average card and a little more. 4,000 games each, before and now: see below | | |
| Steward and other cards with modes | cards were drawn where none are left to draw, instead of coins | not measured by itself | |

Left as it is. Variants were told to the bot as rules and set against its own default in 500 games; that none of a few is better does
not show that the difference is theirs:

- **Chapel with Minion.** How much is trashed is left as it was: keeping five coins 50, seven 47, trashing down to three 31, Chapel before
  Minion 22. DominionSim's Chapel, as its code reads, has the same limits (six coins, four if told to trash eagerly; three or four cards of junk
  before a purchase suffers) and comes as early.
- **Swindler, what it hands out.** Handing out Duchies 49, never Duchies 49, Coppers for Coppers 24. DominionSim, as its code reads, hands out what the
  victim would trash first among cards of that cost: for a Copper a Curse, for an Estate an Estate, as ours. The Chancellor, who tries what to hand out,
  does not win by it either (docs/bots.md).
- **Feast before other terminals** is left to its place; with a quota that buys it again at once, to play it more often only buys more Feasts.
- **Spy.** What a Thief in hand will steal is left on top; anything better than a Copper is discarded otherwise, for its owner would draw it first. DominionSim's code says the
  same, but for the Thief that has no Action left.
- **Torturer.** Always the Curse 4 to 32, never 48 to 50, a Curse for a hand of eight coins 49 to 51: beyond what is mended the choice hardly matters, and the Chancellor tries it.

Cellar, Pawn and Wishing Well are said to be better here by 12. What the two other simulators do was read in their code, told to the bot
as rules and set against its default, with the same strategy on both sides: 4,000 games each, every shuffle from both seats, a tie
counted half (a standard error of 0.8). The twelve points are found again in money decks, and are theirs:

- **Cellar.** Dominiate's discards points and Curses, and keeps every Copper; DominionSim's discards every Copper from the first turn on,
  and Cellars. Which is better depends on how much money the deck has. Our default, before and now:

| with | against Dominiate's | against DominionSim's |
|---|---:|---:|
| two of them, and money | 58.9, now 60.6 | 48.3, now 50.5 |
| Villages and Smithies | 49.9, now 50.5 | 50.1, now 51.2 |
| Laboratories, three of them | 44.4, now 69.2 | 47.6, now 71.5 |
| Witches, three of them | 47.9, now 65.8 | 50.6, now 65.8 |
| Festivals, four of them | 62.1, now 79.3 | 34.7, now 51.1 |

- **Pawn.** DominionSim's takes a Buy wherever the coin does not help, mostly for nothing, and a Buy before the card at eight coins;
  ours takes a coin then. Dominiate's weighs card and coin as ours does.

| with | against DominionSim's | against Dominiate's |
|---|---:|---:|
| two of them, and money | 65.3 | 50.0 |
| Smithies | 55.2 | 50.0 |
| Laboratories | 55.6 | 50.0 |
| Villages and Smithies | 53.4 | 50.1 |

- **Wishing Well.** DominionSim's names Wishing Well unless it is told to follow the deck; ours what most likely lies on top, as
  Dominiate's does. Against one that always names itself: three of them and money 64.8, Chapel and Laboratories 54.9, Festivals 55.3.

The same was done for places mended above, as far as rules can say what DominionSim's code does, in 3,000 games each: the victim of a
Torturer with Chapel 55.8, without 52.5, with Masquerade 49.6; Mining Village with two Smithies 50.6, six of them 54.7; Apprentice 50.0.
`;
