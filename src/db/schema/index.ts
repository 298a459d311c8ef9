export * from './accounts.ts';
export * from './billing.ts';
export * from './moderation.ts';
export * from './characters.ts';
export * from './images.ts';
export * from './chat.ts';
