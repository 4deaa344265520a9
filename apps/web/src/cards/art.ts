// The picture of every card in three words: a scene, its colours, and what the emblem is made of.
// Scenes by what a card is: places outdoors, intrigue in halls and towns, alchemy under circles and moons, Treasures on
// rays, Attacks in red or dark. No two cards of a box share scene and colour.

import type { Scene } from '@tenfold/protocol/own-card-look';
import type { StandardCardId } from '@tenfold/rules';

export type Material =
  | 'gold'
  | 'silver'
  | 'copper'
  | 'bone'
  | 'ink'
  | 'leaf'
  | 'violet'
  | 'ember'
  | 'stone'
  | 'night'
  | 'castle';

export interface Art {
  readonly scene: Scene;
  readonly material: Material;
  /** Of the sky above and below, of what is far and what is near, and of the light. */
  readonly colours: readonly [above: string, below: string, far: string, near: string, light: string];
}

const art = (scene: Scene, material: Material, ...colours: Art['colours']): Art => ({
  scene,
  material,
  colours,
});

export const arts = {
  copper: art('rays', 'copper', '#7a3a18', '#c9814a', '#8a4a22', '#5a2a10', '#ffc792'),
  silver: art('rays', 'silver', '#3d4d60', '#8fa2b5', '#5b6d80', '#2e3b4a', '#e9f3ff'),
  gold: art('rays', 'gold', '#7a3d0c', '#dc8f1f', '#a9640f', '#5e2f08', '#ffe08a'),
  estate: art('hills', 'castle', '#6fb3d6', '#d5ecd9', '#6ea85a', '#3c7438', '#fff6c9'),
  duchy: art('river', 'castle', '#e58a55', '#fbd9a0', '#7d6a74', '#2f6a70', '#fff0c0'),
  province: art('hills', 'gold', '#1f4f86', '#7fb9c9', '#2f7a52', '#174a33', '#ffefb0'),
  curse: art('fog', 'bone', '#2c1840', '#6b4590', '#4a2c68', '#1d0f2c', '#c9a6f0'),
  potion: art('lab', 'violet', '#24164a', '#5a3a95', '#1c113c', '#150c2e', '#d9b8ff'),

  adventurer: art('river', 'ink', '#f2b25c', '#fde6b0', '#3f8f8a', '#1d5f6b', '#fff3c4'),
  bureaucrat: art('hall', 'ink', '#d9c7a0', '#f4e7c8', '#b79a66', '#7d6238', '#fff8e0'),
  cellar: art('cell', 'copper', '#2a1a0e', '#7a5220', '#1c1008', '#170d06', '#ffc45c'),
  chancellor: art('hall', 'ember', '#4a1016', '#a8323a', '#6b1a22', '#2f090e', '#ffd0b0'),
  chapel: art('hills', 'stone', '#b9d4ea', '#fdeedd', '#9db98a', '#5f8a5c', '#fff6d8'),
  'council-room': art('hall', 'castle', '#12324a', '#3f7fa0', '#1c4a66', '#0b2233', '#ffe7b8'),
  feast: art('town', 'bone', '#7a2f14', '#f0a04a', '#8f3f1a', '#4d1f0c', '#ffe08a'),
  festival: art('town', 'gold', '#3b1a5a', '#d8588a', '#5a2478', '#2a0f40', '#ffd76a'),
  gardens: art('hills', 'leaf', '#7fc6e0', '#e6f5cf', '#7fb860', '#4c8a48', '#fff3b0'),
  laboratory: art('lab', 'silver', '#0c3540', '#2c8f8a', '#0a2a33', '#071f26', '#a8fff0'),
  library: art('hall', 'castle', '#33200f', '#8a5a2a', '#4d3016', '#22140a', '#ffd98f'),
  market: art('town', 'ember', '#3f93c8', '#cfe8ee', '#5f8aa8', '#2c5878', '#fff4c8'),
  militia: art('hills', 'silver', '#6a1a14', '#e0673a', '#7a2a1a', '#3f120c', '#ffd08a'),
  mine: art('cell', 'gold', '#1a2028', '#4a5a6a', '#10151b', '#0c1015', '#ffd27a'),
  moat: art('river', 'castle', '#4f93d0', '#d3ebf6', '#6a8fa0', '#2a6f9a', '#fffbe0'),
  moneylender: art('hall', 'gold', '#0f2f1f', '#3a8a5a', '#17472f', '#0a2216', '#ffe9a0'),
  remodel: art('town', 'ink', '#e8b890', '#fdf0d8', '#c98a5f', '#8f5636', '#fff6dc'),
  smithy: art('cell', 'silver', '#2a0c06', '#b0401a', '#1c0805', '#170604', '#ff9a4a'),
  spy: art('night', 'night', '#0f1a3a', '#3a4f8a', '#1a2650', '#0a1228', '#dfe9ff'),
  thief: art('night', 'night', '#14281c', '#3f6a4a', '#1c3a28', '#0c1c12', '#f0f0c0'),
  'throne-room': art('hall', 'gold', '#2f1550', '#8a4fc0', '#452070', '#1f0c38', '#ffe39a'),
  village: art('hills', 'ink', '#f2b45f', '#fff0c4', '#c9a04a', '#8a6a2a', '#fff8dc'),
  witch: art('night', 'night', '#2a0f3f', '#7a3fa8', '#3a1a58', '#1a0a2a', '#d8ff9a'),
  woodcutter: art('fog', 'silver', '#2c5a3c', '#9fc890', '#47774e', '#1f4229', '#f4ffd8'),
  workshop: art('town', 'copper', '#1f5a64', '#a8d4c4', '#3a7a78', '#1a484c', '#fff0c0'),

  baron: art('hills', 'silver', '#3a2f6a', '#c07fa0', '#4a3f78', '#241c48', '#ffe0b0'),
  bridge: art('river', 'stone', '#8cc4dc', '#fbeccb', '#7ea79a', '#2f7f97', '#fffbe6'),
  conspirator: art('night', 'night', '#2a0a14', '#8a2438', '#3f0f1e', '#1c060c', '#ffd8c0'),
  coppersmith: art('cell', 'copper', '#3a1a08', '#c8742a', '#241005', '#1a0a04', '#ffc07a'),
  courtyard: art('hills', 'castle', '#3fa8c0', '#d8f2e4', '#8fb86a', '#4a8a4a', '#fffbe0'),
  duke: art('hall', 'gold', '#14225a', '#4a68c0', '#1f3278', '#0c163a', '#ffe9a8'),
  'great-hall': art('hall', 'bone', '#5a2a0a', '#d88a2a', '#7a3f12', '#3a1a06', '#fff0b0'),
  harem: art('rays', 'gold', '#6a1438', '#d85a8a', '#8a2450', '#4a0c26', '#ffd0dc'),
  ironworks: art('town', 'ember', '#1f2730', '#5a6a78', '#2a3540', '#12181e', '#ff9a4a'),
  masquerade: art('hall', 'gold', '#4a1440', '#b14383', '#6d2459', '#360d2f', '#ffc9e2'),
  'mining-village': art('hills', 'ink', '#b87038', '#f4d8a8', '#a06a3c', '#6a4424', '#fff0cc'),
  minion: art('town', 'bone', '#2a0d18', '#a8323a', '#5a1622', '#2a0a10', '#ff9a6a'),
  nobles: art('hall', 'gold', '#0f3d3a', '#3f9078', '#1b5a4d', '#0a2c2a', '#ffeeb5'),
  pawn: art('fog', 'bone', '#3a4a68', '#a0b0cc', '#52648a', '#2a3858', '#f4f8ff'),
  saboteur: art('fog', 'ink', '#7a1a10', '#f08a4a', '#a83a1a', '#4a1008', '#ffe0a0'),
  scout: art('river', 'copper', '#6fb890', '#e6f4c8', '#5f9a78', '#2f7a6a', '#fffce0'),
  'secret-chamber': art('cell', 'silver', '#0f1a2a', '#34527a', '#0a1220', '#080e18', '#ffd98a'),
  'shanty-town': art('town', 'ink', '#e98a4a', '#fbe0a4', '#c06a3c', '#7c3f25', '#fff0b8'),
  steward: art('hall', 'gold', '#2c3a14', '#8a9a4a', '#42521f', '#1c260c', '#fff0b0'),
  swindler: art('night', 'night', '#062a30', '#1f7a7a', '#0c3f44', '#041c20', '#ffe9b0'),
  torturer: art('cell', 'silver', '#1f1512', '#54301f', '#120a08', '#150d0a', '#ff9c3f'),
  'trading-post': art('river', 'ink', '#e8a878', '#fbe6c8', '#8a6a5a', '#3f6a7a', '#fff3d0'),
  tribute: art('hall', 'gold', '#5a0c1c', '#c03048', '#7a142a', '#360610', '#ffd8a0'),
  upgrade: art('town', 'ink', '#4a8ad0', '#e0f0fb', '#8fb0d0', '#4a7098', '#fff8e0'),
  'wishing-well': art('night', 'night', '#1c2f5a', '#6a8fd0', '#2a4478', '#12203f', '#fff6d0'),

  alchemist: art('lab', 'bone', '#4a2408', '#c8802a', '#33180a', '#241006', '#ffe9b0'),
  apothecary: art('lab', 'castle', '#12351c', '#4f9a5a', '#0c2814', '#081c0e', '#e0ffc0'),
  apprentice: art('lab', 'bone', '#4a1030', '#b84f80', '#360a22', '#260718', '#ffd0e0'),
  familiar: art('night', 'night', '#191238', '#57388a', '#2d1c55', '#120b28', '#f4e9c4'),
  golem: art('fog', 'bone', '#2f2a24', '#8a7a60', '#4a4238', '#1c1814', '#ffe9b8'),
  herbalist: art('hills', 'leaf', '#cfe8b4', '#f7f3cf', '#8fc07a', '#4f8b4d', '#ffe9a0'),
  'philosophers-stone': art('lab', 'ember', '#0d3a44', '#2f8a86', '#0b2f38', '#08242b', '#ffe09a'),
  possession: art('cell', 'ember', '#1d0f2e', '#5a2a66', '#14091f', '#12081b', '#ff8a70'),
  'scrying-pool': art('river', 'silver', '#14205a', '#5a7ad8', '#2a3a8a', '#1a3a9a', '#d8e8ff'),
  transmute: art('lab', 'gold', '#0f1f5a', '#3f62c8', '#0a1644', '#070f30', '#c8dcff'),
  university: art('hall', 'bone', '#1d2f63', '#4f6fb5', '#2a3f7c', '#152249', '#ffe9b0'),
  vineyard: art('hills', 'violet', '#c86a4a', '#f8d8a0', '#7a4f6a', '#4a2a4a', '#fff0c0'),

  ambassador: art('hall', 'ember', '#3a1020', '#b04a5a', '#5a1a2c', '#260812', '#ffd8c0'),
  bazaar: art('town', 'gold', '#c8682a', '#f8d08a', '#a84f24', '#6b2f14', '#fff0c0'),
  'black-market': art('night', 'gold', '#0c1420', '#2f4a5a', '#0a1018', '#060a10', '#e8d48a'),
  'native-village': art('river', 'leaf', '#5ab0a0', '#dff2cf', '#4f9a6a', '#226a5a', '#fff6c0'),
  outpost: art('hills', 'castle', '#8a6fb0', '#f0cdb8', '#7a7a94', '#43506e', '#ffe8c8'),
  'pirate-ship': art('river', 'bone', '#3a1420', '#b8503c', '#4a2430', '#20303f', '#ffd0a0'),
  salvager: art('fog', 'copper', '#3f6a78', '#b5d2cf', '#5f8a90', '#274a56', '#f4f0d8'),
} as const satisfies Readonly<Record<StandardCardId, Art>>;
