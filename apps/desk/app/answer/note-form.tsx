import { Button, Field } from '@high-street/ui';
import { type FormEvent, useState } from 'react';
import { Form, useNavigation } from 'react-router';

import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import { holdTooLong } from '#app/parts/hold-too-long.ts';
import { KeptLine } from './kept-line.tsx';
import { leadAddress } from './lead-address.ts';
import { NoteArea } from './note-area.tsx';
import { checkNote } from './note-limit.ts';
import { useWritten } from './use-written.ts';
import { WriterField } from './writer-field.tsx';
import { ANSWER } from './words.ts';

const words = ANSWER.note;

/** Where a form that writes into the history of a lead is sent. */
export type WriteFormProps = {
  reference: string;
  list: string | null;
  /** The id of a note that is new, which makes it the same one if it is sent twice. */
  newId: string;
};

/** A note as it was sent, with what is wrong with it. */
export type NoteFault = {
  readonly error: string;
  readonly typed: {
    readonly body: string;
    readonly noteId?: string | undefined;
    readonly version?: number | undefined;
  };
};

type FormProps = WriteFormProps & { fault?: NoteFault | null };

/** The words of a note as they are typed, which this device keeps. */
function useNote({ reference, fault = null }: Pick<FormProps, 'reference' | 'fault'>) {
  const start = fault?.typed.body ?? '';
  const [body, setBody] = useState(start);
  const { noteId, version } = fault?.typed ?? {};
  const { isKept, keep, markSent } = useWritten({
    kind: noteId === undefined ? 'note' : 'note-edit',
    reference: noteId ?? reference,
    isEmpty: fault === null,
    onFound: ({ body: found = '' }) => setBody(found),
  });

  function write(text: string): void {
    setBody(text);
    keep(version === undefined ? { body: text } : { body: text, version: String(version) });
  }

  function hold(event: FormEvent<HTMLFormElement>): void {
    if (!holdTooLong(event)) markSent();
  }

  return { body, isTyped: body !== start, isKept, write, hold };
}

/** A note for the people of the desk: a new one, or a changed one that was sent back. */
export function NoteForm({ reference, list, newId, fault = null }: FormProps) {
  const { body, isTyped, isKept, write, hold } = useNote({ reference, fault });
  const { formAction } = useNavigation();
  const form = useFocusOnFault(fault);
  const action = leadAddress(`${reference}/note`, { list });
  const { noteId, version } = fault?.typed ?? {};
  const isNew = noteId === undefined;
  const tooLong = checkNote(body);

  return (
    <Form
      method="post"
      action={action}
      className="write-form"
      ref={form}
      noValidate
      onSubmit={hold}
    >
      <WriterField />
      {isNew ? (
        <input type="hidden" name="newId" value={newId} />
      ) : (
        <input type="hidden" name="noteId" value={noteId} />
      )}
      {version === undefined ? null : <input type="hidden" name="version" value={version} />}
      <div className="write-body">
        <Field label={words.label} error={tooLong ?? fault?.error ?? null}>
          {(control) => (
            <NoteArea
              {...control}
              data-typed={isTyped ? '' : undefined}
              isTooLong={tooLong !== null}
              rows={4}
              value={body}
              onWrite={write}
            />
          )}
        </Field>
      </div>
      <div className="write-foot">
        <Button type="submit" isBusy={formAction === action}>
          {isNew ? words.act : words.save}
        </Button>
        <KeptLine kept={isKept ? { where: 'device' } : null} />
      </div>
    </Form>
  );
}
