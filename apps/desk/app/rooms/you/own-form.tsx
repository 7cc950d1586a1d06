import type { ComponentProps } from 'react';
import { Form } from 'react-router';

import { IntentButton } from '#app/parts/intent-button.tsx';
import { WORDS } from './words.ts';

type OwnFormProps = Pick<ComponentProps<typeof Form>, 'ref' | 'noValidate' | 'children'> & {
  intent: 'name' | 'signature' | 'preferences';
  /** That of what was seen. */
  version: number;
};

/** A panel with a form of what is one's own. */
export function OwnForm({ intent, version, children, ...form }: OwnFormProps) {
  const { title, save } = WORDS[intent];
  const titleId = `${intent}-title`;
  return (
    <section className="panel" aria-labelledby={titleId}>
      <div className="panel-head">
        <h2 className="section-title" id={titleId}>
          {title}
        </h2>
      </div>
      <Form method="post" preventScrollReset className="own-form" {...form}>
        <input type="hidden" name="version" value={version} />
        {children}
        <IntentButton intent={intent} variant="quiet" size="small">
          {save}
        </IntentButton>
      </Form>
    </section>
  );
}
