/** Who the provider is, and how its site looks: everything a new owner replaces, in one type. */
export type Brand = {
  /** Short name as it stands on the shop sign. */
  readonly name: string;
  readonly company: { readonly name: string; readonly url: string };
  readonly support: { readonly email: string; readonly name: string };
  /** True while names, prices and people are invented; the site then says so. */
  readonly isSample: boolean;
  /** Colours that differ from the standard palette, by role, each for light and dark. */
  readonly tokens: Readonly<Record<string, { readonly light: string; readonly dark: string }>>;
};
