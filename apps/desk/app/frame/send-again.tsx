import { Button, ButtonLink, FormAlert } from '@high-street/ui';
import { Form, useNavigation } from 'react-router';

import type { FaultNote } from '#/visit/index.ts';
import { FaultLine } from './fault-line.tsx';
import type { UnsentError } from './keep-unsent.ts';
import { FAULTS } from './words.ts';

const words = FAULTS.unsent;

/** What a choice, a number or a version never has, and what somebody wrote nearly always. */
const SPACE = /\s/;

/** What was sent and not taken, to be read, and to be sent once more as it was. */
export function SendAgain({ sent, note }: Pick<UnsentError, 'sent'> & { note: FaultNote | null }) {
  const { action, fields, isSignedOut } = sent;
  const { formAction } = useNavigation();
  const written = fields.filter(([, value]) => SPACE.test(value.trim()));
  return (
    <>
      <FormAlert>{isSignedOut ? FAULTS.signedOut.line : words.line}</FormAlert>
      {written.length === 0 ? null : (
        <section className="unsent" aria-label={words.written}>
          <h2 className="caption muted">{words.written}</h2>
          {written.map(([name, value]) => (
            <p
              key={name}
              className="border-s-2 border-line ps-3.5 wrap-anywhere whitespace-pre-wrap"
              dir="auto"
            >
              {value}
            </p>
          ))}
        </section>
      )}
      <div className="fault-acts">
        {isSignedOut ? (
          <ButtonLink variant="outline" href="/sign-in" target="_blank">
            {FAULTS.signedOut.signIn}
          </ButtonLink>
        ) : null}
        <Form method="post" action={action}>
          {fields.map(([name, value], at) => (
            // oxlint-disable-next-line react/no-array-index-key -- names may occur twice, and the list never changes
            <input key={at} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" isBusy={formAction === action}>
            {words.act}
          </Button>
        </Form>
        {note === null ? null : <FaultLine note={note} />}
      </div>
    </>
  );
}
