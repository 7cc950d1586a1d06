import { fileURLToPath } from 'node:url';

import { BROWSERS } from '@high-street/build';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { brandStyles } from './page/build-steps/brand-css.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  plugins: [brandStyles(), tailwindcss()],
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: false,
    emptyOutDir: true,
    rolldownOptions: {
      // Icons are marked for frameworks with server components; here the mark means nothing.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});
