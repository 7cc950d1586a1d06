import { Button } from '@high-street/ui';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';

import { LinkButton } from '#app/parts/link-button.tsx';
import { WORDS } from './words.ts';

/** The last question before somebody goes: do it, or keep them. */
export function ConfirmForm({ act, children }: { act: string; children?: ReactNode }) {
  const { state } = useNavigation();
  return (
    <Form method="post" className="line">
      {children}
      <Button type="submit" variant="danger" isBusy={state === 'submitting'}>
        {act}
      </Button>
      <LinkButton variant="quiet" to="/people">
        {WORDS.removing.keep}
      </LinkButton>
    </Form>
  );
}
