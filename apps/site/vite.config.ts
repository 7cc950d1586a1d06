import { BROWSERS, virtualModules } from '@high-street/build';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { brandStyles } from './build-steps/brand-styles.ts';
import { calendarModule } from './build-steps/calendar.ts';
import { drawings } from './build-steps/drawings.ts';
import { keptStyles } from './build-steps/kept-styles.ts';

/** What this many pages share is fetched with the first of them. */
const COMMON_FROM = 3;
const PAGE = /\/pages\/([^/]+)\/route\.tsx/;

/** Where the API answers while the site is worked on. */
const API = `http://localhost:${process.env['API_PORT'] ?? '3100'}`;

/** What the file of a module is called: those that belong to a page alone by the page's folder. */
function fileName(module: string | null | undefined): string {
  return PAGE.exec(module ?? '')?.[1] ?? '[name]';
}

export default defineConfig({
  plugins: [
    brandStyles(),
    virtualModules('calendar', {
      'virtual:calendar': () => calendarModule(process.env['CALENDAR_URL']),
    }),
    drawings(),
    tailwindcss(),
    reactRouter(),
    keptStyles(),
  ],
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files: each costs a request, and small ones pack badly.
    rolldownOptions: {
      output: {
        // Each address is in every page; rolldown asks for seven characters where there are many chunks.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ originalFileNames: [file] }) =>
          `assets/${fileName(file)}-[hash:6][extname]`,
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
            },
            // Apart, since the appointment panel alone needs it.
            { name: 'zod', test: /node_modules\/zod\// },
            // What the frame around every page shares with one of them, with its panel, with what counts, or with the bundler.
            {
              name: 'frame',
              test: /appointment\/(?:appointment-links|frame-origin|glyphs)\.ts|brand-glyph\.tsx|counting\/(?:counting-choice|form-progress)\.ts|kept-choice\.ts|length-limit\.ts|visit-start\.ts|product-thumbnails\.ts|preload-helper/,
            },
            // But for what Home, which has the least room, does not show.
            {
              name: 'common',
              test: /\/(?:app|packages)\/(?!.*\/(?:rotating-tabs|slider\/)).*\.tsx?$/,
              minShareCount: COMMON_FROM,
            },
          ],
        },
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: ({ facadeModuleId }) =>
              `assets/${fileName(facadeModuleId)}-[hash:7].js`,
          },
        },
      },
    },
  },
  // React Router prerenders through the preview. Without an IPv6 address but that of loopback, as in a Docker build, the name
  // localhost is ::1 to who listens and 127.0.0.1 to who asks. Needless once the router asks where the preview listens:
  // https://github.com/remix-run/react-router/pull/15325.
  preview: { host: '127.0.0.1' },
  server: { proxy: { '/api': API, '/your-enquiry': API } },
});
