export { askAboutImage, type ImageQuestion } from './ask-about-image.ts';
export { countTexts } from './count-texts.ts';
export { createTextEngine } from './create-text-engine.ts';
export { streamReply } from './stream-text.ts';
export type { ReplyRequest } from './call-options.ts';
export { estimateTokens } from './estimate-tokens.ts';
export { installGgufPlugin, isGgufPluginInstalled } from './gguf-plugin.ts';
export { pullModel, resolveModelPath, resolveModelUrl, type PullOptions } from './pull-model.ts';
export * from './types.ts';
