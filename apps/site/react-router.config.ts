import type { Config } from '@react-router/dev/config';

import { prerenderedPaths } from './app/routes.ts';

export default {
  appDirectory: 'app',
  // Tests build a second site, with a calendar and the gallery, beside the shipped one.
  buildDirectory: process.env['SITE_OUT'] ?? 'build',
  ssr: false,
  prerender: prerenderedPaths,
} satisfies Config;
