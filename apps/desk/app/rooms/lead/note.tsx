import { data } from 'react-router';

import { ANSWER } from '#app/answer/words.ts';
import { plainText } from '#app/parts/plain-text.ts';
import { NoteForm } from '#app/answer/note-form.tsx';
import { backAddress, readList } from '#app/answer/lead-address.ts';
import { deskContext } from '#app/context.ts';
import { TwoAnswers } from '#app/versions/two-answers.tsx';
import { findLead } from './find-lead.ts';
import { readLeadForm } from './read-lead-form.ts';
import { saveNote } from './save-note.ts';
import { WritePage } from './write-page.tsx';
import type { Route } from './+types/note.ts';

export const meta = () => [{ title: ANSWER.note.title }];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { reference, contacts, binnedAt } = await findLead(
    context.get(deskContext),
    params.reference,
  );
  if (binnedAt !== null) throw data(null, 404);
  return {
    reference,
    name: plainText(contacts.contactName ?? ''),
    list: readList(url.searchParams),
    newId: crypto.randomUUID(),
  };
}

export async function action(args: Route.ActionArgs) {
  const { list, ...parts } = await readLeadForm(args);
  return saveNote(parts, (done) => backAddress(parts.lead.reference, { list, ...done }));
}

export default function LeadNote({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, list, newId } = loaderData;
  if (actionData?.kind === 'two-answers') {
    return <TwoAnswers answers={actionData} back={backAddress(reference, { list })} />;
  }
  return (
    <WritePage {...loaderData} title={ANSWER.note.title}>
      <NoteForm reference={reference} list={list} newId={newId} fault={actionData ?? null} />
    </WritePage>
  );
}
