/*
 * Preloaded into the product by a journey: model hosts, and model servers on the usual ports of this
 * machine, are replaced by a stand-in. The machine always has enough space.
 */
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const origin = process.env.MODEL_HOST;
const fetchAway = globalThis.fetch;

globalThis.fetch = (input, init) =>
  typeof input === 'string' || input instanceof URL
    ? fetchAway(
        String(input)
          .replace('https://huggingface.co/', `${origin}/hub/`)
          .replace(/^http:\/\/127\.0\.0\.1:(8080|11434|1234)\//, `${origin}/$1/`),
        init,
      )
    : fetchAway(input, init);

process.availableMemory = () => 8 * 1024 ** 3;
promises.statfs = async () => ({ bavail: 40 * 1024 ** 2, bsize: 1024 });
syncBuiltinESMExports();
