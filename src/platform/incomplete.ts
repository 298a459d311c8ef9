import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import type { Incomplete } from './environment.ts';

/** Names reserved for examples (RFC 2606), and names local to one machine or network. */
const NOT_PUBLIC = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local)$/;

type Shaped = Pick<
  Config,
  'appEnv' | 'google' | 'discord' | 'text' | 'image' | 'payments' | 'supportEmail' | 'mail'
> &
  Pick<Config, 'publicUrl' | 'allowIncomplete'>;

export interface Gap {
  name: Incomplete;
  /** What is missing, and which settings fix it. */
  sentence: string;
}

/** What an installation lacks before people can use it, judging by its settings. */
export function findGaps(config: Shaped): Gap[] {
  const { google, discord, text, image, payments, supportEmail, mail } = config;
  const gaps: (Gap | false)[] = [
    !google.clientId &&
      !discord.clientId && {
        name: 'no-sign-in',
        sentence: 'nobody can sign in: set GOOGLE_CLIENT_ID, or DISCORD_CLIENT_ID with its secret',
      },
    !text.baseUrl &&
      !text.gguf && {
        name: 'demo-text',
        sentence:
          'the demo engine would answer users: set TEXT_BASE_URL and TEXT_MODEL, or TEXT_GGUF',
      },
    image.engine === 'illustrated' && {
      name: 'demo-images',
      sentence: 'pictures would be drawn by the demo engine: set IMAGE_ENGINE',
    },
    [payments.card, payments.bank, payments.crypto].includes('sandbox') && {
      name: 'sandbox-money',
      sentence: 'anyone could buy without paying: take the sandbox out of PAYMENT_*',
    },
    [supportEmail, mail.from].some(isExample) && {
      name: 'example-mail',
      sentence: 'mail would go to an example address: set SUPPORT_EMAIL and MAIL_FROM to your own',
    },
    !mail.smtpUrl && {
      name: 'no-mail',
      sentence: 'no mail would leave this machine: set SMTP_URL and MAIL_FROM',
    },
    isLocal(config.publicUrl) && {
      name: 'local-address',
      sentence: 'links would work only on this machine: set PUBLIC_URL to the address people use',
    },
  ];
  return gaps.filter((gap) => gap !== false);
}

/**
 * Refuses to run an incomplete installation in production, unless ALLOW_INCOMPLETE names what is
 * missing.
 * @throws ConfigError that lists everything at once
 */
export function requireComplete(config: Shaped): void {
  if (config.appEnv !== 'production') return;
  const gaps = findGaps(config).filter(({ name }) => !config.allowIncomplete.includes(name));
  if (gaps.length === 0) return;
  throw new ConfigError(
    [
      'This installation is not complete, and APP_ENV is production:',
      ...gaps.map(({ name, sentence }) => `  ${name}: ${sentence}.`),
      `Fix it, or allow it by name: ALLOW_INCOMPLETE=${[...config.allowIncomplete, ...gaps.map(({ name }) => name)].join(',')}`,
    ].join('\n'),
  );
}

const isExample = (email: string): boolean => NOT_PUBLIC.test(email.split('@').at(-1)!);

function isLocal(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return NOT_PUBLIC.test(hostname) || /^(127\.|0\.0\.0\.0$|\[::1?\]$)/.test(hostname);
}
