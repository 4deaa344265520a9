// The picture of a home-made card in the words of all pictures: the scene from what it is, the colours from its name.

import type { Shade } from '@tenfold/protocol/own-card-look';
import { ownCardLook } from '@tenfold/protocol/own-card-look';
import type { CardDefinition } from '@tenfold/rules';
import type { Art } from './art.ts';

export function ownArtOf(card: CardDefinition, chosen: string | null = null): Art {
  const { scene, material, colours } = ownCardLook(card, chosen);
  const [above, below, far, near, light] = colours;
  return {
    scene,
    material,
    colours: [written(above), written(below), written(far), written(near), written(light)],
  };
}

const written = ({ lightness, chroma, hue }: Shade): string => `oklch(${lightness}% ${chroma} ${hue})`;
