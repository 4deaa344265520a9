// How a home-made card looks where its maker has not said so, or has named a scene alone: the same wherever it is shown.

import type { CardDefinition } from '@tenfold/rules';

/** All scenes, for who chooses one. */
export const SCENES = ['night', 'hills', 'river', 'town', 'hall', 'cell', 'lab', 'rays', 'fog'] as const;
/** The place that the picture of a card shows. */
export type Scene = (typeof SCENES)[number];

/** A colour of OKLCH. */
export interface Shade {
  /** In per cent. */
  readonly lightness: number;
  readonly chroma: number;
  /** In degrees. */
  readonly hue: number;
}

/** What the picture of a home-made card is painted with. */
export interface OwnCardLook {
  readonly scene: Scene;
  /** What the emblem is made of. */
  readonly material: 'night' | 'gold' | 'bone' | 'ember' | 'ink';
  /** Of the sky above and below, of what is far and what is near, and of the light. */
  readonly colours: readonly [above: Shade, below: Shade, far: Shade, near: Shade, light: Shade];
}

/** The scene from what the card is, the colours from its name. */
export function ownCardLook(
  { id, types, cost, onAttack }: CardDefinition,
  chosen: string | null = null,
): OwnCardLook {
  const dark = types.includes('Attack') || types.includes('Curse');
  const wanted = SCENES.find((one) => one === chosen);
  const scene: Scene =
    wanted ??
    (types.includes('Treasure')
      ? 'rays'
      : dark
        ? 'night'
        : cost.potions > 0
          ? 'lab'
          : types.includes('Victory')
            ? 'hills'
            : onAttack !== undefined
              ? 'river'
              : (OUTDOORS[hashOf(id) % OUTDOORS.length] ?? 'town'));
  const hue = hashOf(`${id} hue`) % 360;
  const colour = ([lightness, chroma, turn]: Tone): Shade => ({ lightness, chroma, hue: (hue + turn) % 360 });
  const isBright = OUTDOORS.includes(scene) && (wanted !== undefined || !dark);
  const [above, below, far, near, light] = TONES[isBright ? 'bright' : 'deep'];
  return {
    scene,
    material: OF_SCENE[scene] ?? 'ink',
    colours: [colour(above), colour(below), colour(far), colour(near), colour(light)],
  };
}

const OF_SCENE: Readonly<Partial<Record<Scene, OwnCardLook['material']>>> = {
  night: 'night',
  rays: 'gold',
  lab: 'bone',
  hall: 'gold',
  cell: 'ember',
};

const OUTDOORS: readonly Scene[] = ['town', 'hills', 'river', 'fog'];

type Tone = readonly [lightness: number, chroma: number, turnOfHue: number];

/** For the five colours, in their order. */
const TONES: Readonly<Record<'deep' | 'bright', readonly [Tone, Tone, Tone, Tone, Tone]>> = {
  deep: [
    [24, 0.07, 0],
    [48, 0.12, 10],
    [30, 0.08, 0],
    [18, 0.05, 0],
    [92, 0.07, 60],
  ],
  bright: [
    [72, 0.1, 0],
    [94, 0.04, 60],
    [68, 0.09, 90],
    [46, 0.09, 100],
    [97, 0.03, 90],
  ],
};

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}
