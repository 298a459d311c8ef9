import { SMALL_MODEL, type LocalServer } from '#platform/models/text/index.ts';

/** The offer's access to the terminal and the machine; replaced by tests. */
export interface OfferParts {
  servers: readonly LocalServer[];
  /** Asks on the terminal; null when the input ended. */
  ask: (question: string) => Promise<string | null>;
  say: (line: string) => void;
  /** Downloads the small model. @returns its path */
  download: () => Promise<string>;
  addSettings: (settings: Record<string, string>) => void;
}

const isYes = (answer: string | null) => /^\s*y(es)?\s*$/i.test(answer ?? '');

/**
 * Offers a real model: each server that was found, then the small model. Unless the answer is yes, nothing is
 * changed. A failed download leaves the demo script in place.
 */
export async function offerRealModel(parts: OfferParts): Promise<void> {
  const { servers, ask, say, download, addSettings } = parts;
  say('\nCompanions reply from a built-in demo script until a language model is connected.');
  for (const { name, baseUrl, models } of servers) {
    const model = models[0]!;
    const others =
      models.length > 1 ? ` It has ${models.length} models; .env names the one in use.` : '';
    if (!isYes(await ask(`${name} runs on this machine. Use its model ${model}?${others} [y/N] `)))
      continue;
    addSettings({ TEXT_BASE_URL: baseUrl, TEXT_MODEL: model });
    return say('TEXT_BASE_URL and TEXT_MODEL are in .env now.');
  }
  const { downloadMb, memoryGb } = SMALL_MODEL;
  const size = `about ${downloadMb.toLocaleString('en-US')} MB, ${memoryGb} GB memory`;
  if (!isYes(await ask(`Use a small real model on this machine? (${size}) [y/N] `)))
    return say('The demo script replies. `npm run model:pull` downloads the model later.');
  try {
    addSettings({ TEXT_GGUF: await download() });
    say('\nThe model is installed, and TEXT_GGUF is in .env now.');
  } catch (error) {
    say(
      `\nThe model could not be downloaded: ${(error as Error).message} The demo script replies; \`npm run model:pull\` resumes the download.`,
    );
  }
}
