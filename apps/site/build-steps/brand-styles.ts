import { settings } from '@high-street/owner';
import { resolveTokens, tokenCss } from '@high-street/ui/tokens';
import type { Plugin } from 'vite';

function themeColourModule(): string {
  const { bg } = resolveTokens(settings.brand.tokens);
  const themeColours = [
    { media: '(prefers-color-scheme: light)', colour: bg.light },
    { media: '(prefers-color-scheme: dark)', colour: bg.dark },
  ];
  return `export const themeColours = ${JSON.stringify(themeColours)};`;
}

const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:brand.css': () => tokenCss(settings.brand.tokens),
  'virtual:theme-colour': themeColourModule,
};

/** Serves what the brand pack decides about looks: the stylesheet `virtual:brand.css` and the theme colours. */
export function brandStyles(): Plugin {
  return {
    name: 'brand-styles',
    resolveId: (id) => (id in MODULES ? id : undefined),
    load: (id) => MODULES[id]?.(),
  };
}
