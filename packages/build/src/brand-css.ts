import type { ChosenBrand } from '@high-street/owner';
import { resolveTokens, tokenCss, type SchemePair, type TokenName } from '@high-street/ui/tokens';

import { cutFonts } from './cut-fonts.ts';
import { fontCss, siteFonts } from './fonts.ts';

/** The palette with the brand's colours in it; throws, naming the brand, when it sets one that it may not. */
export function brandTokens({ id, pack }: ChosenBrand): Record<TokenName, SchemePair> {
  try {
    return resolveTokens(pack.tokens);
  } catch (error) {
    throw new Error(`The brand "${id}" cannot be used.`, { cause: error });
  }
}

/** The brand's type and colours as one stylesheet; throws for a font or a colour that it may not name. */
export async function brandCss(brand: ChosenBrand): Promise<string> {
  return fontCss(await cutFonts(siteFonts(brand))) + tokenCss(brandTokens(brand));
}
