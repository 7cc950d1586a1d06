import type { FormMode, RuledField } from '@high-street/contract';
import { useEffect, useRef, useState } from 'react';

import type { DraftStore } from './draft/draft-store.ts';
import { readForm } from './draft/read-form.ts';
import { mergeValues } from './draft/read-values.ts';
import {
  applyChange,
  messageOf,
  showMessages,
  takeOver,
  UNTOUCHED,
  withNote,
  type LeadValues,
} from './form-state.ts';

/**
 * What is typed in a form, and which messages show. What was typed before React answered, and what was kept of an
 * earlier visit in this tab, is taken over; a note that the visitor brings ends
 * the message. From then on every edit is kept.
 */
export function useLeadValues(mode: FormMode, drafts: DraftStore, note: string | null) {
  const [state, setState] = useState(UNTOUCHED);
  const [broughtNote] = useState(note);
  const [isReady, setIsReady] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!formRef.current) return;
    const typed = readForm(formRef.current);
    const kept = drafts.readValues();
    setState(takeOver(withNote(kept ? mergeValues(typed, kept) : typed, broughtNote)));
    // Also where the browser has put the words back itself, as some do on a reload.
    setIsRestored(kept !== null);
    setIsReady(true);
  }, [drafts, broughtNote]);

  useEffect(() => {
    if (isReady) drafts.keepValues(state.values);
  }, [drafts, isReady, state.values]);

  function reset(): void {
    setState(UNTOUCHED);
    setIsRestored(false);
  }

  return {
    values: state.values,
    change: (changes: Partial<LeadValues>) => setState((before) => applyChange(before, changes)),
    errorOf: (field: RuledField) => messageOf(mode, state, field),
    show: (fields: readonly RuledField[]) => setState((before) => showMessages(before, fields)),
    reset,
    /** True once everything kept has been taken over. */
    isReady,
    /** True while the form shows what an earlier visit in this tab left. */
    isRestored,
    formRef,
  };
}

/** What the fields of a form need of it. */
export type LeadInput = Pick<ReturnType<typeof useLeadValues>, 'values' | 'change' | 'errorOf'>;
