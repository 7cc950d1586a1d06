import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { brandStyles } from './build-steps/brand-styles.ts';
import { drawings } from './build-steps/drawings.ts';

/** Browsers that know light-dark(), which the colour tokens rest on. */
const BROWSERS = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

export default defineConfig({
  envPrefix: ['VITE_', 'CALENDAR_URL'],
  plugins: [brandStyles(), drawings(), tailwindcss(), reactRouter()],
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': `http://localhost:${process.env['API_PORT'] ?? '3100'}` } },
});
