import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The site map is small: it comes with the first page instead of being asked for.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
