import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Every address is in the first answer, so that no list of addresses is asked for and none needs a right of its own.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
