import { ANSWER } from '#app/answer/words.ts';
import { NoteForm } from '#app/answer/note-form.tsx';
import { backAddress } from '#app/answer/lead-address.ts';
import { TwoAnswers } from '#app/versions/two-answers.tsx';
import { readLeadForm } from './read-lead-form.ts';
import { readWritePage } from './read-write-page.ts';
import { saveNote } from './save-note.ts';
import { WritePage } from './write-page.tsx';
import type { Route } from './+types/note.ts';

export const meta = () => [{ title: ANSWER.note.title }];

export async function loader(args: Route.LoaderArgs) {
  const { page } = await readWritePage(args);
  return { ...page, newId: crypto.randomUUID() };
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
