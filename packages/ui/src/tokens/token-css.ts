import { PALETTE, type SchemePair, type TokenName } from './palette.ts';

/** Replacements for some of the palette, as a brand pack gives them. */
export type TokenOverrides = Readonly<Record<string, SchemePair>>;

/** Food, foliage, timber and, mixed from them, skin look the same on every street. */
const FIXED = /^(?:food-|art-wood)/;

function isTokenName(name: string): name is TokenName {
  return Object.hasOwn(PALETTE, name);
}

/** The palette with a brand's colours in it; throws when a brand names a colour that does not exist or is not its own. */
export function resolveTokens(overrides: TokenOverrides): Record<TokenName, SchemePair> {
  const tokens: Record<TokenName, SchemePair> = { ...PALETTE };
  for (const [name, colours] of Object.entries(overrides)) {
    if (!isTokenName(name)) {
      throw new Error(
        `The brand sets a colour "${name}" that no component uses. Remove it, or use a name from packages/ui/src/tokens/palette.ts.`,
      );
    }
    if (FIXED.test(name)) {
      throw new Error(
        `The brand sets the colour "${name}", which stays the same for every brand: food, leaves, wood and skin keep their own colours. Remove it.`,
      );
    }
    tokens[name] = colours;
  }
  return tokens;
}

/** Custom properties for both schemes as CSS text; the scheme itself is chosen by `color-scheme`. */
export function tokenCss(tokens: Readonly<Record<TokenName, SchemePair>>): string {
  const lines = Object.entries(tokens).map(([name, { light, dark }]) =>
    light === dark ? `--${name}:${light};` : `--${name}:light-dark(${light},${dark});`,
  );
  return `:root{${lines.join('')}}`;
}
