import { brandCss, brandTokens, type VirtualModules } from '@high-street/build';
import type { Brand, ChosenBrand } from '@high-street/owner';

/** The settings that pages read, as `settings` of the owner's package gives them. */
type PageSettings = { readonly brand: Brand; readonly apiBase: string };

function themeColourModule(brand: ChosenBrand): string {
  const { bg } = brandTokens(brand);
  const themeColours = [
    { scheme: 'light', colour: bg.light },
    { scheme: 'dark', colour: bg.dark },
  ];
  return `export const themeColours = ${JSON.stringify(themeColours)};`;
}

/**
 * The modules that the brand decides about, by the name they are imported under. The owner's package is one of them:
 * in a browser there is no environment to choose a brand by, and no need for the schemas and the other brands.
 */
export function brandModules(brand: ChosenBrand, settings: PageSettings): VirtualModules {
  return {
    'virtual:brand.css': () => brandCss(brand),
    'virtual:theme-colour': () => themeColourModule(brand),
    '@high-street/owner': () => `export const settings = ${JSON.stringify(settings)};`,
  };
}
