import { Button, buttonProps } from '@high-street/ui';
import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import { WORDS } from './words.ts';

/** The last question before somebody goes: do it, or keep them. */
export function ConfirmForm({ act, children }: { act: string; children?: ReactNode }) {
  const { state } = useNavigation();
  const { children: keep, ...look } = buttonProps({
    variant: 'quiet',
    children: WORDS.removing.keep,
  });
  return (
    <Form method="post" className="line">
      {children}
      <Button type="submit" variant="danger" isBusy={state === 'submitting'}>
        {act}
      </Button>
      <Link {...look} to="/people">
        {keep}
      </Link>
    </Form>
  );
}
