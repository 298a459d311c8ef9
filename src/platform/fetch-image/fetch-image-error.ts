/** Why a picture could not be fetched, with the sentence that the user sees. */
const SENTENCES = {
  invalid_url:
    'This is not a web address. Enter one that begins with https:// and leads to a picture.',
  not_https: 'The address must begin with https://.',
  not_port_443: 'The address must not name a port.',
  has_credentials: 'The address must not contain a user name or password.',
  not_public: 'This address does not lead to a public website.',
  unknown_host: 'No server was found at this address.',
  unreachable: 'The picture’s server could not be reached or closed the connection.',
  too_slow: 'The picture’s server took too long to answer.',
  too_many_redirects: 'This address redirects too many times.',
  refused: 'The picture’s server does not provide this picture.',
  encoded: 'The picture’s server sent the picture in a compressed form that is not supported.',
  too_large: 'The picture is larger than 10 MB.',
  not_an_image: 'This address does not lead to a PNG, JPEG, WebP, AVIF or GIF picture.',
  too_many_pixels: 'The picture has more than 40 million pixels.',
  too_few_pixels: 'The picture is too small.',
  broken: 'The picture is damaged or incomplete.',
} as const;

export type FetchImageReason = keyof typeof SENTENCES;

/** A picture could not be fetched; the message is one sentence for the user who entered the URL. */
export class FetchImageError extends Error {
  override readonly name = 'FetchImageError';
  readonly reason: FetchImageReason;
  constructor(reason: FetchImageReason, cause?: unknown) {
    super(SENTENCES[reason], { cause });
    this.reason = reason;
  }
}
