export type LinkWords = { readonly label: string; readonly to: string };

/** A link of the bar, current on its own address and on some others. */
export type MenuLink = LinkWords & { readonly alsoAt?: readonly string[] };

export type ProductLink = LinkWords & { readonly line: string };

/** Words and addresses of the Products menu. */
export type ProductsWords = {
  readonly label: string;
  /** Products is current on every address that starts with this. */
  readonly under: string;
  readonly items: readonly ProductLink[];
  readonly plans: LinkWords & { readonly question: string };
  readonly promise: { readonly title: string; readonly line: string };
};

/** Words and addresses of the bar at the top. */
export type HeaderWords = {
  readonly home: MenuLink;
  readonly solutions: MenuLink;
  readonly pricing: MenuLink;
  readonly enquiry: LinkWords;
  readonly products: ProductsWords;
  readonly menuLabel: string;
  readonly navLabel: string;
};

/** True when the link leads to the page that is shown. */
export function isCurrent({ to, alsoAt = [] }: MenuLink, path: string): boolean {
  return path === to || alsoAt.includes(path);
}

/** True on every product page. */
export function isUnderProducts({ under }: ProductsWords, path: string): boolean {
  return path.startsWith(under);
}
