import { arches, blinds, drapery, lamp, library, studio, window_ } from './backdrops-indoor.ts';
import { blossom, city, hills, leaves, sea } from './backdrops-outdoor.ts';
import type { Scene } from './scene.ts';

const backdrops = {
  city,
  window: window_,
  sea,
  leaves,
  lamp,
  arches,
  drapery,
  studio,
  hills,
  library,
  blinds,
  blossom,
};

export type BackdropKind = keyof typeof backdrops;

export const backdropKinds = Object.keys(backdrops) as BackdropKind[];

export const drawBackdrop = (kind: BackdropKind, scene: Scene): string => backdrops[kind](scene);
