import { data, redirect } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import { answerStale, isStale } from '#app/versions/answer-stale.ts';
import type { LastChange } from '#app/versions/find-last-change.ts';
import { isLeadGone } from './find-lead.ts';
import { noteSchema, typedNoteSchema } from './read-act.ts';
import type { ActParts } from './save-versioned.ts';
import { WORDS } from './words.ts';

const INVALID = 422;

async function findNote({ leadReader }: DeskServices, leadId: string, noteId: string) {
  const lines = await leadReader.history(leadId);
  return lines.find(({ note }) => note?.id === noteId)?.note ?? null;
}

type Note = NonNullable<Awaited<ReturnType<typeof findNote>>>;

/** Who changed a note last: the log tells of the lead, and a lead can have many notes. */
function findEdit({ editedAt, editedBy }: Note): LastChange | null {
  if (editedAt === null) return null;
  return { at: editedAt, actorKind: editedBy === null ? 'command' : 'person', personId: editedBy };
}

/** Shows what was typed beside what somebody else has saved meanwhile. */
async function answerBoth({ services, visit, form, lead }: ActParts, noteId: string) {
  return answerStale({
    services,
    me: visit.me,
    form,
    record: { kind: 'lead', id: lead.reference },
    findSaved: () => findNote(services, lead.id, noteId),
    fields: [
      {
        name: 'body',
        label: WORDS.answers.note,
        read: ({ body }) => body,
        findChange: (_lines, note) => findEdit(note),
      },
    ],
  });
}

/** What was done, and to which note that was there before. */
type Done =
  { readonly done: 'noted' } | { readonly done: 'edited' | 'note-kept'; readonly note: string };

/** Reads the form of a note and saves it; sends it back as it was typed with what is wrong with it. */
export async function saveNote(parts: ActParts, address: (done: Done) => string) {
  const { services, visit, form, lead } = parts;
  const entries = Object.fromEntries(form);
  const note = noteSchema.safeParse(entries);
  if (!note.success) {
    const error = note.error.issues.find(({ path }) => path[0] === 'body')?.message;
    if (error === undefined) throw data(null, 400);
    return data(
      { kind: 'refused', typed: typedNoteSchema.parse(entries), error } as const,
      INVALID,
    );
  }
  const { body, newId, noteId, version } = note.data;
  const { actor } = visit;
  try {
    if (noteId === undefined) {
      await services.leadDesk.addNote({ leadId: lead.id, body, newId, actor });
      return redirect(address({ done: 'noted' }), 303);
    }
    if (version === undefined) throw data(null, 400);
    const isChanged = await services.leadDesk.editNote({ noteId, version, body, actor });
    if (!isChanged) return redirect(address({ done: 'note-kept', note: noteId }), 303);
  } catch (error) {
    if (isLeadGone(error)) throw data(null, 404);
    if (!isStale(error) || noteId === undefined) throw error;
    const answers = await answerBoth(parts, noteId);
    if (answers !== null) return answers;
  }
  return redirect(address({ done: 'edited', note: noteId }), 303);
}
