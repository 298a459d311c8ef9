import { expect, test } from 'vitest';
import { entitlementsOf } from './server/index.ts';

test('Premium includes all entitlements and 100 tokens a month', () => {
  expect(entitlementsOf('free')).toEqual({
    unlimitedMessages: false,
    chatImagePrice: 2,
    sendPictures: false,
    voiceMessages: false,
    calls: false,
    proactiveMessages: false,
    unblurredImages: false,
    monthlyTokens: 0,
  });
  expect(entitlementsOf('premium')).toEqual({
    unlimitedMessages: true,
    chatImagePrice: 0,
    sendPictures: true,
    voiceMessages: true,
    calls: true,
    proactiveMessages: true,
    unblurredImages: true,
    monthlyTokens: 100,
  });
});
