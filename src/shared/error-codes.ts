/** Every error the API can answer, with its status and a sentence that says what to do. */
export const ERRORS = {
  bad_request: [400, 'The request could not be read. Check its format and try again.'],
  invalid_json: [400, 'The request body is not valid JSON.'],
  invalid_cursor: [
    400,
    'The cursor is not one that this list gave out. Start from the first page.',
  ],
  invalid_credential: [400, 'The sign-in could not be verified. Please sign in again.'],
  content_blocked: [400, 'This text cannot be used here. Please change it and try again.'],
  unauthorized: [401, 'Please sign in to continue.'],
  forbidden: [403, 'You are not allowed to do this.'],
  fresh_sign_in_required: [
    403,
    'This needs a sign-in of the last 10 minutes. Sign in again with a provider that is linked to your account, then repeat it.',
  ],
  account_inactive: [403, 'This account was closed. Its page lets you appeal.'],
  account_leaving: [
    403,
    'This account was asked to be deleted and waits to be erased. Write to support to keep it.',
  ],
  account_suspended: [403, 'This account is suspended. Its page says why, and lets you appeal.'],
  not_found: [404, 'This does not exist, or is not yours to see.'],
  method_not_allowed: [
    405,
    'This address does not take this method. The Allow header names those that it takes.',
  ],
  conflict: [409, 'This changed in the meantime. Load it again and retry.'],
  account_exists: [
    409,
    'An account with this e-mail already exists with another sign-in provider.',
  ],
  identity_taken: [409, 'This sign-in already belongs to another account here.'],
  other_sign_in: [409, 'This sign-in does not open your account. Use one that is linked to it.'],
  sign_in_too_new: [
    409,
    'This sign-in was linked less than 7 days ago, so it cannot be used for this yet. Use one that was there before.',
  ],
  sign_in_removed: [
    409,
    'This sign-in was removed from an account here a few days ago. The mail about it has a link that brings it back; after 7 days it can begin an account of its own.',
  ],
  provider_linked: [409, 'An account with this provider is linked already. Remove it first.'],
  last_provider: [409, 'This is the only way into your account. Link another provider first.'],
  last_superuser: [
    409,
    'This installation would be left without a superuser. Make another one first.',
  ],
  idempotency_mismatch: [409, 'This Idempotency-Key was already used for a different request.'],
  idempotency_unfinished: [
    409,
    'An earlier request with this Idempotency-Key has not finished. Look whether it took effect before you send it with a new key.',
  ],
  not_last_message: [409, 'Only the last message can be changed in this way.'],
  reply_in_progress: [409, 'A reply is being written. Wait for it, or stop it first.'],
  generation_stopped: [409, 'The pictures were stopped before they were made.'],
  link_ended: [
    400,
    'This link was used already, has ended, or was replaced by a later one. Ask for a new one in your profile.',
  ],
  already_subscribed: [
    409,
    'You have Premium already, and it renews by itself. Change its plan instead of buying another.',
  ],
  nothing_to_change: [409, 'There is no subscription of yours to which this could be done.'],
  not_at_this_provider: [
    409,
    'The payment provider of this subscription cannot do this. Cancel it, and buy the other plan: it begins when what is paid ends.',
  ],
  method_not_offered: [409, 'This way to pay is not offered here. Choose another one.'],
  payload_too_large: [413, 'The request body is too large.'],
  unsupported_media_type: [415, 'Send the request body as application/json.'],
  validation_error: [422, 'Validation Error'],
  rate_limited: [429, 'Too many requests. Please wait a moment and try again.'],
  daily_message_limit: [
    429,
    'You have used all free messages of today. They return at midnight UTC, or become unlimited with Premium.',
  ],
  insufficient_tokens: [
    429,
    'You do not have enough tokens for this. Free credits return at midnight UTC; Premium brings 100 tokens a month.',
  ],
  internal_error: [
    500,
    'Something went wrong on our side. Quote the request id if you write to support.',
  ],
  generation_failed: [
    503,
    'The pictures could not be made. Your tokens were given back. Please try again.',
  ],
  check_unavailable: [
    503,
    'Our safety check does not answer, so this has to wait. Please try again in a moment.',
  ],
  engine_unavailable: [
    503,
    'Very much was asked for in the last hours, so this has to pause for a while. Nothing was charged. Please try again later.',
  ],
  provider_unavailable: [
    503,
    'The sign-in provider does not answer. Please try again in a minute.',
  ],
  payment_unavailable: [
    503,
    'The payment provider does not answer. Nothing was charged. Please try again in a minute.',
  ],
  not_ready: [503, 'The server is starting. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof ERRORS;
