import { BROWSERS, virtualModules } from '@high-street/build';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { brandStyles } from './build-steps/brand-styles.ts';
import { calendarModule } from './build-steps/calendar.ts';
import { drawings } from './build-steps/drawings.ts';

export default defineConfig({
  plugins: [
    brandStyles(),
    virtualModules('calendar', {
      'virtual:calendar': () => calendarModule(process.env['CALENDAR_URL']),
    }),
    drawings(),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': `http://localhost:${process.env['API_PORT'] ?? '3100'}` } },
});
