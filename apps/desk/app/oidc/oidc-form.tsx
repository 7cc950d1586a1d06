import { Button } from '@high-street/ui';

import { OIDC_WORDS } from './words.ts';

type OidcFormProps = {
  /** What people know the provider by. */
  name: string;
  /** The path of the desk to go on to. */
  to: string;
};

/**
 * The button that leads to the provider. It sends a form, as whatever only opens addresses, such as a scanner or a page
 * that is loaded ahead, must set nothing in motion; and as a document, since the answer leads to another host.
 */
export function OidcForm({ name, to }: OidcFormProps) {
  return (
    <form method="post" action="/sign-in/oidc">
      <input type="hidden" name="to" value={to} />
      <Button type="submit" variant="quiet">
        {OIDC_WORDS.title(name)}
      </Button>
    </form>
  );
}
