import { Button, FieldMessage, TextArea } from '@high-street/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';

import { KeptLine } from '#app/answer/kept-line.tsx';
import { ANSWER } from '#app/answer/words.ts';
import { useArrivals } from '#app/answer/use-arrivals.ts';
import { WriterField } from '#app/answer/writer-field.tsx';
import { useWritten } from '#app/answer/use-written.ts';
import { checkNote, NOTE_LIMIT } from '#app/answer/note-limit.ts';
import { leadAddress } from '#app/answer/lead-address.ts';
import { holdTooLong, tooLongProps } from '#app/parts/hold-too-long.ts';
import { hasSaid } from './has-said.ts';
import type { TimelineNote } from './timeline-row.ts';

const words = ANSWER.note;

/** Where notes are sent, and whether the person may change them. */
export type NoteOptions = {
  readonly reference: string;
  readonly list: string | null;
  readonly canAct: boolean;
};

type NoteCardProps = { note: TimelineNote; options: NoteOptions };

function EditForm({ note, options: { reference, list } }: NoteCardProps) {
  // From the first letter on, what somebody else saves takes nothing of it; the form is refused by its version then.
  const [typed, setTyped] = useState<Pick<TimelineNote, 'version' | 'body'> | null>(null);
  const { version, body } = typed ?? note;
  const { formData } = useNavigation();
  const errorId = useId();
  const error = checkNote(body);
  const fold = useRef<HTMLDetailsElement>(null);
  const { isKept, keep, markSent } = useWritten({
    kind: 'note-edit',
    reference: note.id,
    isEmpty: true,
    onFound({ body: found = '', version: seen }) {
      if (hasSaid(note, found)) return forget();
      setTyped({ version: Number(seen), body: found });
      if (fold.current !== null) fold.current.open = true;
    },
  });

  function forget(): void {
    keep({});
  }

  function write(text: string): void {
    setTyped({ version, body: text });
    keep({ body: text, version: String(version) });
  }

  function hold(event: FormEvent<HTMLFormElement>): void {
    if (!holdTooLong(event)) markSent();
  }

  return (
    // Whoever closes it does not mean its words to come back.
    <details
      className="note-edit"
      ref={fold}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) return;
        forget();
        setTyped(null);
      }}
    >
      <summary className="quiet-link caption">{words.edit}</summary>
      <Form
        method="post"
        action={leadAddress(`${reference}/note`, { list })}
        preventScrollReset
        onSubmit={hold}
      >
        <WriterField />
        <input type="hidden" name="noteId" value={note.id} />
        <input type="hidden" name="version" value={version} />
        <TextArea
          name="body"
          autoComplete="off"
          aria-label={words.editing}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
          {...tooLongProps(error !== null)}
          rows={3}
          value={body}
          limit={NOTE_LIMIT}
          describeCount={words.count}
          onChange={(event) => write(event.target.value)}
        />
        <FieldMessage id={errorId} error={error} />
        <Button
          type="submit"
          variant="quiet"
          size="row"
          isBusy={formData?.get('noteId') === note.id}
        >
          {words.save}
        </Button>
        <KeptLine kept={isKept ? { where: 'device' } : null} />
      </Form>
    </details>
  );
}

/** A note as it reads now, with what it said before behind a press, and a form that changes it. */
export function NoteCard({ note, options }: NoteCardProps) {
  const { body, editedAt, editedBy, earlier } = note;
  const saves = useArrivals('edited', note.id);
  return (
    <>
      {editedAt === null || earlier.length === 0 ? null : (
        <details className="note-before">
          <summary className="quiet-link caption">{words.edited(editedAt.words, editedBy)}</summary>
          {earlier.map((each) => (
            <div key={each.version} className="timeline-card" data-kind="before">
              <p className="caption muted">{words.before(each.by, each.at.words)}</p>
              <p className="timeline-text" dir="auto">
                {each.body}
              </p>
            </div>
          ))}
        </details>
      )}
      <div className="timeline-card" data-kind="note">
        <p className="timeline-text" dir="auto">
          {body}
        </p>
        {options.canAct ? <EditForm key={saves} note={note} options={options} /> : null}
      </div>
    </>
  );
}
