/** Every error code of the API with its status and a sentence that says what to do. */
export const ERRORS = {
  bad_request: [400, 'The request could not be read. Check its format and try again.'],
  invalid_json: [400, 'The request body is not valid JSON.'],
  invalid_credential: [400, 'The sign-in could not be verified. Please sign in again.'],
  content_blocked: [400, 'This text cannot be used here. Please change it and try again.'],
  unauthorized: [401, 'Please sign in to continue.'],
  forbidden: [403, 'You are not allowed to do this.'],
  fresh_sign_in_required: [
    403,
    'Please confirm it is you: sign in again with a linked provider, then try again within 10 minutes.',
  ],
  account_inactive: [403, 'This account is closed. You can appeal on your account page.'],
  account_leaving: [403, 'This account is scheduled for deletion. Contact support to keep it.'],
  account_suspended: [
    403,
    'This account is suspended. Your account page says why and lets you appeal.',
  ],
  premium_required: [403, 'This is part of Premium.'],
  not_found: [404, 'This does not exist, or you do not have access to it.'],
  method_not_allowed: [
    405,
    'This method is not allowed here. The Allow header lists the methods that are.',
  ],
  conflict: [409, 'This changed in the meantime. Reload it and try again.'],
  account_exists: [409, 'An account with this email already exists with another sign-in provider.'],
  identity_taken: [409, 'This sign-in already belongs to another account.'],
  other_sign_in: [409, 'This sign-in is not linked to your account. Use one that is.'],
  sign_in_too_new: [
    409,
    'This sign-in was linked less than 7 days ago, so it cannot be used for this yet. Use an older one.',
  ],
  sign_in_removed: [
    409,
    'This sign-in was removed from an account a few days ago. The email about it has a link to restore it. After 7 days it can be used for a new account.',
  ],
  provider_linked: [409, 'An account of this provider is already linked. Remove it first.'],
  last_provider: [409, 'This is your only way to sign in. Link another provider first.'],
  last_superuser: [409, 'This would leave no superuser. Appoint another one first.'],
  idempotency_mismatch: [409, 'This Idempotency-Key was already used for a different request.'],
  idempotency_unfinished: [
    409,
    'An earlier request with this Idempotency-Key has not finished. Check whether it took effect before you send it with a new key.',
  ],
  not_last_message: [409, 'Only the last message can be changed this way.'],
  reply_in_progress: [409, 'A reply is being written. Wait for it, or stop it first.'],
  call_in_progress: [409, 'You are already in a call. Hang up there first.'],
  browser_voice: [
    409,
    'There is no voice server here. Your browser can read this aloud; nothing is charged.',
  ],
  browser_recognition: [
    409,
    'There is no transcription server here. Your browser may be able to transcribe what you say.',
  ],
  generation_stopped: [409, 'The pictures were canceled before they were finished.'],
  link_ended: [
    400,
    'This link was already used, has expired, or was replaced by a newer one. Request a new one in your profile.',
  ],
  already_subscribed: [
    409,
    'You already have Premium, and it renews automatically. Change your plan instead of buying another.',
  ],
  nothing_to_change: [409, 'You have no subscription that this applies to.'],
  not_at_this_provider: [
    409,
    'The payment provider of this subscription does not support this. Cancel it and buy the other plan; it starts when the paid period ends.',
  ],
  method_not_offered: [409, 'This payment method is not available here. Choose another one.'],
  payload_too_large: [413, 'The request body is too large.'],
  unsupported_media_type: [415, 'Send the request body as application/json.'],
  validation_error: [422, 'Validation Error'],
  rate_limited: [429, 'Too many requests. Please wait a moment and try again.'],
  daily_message_limit: [
    429,
    'You have used all of today’s free messages. You get new ones at midnight UTC, or unlimited messages with Premium.',
  ],
  insufficient_tokens: [
    429,
    'You do not have enough tokens for this. You get new free credits at midnight UTC; Premium includes 100 tokens a month.',
  ],
  internal_error: [
    500,
    'Something went wrong on our side. Include the request ID if you contact support.',
  ],
  generation_failed: [
    503,
    'The pictures could not be generated. Your tokens were returned. Please try again.',
  ],
  speech_failed: [503, 'This reply could not be spoken. Nothing was charged. Please try again.'],
  transcription_failed: [
    503,
    'Your recording could not be transcribed. Please try again, or type your message.',
  ],
  check_unavailable: [503, 'Our safety check is not responding. Please try again in a moment.'],
  engine_unavailable: [
    503,
    'We are receiving more requests than usual, so this is paused for a while. Nothing was charged. Please try again later.',
  ],
  provider_unavailable: [
    503,
    'The sign-in provider is not responding. Please try again in a minute.',
  ],
  payment_unavailable: [
    503,
    'The payment provider is not responding. Nothing was charged. Please try again in a minute.',
  ],
  not_ready: [503, 'The server is starting. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof ERRORS;
