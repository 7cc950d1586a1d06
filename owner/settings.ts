import type { Brand } from '#/brand.ts';
import { kerbside } from '#/brands/kerbside/brand.ts';

/** Everything an operator edits. */
export const settings: { readonly brand: Brand; readonly apiBase: string } = {
  brand: kerbside,
  /** Address of the API without a slash at its end; empty means the site's own origin. */
  apiBase: '',
};
