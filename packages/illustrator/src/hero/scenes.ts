import type { HeroScene } from './scene.ts';
import { cafe, workshop } from './scenes-indoors.ts';
import { canal, cart, roof } from './scenes-outdoors.ts';

export const heroScenes = { workshop, cafe, roof, canal, cart } as const satisfies Record<
  string,
  HeroScene
>;

export type HeroSceneName = keyof typeof heroScenes;
