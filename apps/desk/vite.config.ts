import { brandCss, BROWSERS, virtualModules } from '@high-street/build';
import { currentBrand } from '@high-street/owner';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { brandIconModule } from './build-steps/brand-icon.ts';
import { layerOrder } from './build-steps/layer-order.ts';

/** What the service and the screens must have one copy of; an image of production has them as packages. */
const SHARED = ['react', 'react-dom', 'react-router'];

/** Few files: each costs a request, and small ones pack badly. */
const CHUNKS = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  { name: 'icons', test: /node_modules\/lucide-react\// },
  { name: 'common', test: /\/(?:app|packages)\/.*\.tsx?$/, minShareCount: 3 },
];

export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  plugins: [
    layerOrder(),
    virtualModules('desk-brand', {
      'virtual:brand.css': () => brandCss(currentBrand()),
      'virtual:brand-icon': () => brandIconModule(currentBrand()),
    }),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    // Everything else goes into the built server: the workspace's packages are not built for it.
    ssr: { resolve: { noExternal: true, external: SHARED } },
  },
});
