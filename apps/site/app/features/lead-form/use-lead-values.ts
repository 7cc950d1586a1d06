import {
  EMPTY_REGISTER,
  findField,
  listRuledFields,
  type FieldName,
  type FormMode,
  type RuledField,
  type WizardStep,
} from '@high-street/contract';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { FirstFrame } from '#/page-loading/first-frame.ts';

import type { DraftStore } from './draft/draft-store.ts';
import { readForm } from './draft/read-form.ts';
import { isUntyped, mergeValues } from './draft/read-values.ts';
import {
  applyChange,
  findMessage,
  showMessages,
  takeOver,
  UNTOUCHED,
  withNote,
  type FormState,
  type LeadValues,
} from './form-state.ts';

type Input = {
  readonly state: FormState;
  /** True once everything kept has been taken over. */
  readonly isReady: boolean;
  /** True while the form shows what an earlier visit in this tab left. */
  readonly isRestored: boolean;
  /** The line in the message that the visitor brought, or null. */
  readonly broughtLine: string | null;
};

const PRERENDERED: Input = {
  state: UNTOUCHED,
  isReady: false,
  isRestored: false,
  broughtLine: null,
};

/** The line that the visitor brings from another page, for the end of the message. */
export type BroughtNote = {
  /** The line as it is now, or null. */
  readonly get: () => string | null;
  /** The line that the message took over last, or null. */
  readonly getTaken: () => string | null;
  readonly take: (line: string | null) => void;
};

const NO_NOTE: BroughtNote = { get: () => null, getTaken: () => null, take: () => undefined };

function begin(typed: LeadValues, drafts: DraftStore, note: BroughtNote): Input {
  const kept = drafts.readValues();
  const merged = kept ? mergeValues(typed, kept) : typed;
  const line = note.get();
  const taken = note.getTaken();
  // After a reload only the draft knows which line the message took over.
  const keptLine = taken === null ? drafts.readNote() : null;
  const values = withNote(line === null ? merged : withNote(merged, null, keptLine), line, taken);
  // Also where the browser has put the words back itself, as some do on a reload.
  return {
    state: takeOver(values),
    isReady: true,
    isRestored: kept !== null && !isUntyped(values),
    broughtLine: line ?? keptLine,
  };
}

/**
 * What is typed in a form, and which messages show. What was typed before React answered, what was kept of an earlier
 * visit in this tab and the note that the visitor brings are taken over: at once after a client-side navigation, of which
 * nothing is prerendered, else when React answers. From then on every edit is kept.
 */
export function useLeadValues(mode: FormMode, drafts: DraftStore, note = NO_NOTE) {
  const isFirstFrame = use(FirstFrame);
  const [input, setInput] = useState(() =>
    isFirstFrame ? begin(EMPTY_REGISTER, drafts, note) : PRERENDERED,
  );
  const formRef = useRef<HTMLFormElement>(null);
  const { state, isReady, isRestored, broughtLine } = input;

  useEffect(() => {
    if (isReady || !formRef.current) return;
    setInput(begin(readForm(formRef.current), drafts, note));
  }, [isReady, drafts, note]);

  // As soon as the words are shown, so that no reload comes between.
  useLayoutEffect(() => {
    if (isReady) drafts.keepValues(state.values, broughtLine);
  }, [drafts, isReady, state.values, broughtLine]);

  // In an effect: only now is the line in the form for good.
  useEffect(() => {
    if (isReady) note.take(note.get());
  }, [isReady, note]);

  function update(next: (before: FormState) => FormState): void {
    setInput((before) => ({ ...before, state: next(before.state) }));
  }

  return {
    values: state.values,
    change: (changes: Partial<LeadValues>) => update((before) => applyChange(before, changes)),
    errorOf: (name: RuledField) => findMessage(mode, state, name),
    fieldOf: (name: FieldName) => findField(mode, name),
    /** What the form asks for it. */
    questionOf: (name: FieldName) => findField(mode, name)?.question ?? '',
    /** Shows the messages of the form, or of one of its steps. */
    show: (step?: WizardStep) =>
      update((before) => showMessages(before, listRuledFields(mode, step))),
    reset: () => setInput((before) => ({ ...before, state: UNTOUCHED, isRestored: false })),
    /** Throws away what is typed, and not the note: the visitor brings it still. */
    startAgain: () =>
      setInput({
        state: takeOver(withNote(EMPTY_REGISTER, note.get(), null)),
        isReady: true,
        isRestored: false,
        broughtLine: note.get(),
      }),
    isReady,
    isRestored,
    formRef,
  };
}

/** What the fields of a form need of it. */
export type LeadInput = Pick<
  ReturnType<typeof useLeadValues>,
  'values' | 'change' | 'errorOf' | 'fieldOf' | 'questionOf'
>;
