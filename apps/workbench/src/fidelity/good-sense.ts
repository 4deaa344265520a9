// The part of docs/fidelity.md about what bots do where a strategy says nothing: found against other simulators, measured when
// it was changed.

export const goodSense = `## Good sense where rules are silent

Default play is said to differ from that of other simulators by more than chance in the places below. Those simulators were not run for
this; what follows compares our own play before and after. Each figure is what the new play wins at one table with the
former one, both with the same strategy, in 600 games (a standard error of two points).

These figures are not independent evidence. Rules and numbers were chosen by them: for Torturer the second of two rules, for Mining
Village the best of three prices, for Apprentice the best of six variants. The strategies of the catalogue, and so the tables above, should not be touched: in 328 games, eight of each
against Big Money Ultimate, all decks ended as before. (How modes of a card are weighed was changed elsewhere since; that touches prov-d6385c3e alone.)

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

Left as it is. Variants were told to the bot as rules and set against its own default in 500 games; that none of a few is better does
not show that the difference is theirs:

- **Chapel with Minion.** Keeping five coins 50, seven 47, trashing down to three 31, Chapel before Minion 22. The default is level with the best of them.
- **Swindler.** Handing out Duchies 49, never Duchies 49, Coppers for Coppers 24. What the victim's deck would like least is as good as any list.
- **Feast.** Played before all else 42, for a Duchy towards the end 50; in a plan for Duchies and Dukes, which loses to Big Money, played first 54 and always for a Duchy 54. Open.
- **Spy.** Read in the code, not measured: what a Thief in hand could still steal is left on top; anything better than a Copper is discarded otherwise, for its owner would draw it first.
- **Torturer.** Always the Curse 4 to 32, never 48 to 50, a Curse for a hand of eight coins 49 to 51: beyond what is mended the choice hardly matters, and the Chancellor searches it.
- **Cellar, Pawn, Wishing Well** are said to be better here. Wishing Well is explained above; the other two were not looked into.
`;
