import { PRICES } from './catalog.ts';

/** What a plan includes. The only source for every feature. */
export interface Entitlements {
  unlimitedMessages: boolean;
  /** Price of a picture in a chat, in tokens; 0: included. */
  chatImagePrice: number;
  /** The user may send pictures in chats. */
  sendPictures: boolean;
  voiceMessages: boolean;
  calls: boolean;
  proactiveMessages: boolean;
  /** NSFW images of other users are shown without a blur if the user enables it. */
  unblurredImages: boolean;
  /** Tokens granted at the start of each paid month. */
  monthlyTokens: number;
}

const FREE: Entitlements = {
  unlimitedMessages: false,
  chatImagePrice: PRICES.image,
  sendPictures: false,
  voiceMessages: false,
  calls: false,
  proactiveMessages: false,
  unblurredImages: false,
  monthlyTokens: 0,
};

const PREMIUM: Entitlements = {
  unlimitedMessages: true,
  chatImagePrice: 0,
  sendPictures: true,
  voiceMessages: true,
  calls: true,
  proactiveMessages: true,
  unblurredImages: true,
  monthlyTokens: 100,
};

export const entitlementsOf = (plan: 'free' | 'premium'): Entitlements =>
  plan === 'premium' ? PREMIUM : FREE;
