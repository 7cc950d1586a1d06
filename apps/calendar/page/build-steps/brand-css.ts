import { brandCss, virtualModules } from '@high-street/build';
import { currentBrand } from '@high-street/owner';
import type { Plugin } from 'vite';

/** Serves the brand's colours and type as `virtual:brand.css`. */
export function brandStyles(): Plugin {
  return virtualModules('calendar-brand-styles', {
    'virtual:brand.css': () => brandCss(currentBrand()),
  });
}
