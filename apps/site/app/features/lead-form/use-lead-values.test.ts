import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { FirstFrame } from '#/page-loading/first-frame.ts';

import { createDraftStore } from './draft/draft-store.ts';
import { UNTOUCHED } from './form-state.ts';
import { useLeadValues, type BroughtNote } from './use-lead-values.ts';

const NOTE = 'By my figures: 120 orders a week.';
const LATER = 'By my figures: 130 orders a week.';

/** A note that nothing is told to. */
function aNote(line: string | null, taken: string | null): BroughtNote {
  return { get: () => line, getTaken: () => taken, take: () => undefined };
}

type Kept = {
  message?: string;
  /** The line in it that another page wrote. */
  line?: string;
};

/** What a form holds that comes up after a client-side navigation, in a tab that keeps a draft, after the act named. */
function mountForm(note: BroughtNote, { message = '', line }: Kept = {}, act?: 'startAgain') {
  const map = new Map<string, string>();
  const drafts = createDraftStore('enquiry', () => ({
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, value) => void map.set(name, value),
    removeItem: (name) => void map.delete(name),
  }));
  drafts.keepValues({ ...UNTOUCHED.values, message }, line);
  const shown: { message: string; isRestored: boolean }[] = [];
  const acts = act ? [act] : [];
  function Form(): null {
    const input = useLeadValues('enquiry', drafts, note);
    const next = acts.pop();
    if (next) input[next]();
    else shown.push({ message: input.values.message, isRestored: input.isRestored });
    return null;
  }
  renderToStaticMarkup(createElement(FirstFrame, { value: true }, createElement(Form)));
  return shown[0];
}

test('each form that comes up takes over the note as it is by then', () => {
  let line: string | null = NOTE;
  const note: BroughtNote = { ...aNote(null, null), get: () => line };
  expect(mountForm(note)).toEqual({ message: NOTE, isRestored: false });
  line = null;
  expect(mountForm(note)).toEqual({ message: '', isRestored: false });
});

test('a note that was taken over before is not added to what is kept', () => {
  expect(mountForm(aNote(NOTE, NOTE), { message: 'Hello.' })).toEqual({
    message: 'Hello.',
    isRestored: true,
  });
});

test('does not say that typing is back when all that was kept is a note taken back', () => {
  expect(mountForm(aNote(null, NOTE), { message: NOTE })).toEqual({
    message: '',
    isRestored: false,
  });
});

test.each<[what: string, note: string | null, before: string, after: string]>([
  ['makes way for a later one', LATER, `Hello.\n${NOTE}`, `Hello.\n${LATER}`],
  ['stays while there is no other', null, `Hello.\n${NOTE}`, `Hello.\n${NOTE}`],
  ['comes back where it was deleted and is brought again', NOTE, 'Hello.', `Hello.\n${NOTE}`],
])('after a reload, the note of before %s', (_, line, before, after) => {
  const shown = mountForm(aNote(line, null), { message: before, line: NOTE });
  expect(shown).toEqual({ message: after, isRestored: true });
});

test('starting again throws away what is kept, and leaves the note that is still brought', () => {
  const message = `Hello.\n${NOTE}`;
  expect(mountForm(aNote(NOTE, NOTE), { message }, 'startAgain')).toEqual({
    message: NOTE,
    isRestored: false,
  });
  expect(mountForm(aNote(null, null), { message }, 'startAgain')).toEqual({
    message: '',
    isRestored: false,
  });
});
