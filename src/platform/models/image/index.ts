export { watchImages } from './watch-images.ts';
export { createImageEngine } from './create-image-engine.ts';
export { ImageEngineError, type ImageEngineErrorCode } from './image-engine-error.ts';
export type * from './types.ts';
