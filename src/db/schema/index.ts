export * from './accounts.ts';
export * from './billing.ts';
export * from './moderation.ts';
export * from './characters.ts';
export * from './chat.ts';
