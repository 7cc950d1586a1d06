import type { Plugin } from 'vite';

/** Which layer of styles wins, the last one first of all; Tailwind's own come with its imports. */
const ORDER = '@layer properties, theme, base, components, desk, utilities;';

/**
 * Has every stylesheet begin with the order of all layers. Browsers go by whichever they meet first, and in which order
 * the built ones come is the bundler's affair.
 */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => ({ code: `${ORDER}\n${code}`, map: null }),
    },
  };
}
