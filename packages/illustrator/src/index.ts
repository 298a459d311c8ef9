export { drawPlaceholder } from './placeholder.ts';
export { drawPortrait, type PicturePalette, type PortraitOptions } from './portrait.ts';
export { drawPicture, type PictureOrder } from './picture/picture.ts';
export { readPrompt } from './picture/prompt.ts';
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
