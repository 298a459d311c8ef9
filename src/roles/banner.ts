import type { Context } from '#platform/context.ts';
import { findLocalServers } from '#platform/models/text/index.ts';

/** Prints the progress of a long set-up step: one updating line on a terminal, else every tenth percent step. */
export function showProgress(label: string): (done: number, total: number) => void {
  return (done, total) => {
    const line = `${label} ${done}/${total}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
    else if (done === total || done % 10 === 0) console.log(line);
  };
}

/** Prints the start banner: address, engines, data folder and sign-in. */
export async function showBanner(
  ctx: Context,
  {
    port,
    operationsPort,
    seconds,
  }: { port: number | undefined; operationsPort?: number | undefined; seconds: number },
): Promise<void> {
  const { config } = ctx;
  const [servers, text, image, speech, transcription, moderation] = await Promise.all([
    ctx.text.is_demo ? findLocalServers() : [],
    ctx.text.status(),
    ctx.image.status(),
    ctx.speech.status(),
    ctx.transcription.status(),
    ctx.moderation.status(),
  ]);
  const address =
    port === undefined
      ? 'none (this process serves no pages)'
      : config.publicUrl.replace(/:0$/, `:${port}`);
  const signIn =
    config.appEnv === 'production'
      ? 'with the providers whose keys are set'
      : 'Google or Discord button → a local page with ready-made people (free, premium, admin)';
  const demo = text.is_demo
    ? 'a demo engine; `npm run model:pull` installs a small real model, TEXT_BASE_URL and TEXT_MODEL name a server'
    : text.detail;
  const imageDetail = image.is_demo
    ? 'a demo engine: pictures drawn by this program; set IMAGE_ENGINE and IMAGE_BASE_URL for a real one'
    : image.detail;
  const rows: [string, string][] = [
    ['Address', address],
    ['Sign in', signIn],
    ['Text', `${text.name} (${demo})`],
    ...servers.map(({ name, baseUrl, models }): [string, string] => [
      '',
      `${name} runs on this machine: TEXT_BASE_URL=${baseUrl} TEXT_MODEL=${models[0]} would use it`,
    ]),
    ['Images', `${image.name} (${imageDetail})`],
    ['Voice', `${speech.name} (${speech.detail})`],
    ['Microphone', `${transcription.name} (${transcription.detail})`],
    ['Moderation', `${moderation.name} (${moderation.detail})`],
    [
      'Database',
      ctx.database.kind === 'embedded'
        ? 'embedded PGlite (set DATABASE_URL for PostgreSQL)'
        : 'PostgreSQL',
    ],
    [
      'Mail',
      ctx.mail.kind === 'smtp'
        ? ctx.mail.where
        : `files in ${ctx.mail.where}${config.appEnv === 'production' ? '' : `, readable at ${address}/dev/outbox`} (set SMTP_URL to send)`,
    ],
    ['Data', config.dataDir],
    ['API', `${address}/api/docs`],
    ['Roles', config.roles.join(', ')],
  ];
  if (operationsPort !== undefined)
    rows.push(['Operations', `port ${operationsPort}: /health, /ready, /metrics`]);
  console.log(`\n  ${config.appName} is ready (${seconds.toFixed(1)} s)\n`);
  for (const [name, value] of rows) console.log(`  ${name.padEnd(12)}${value}`);
  for (const warning of warningsOf(ctx)) console.log(`\n  Warning: ${warning}`);
  console.log('');
}

function warningsOf({ config, image, moderation }: Context): string[] {
  const isOpen =
    config.appEnv !== 'production' && !['127.0.0.1', '::1', 'localhost'].includes(config.host);
  const warnings: string[] = [];
  if (isOpen)
    warnings.push(
      `HOST is ${config.host} and APP_ENV is ${config.appEnv}: anyone who can reach this address can sign in as an admin at /dev/sign-in. Set APP_ENV=production before others can reach it.`,
    );
  if (!image.is_demo && !moderation.sees_ages)
    warnings.push(
      `no model checks the pictures from ${image.name} before they are shown; they are only compared with the blocklist. Set MODERATION_VISION_MODEL to check that everybody in a picture is an adult.`,
    );
  return warnings;
}
