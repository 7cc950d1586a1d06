import './sign-out.css';

import { Button, LogOutIcon } from '@high-street/ui';
import { Form } from 'react-router';

import { WORDS } from './words.ts';

/** Ends the session in this browser, beside one's name in the rail; the page that follows is for nobody, so no router. */
export function RailSignOut() {
  return (
    <Form method="post" action="/sign-out" reloadDocument className="rail-sign-out">
      <button type="submit" aria-label={WORDS.signOut} title={WORDS.signOut}>
        <LogOutIcon size={18} aria-hidden />
      </button>
    </Form>
  );
}

/** The same for pages before the frame that somebody who is signed in sees. */
export function SignOut() {
  return (
    <Form method="post" action="/sign-out" reloadDocument>
      <Button type="submit" variant="quiet" size="small">
        <LogOutIcon size={18} aria-hidden />
        {WORDS.signOut}
      </Button>
    </Form>
  );
}

/** The same below every room on a phone, away from what a thumb reaches for. */
export function FootSignOut({ name }: { name: string }) {
  return (
    <div className="foot-sign-out">
      <span className="caption muted cut">{WORDS.signedInAs(name)}</span>
      <SignOut />
    </div>
  );
}
