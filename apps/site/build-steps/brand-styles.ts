import { virtualModules } from '@high-street/build';
import { currentBrand, settings } from '@high-street/owner';
import type { Plugin } from 'vite';

import { brandModules } from './brand-modules.ts';
import { drawFavicon } from './favicon.ts';

/** Serves what the brand decides about: its words, the stylesheet, the fonts, the theme colours and, in development, the icon. */
export function brandStyles(): Plugin {
  return {
    ...virtualModules('brand-styles', brandModules(currentBrand(), settings)),
    configureServer({ middlewares }) {
      middlewares.use('/favicon.svg', (_, response, next) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        drawFavicon(currentBrand()).then((svg) => response.end(svg), next);
      });
    },
  };
}
