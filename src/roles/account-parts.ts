import type { AccountParts } from '#features/accounts/server/index.ts';
import {
  affiliateExport,
  bindReferral,
  eraseAffiliate,
} from '#features/affiliates/server/index.ts';
import { billingExport, cancelRenewals, readUsage } from '#features/billing/server/index.ts';
import { callExport, eraseCalls } from '#features/calls/server/index.ts';
import { characterExport, eraseCharacters } from '#features/characters/server/index.ts';
import {
  chatExport,
  eraseChats,
  recordingExport,
  sentPictureExport,
} from '#features/chat/server/index.ts';
import { erasePersonas, personaExport } from '#features/personas/server/index.ts';
import { eraseImages, imageExport, profilePicture } from '#features/images/server/index.ts';
import {
  checkText,
  eraseNotices,
  judgeText,
  moderationExport,
  refuse,
} from '#features/moderation/server/index.ts';
import { erasePush, pushExport } from '#features/push/server/index.ts';
import { eraseSubmissions, submissionExport } from '#features/submissions/server/index.ts';
import { eraseSpeech, voiceExport } from '#features/voice/server/index.ts';
import { deleteMailsAbout } from '#platform/mail/index.ts';
import { PAYMENT_LISTENERS } from './payment-listeners.ts';

/** The parts of other features that accounts calls: export, erasure, closing. */
export const ACCOUNT_PARTS: AccountParts = {
  readUsage,
  pictureAddress: profilePicture,
  async checkName(ctx, name) {
    const verdict = await checkText(ctx, {
      surface: 'profile_name',
      texts: [name],
      userId: ctx.caller.id,
    });
    if (verdict.outcome !== 'allow') refuse(verdict);
  },
  isNameAllowed: (name) =>
    judgeText({ surface: 'profile_name', texts: [name] }).outcome === 'allow',
  registrationListeners: [bindReferral],
  exports: [
    billingExport,
    chatExport,
    callExport,
    voiceExport,
    sentPictureExport,
    recordingExport,
    personaExport,
    characterExport,
    imageExport,
    moderationExport,
    submissionExport,
    affiliateExport,
    pushExport,
  ],
  leaveHooks: [
    async (ctx, userId) => {
      const confirmUrl = await cancelRenewals(ctx, userId, PAYMENT_LISTENERS);
      // The user can no longer confirm it, so the operator has to cancel it at the provider.
      if (confirmUrl)
        ctx.log.error(
          { user: userId },
          'a closed account’s renewals are waiting for a confirmation at the provider',
        );
    },
  ],
  erase: [
    erasePush,
    // Before chats, because calls belong to chats.
    eraseCalls,
    eraseChats,
    eraseSpeech,
    erasePersonas,
    eraseImages,
    eraseCharacters,
    eraseNotices,
    eraseAffiliate,
    eraseSubmissions,
    // Last, because the other steps may have queued mail.
    deleteMailsAbout,
  ],
};
