import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORKER = 'src/features/push/ui/worker';
/** Each is one file at the root of the site: its address must not change with its content. */
const SCRIPTS = { 'sw.js': 'service-worker.ts', 'offline.js': 'offline-script.ts' };
/** The page that the worker keeps; it is not part of the bundle. */
const OFFLINE_PAGE = 'src/roles/offline-page.ts';
const FONTS = {
  Figtree: /assets\/figtree-latin-wght-normal-[\w-]+\.woff2$/,
  Fraunces: /assets\/fraunces-display-[\w-]+\.woff2$/,
};

/** Builds the service worker and the offline page's script with the browser's files. */
export function serviceWorker(): Plugin {
  return {
    name: 'everafter:service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const [fileName, file] of Object.entries(SCRIPTS))
        this.emitFile({ type: 'chunk', id: `${WORKER}/${file}`, fileName });
    },
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).toSorted();
      const fonts = Object.entries(FONTS).map(([family, pattern]) => {
        const file = files.find((name) => pattern.test(name));
        if (!file) throw new Error(`the build has no font ${family}`);
        return [family, `/${file}`];
      });
      const chunks = Object.keys(SCRIPTS).map((name) => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk' || chunk.imports.length + chunk.exports.length > 0)
          throw new Error(`${name} must be one script without imports`);
        return chunk;
      });
      const hash = createHash('sha256').update(readFileSync(OFFLINE_PAGE)).update(files.join());
      for (const { code } of chunks) hash.update(code);
      const build = hash.digest('hex').slice(0, 12);
      for (const chunk of chunks)
        chunk.code = chunk.code
          .replaceAll('__BUILD__', JSON.stringify(build))
          .replaceAll('__FONTS__', JSON.stringify(Object.fromEntries(fonts)));
    },
  };
}
