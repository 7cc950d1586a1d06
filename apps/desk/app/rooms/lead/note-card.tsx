import { Button, FieldMessage } from '@high-street/ui';
import { useId } from 'react';
import { Form, useNavigation } from 'react-router';

import { KeptLine } from '#app/answer/kept-line.tsx';
import { NoteArea } from '#app/answer/note-area.tsx';
import { ANSWER } from '#app/answer/words.ts';
import { useArrivals } from '#app/answer/use-arrivals.ts';
import { WriterField } from '#app/answer/writer-field.tsx';
import { checkNote } from '#app/answer/note-limit.ts';
import { leadAddress } from '#app/answer/lead-address.ts';
import type { TimelineNote } from './timeline-row.ts';
import { useNoteEdit } from './use-note-edit.ts';

const words = ANSWER.note;

/** Where notes are sent, and whether the person may change them. */
export type NoteOptions = {
  readonly reference: string;
  readonly list: string | null;
  readonly canAct: boolean;
};

type NoteCardProps = { note: TimelineNote; options: NoteOptions };

function EditForm({ note, options: { reference, list } }: NoteCardProps) {
  const { version, body, fold, isKept, write, close, hold } = useNoteEdit(note);
  const { formData } = useNavigation();
  const errorId = useId();
  const error = checkNote(body);
  return (
    <details
      className="note-edit"
      ref={fold}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) close();
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
        <NoteArea
          aria-label={words.editing}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
          isTooLong={error !== null}
          rows={3}
          value={body}
          onWrite={write}
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
