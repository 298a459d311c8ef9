import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import project from './package.json' with { type: 'json' };
import { serviceWorker } from './scripts/service-worker-plugin.ts';

/** Parts of the shell that few pages have, or none before their first use; they keep chunks of their own. */
const LATER =
  'toaster|mobile-menu|user-menu-content|query-client|chat-layout|plain-layout|forms/[\\w-]+|primitives/(?:dialog|confirm-dialog|dropdown-menu|form-field|input|select|textarea|empty-state|pagination|badge)';

/** A page needs few files: what every page has comes in two, not in thirty. */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser|clsx)\//,
    priority: 2,
  },
  { name: 'shell', test: new RegExp(`/src/(?:ui|pages/shell)/(?!.*(?:${LATER})\\.)`), priority: 1 },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter(), serviceWorker()],
  // Built pages have in themselves what they use, but for what the running product asks for as well.
  ...(command === 'build'
    ? { ssr: { noExternal: true, external: Object.keys(project.dependencies) } }
    : {}),
  // All that pages import is prepared at once: what is found later would reload the page in development.
  optimizeDeps: {
    entries: [
      'src/entry.client.tsx',
      'src/root.tsx',
      'src/**/ui/**/*.tsx',
      'src/pages/**/*.tsx',
      '!src/**/*.test.tsx',
    ],
  },
  build: {
    target: 'es2023',
    // Fonts and pictures stay files: they are preloaded, cached and allowed by the CSP as such.
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
}));
