export { drawPlaceholder } from './placeholder.ts';
export { drawPortrait, type PicturePalette, type PortraitOptions } from './portrait.ts';
export type { PictureOrder } from './picture/picture.ts';
export { findUndrawn } from './picture/undrawn.ts';
export {
  rasterize,
  type RenderedPicture,
  renderPortrait,
  type RenderedPortrait,
} from './render.ts';
export { renderLoop, type RenderedLoop } from './loop.ts';
export type { Appearance } from './person.ts';
export { drawHero, type HeroSceneName, type HeroShape, rasterizeLayer } from './hero/hero.ts';
