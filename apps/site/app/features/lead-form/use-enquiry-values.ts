import { EMPTY_ENQUIRY, FIELD_RULES, type EnquiryValues } from '@high-street/contract';
import { useEffect, useRef, useState } from 'react';

import { readEnquiryForm } from './read-form.ts';

/** The fields of an enquiry that may not stay empty. */
const REQUIRED = ['contactName', 'email', 'phoneNumber'] as const;
type RequiredField = (typeof REQUIRED)[number];

/**
 * What is typed in the enquiry form, and which messages show. A field's message is live from its first change;
 * untouched fields stay quiet until `showAll`. What was typed before React answered is taken over.
 */
export function useEnquiryValues() {
  const [values, setValues] = useState<EnquiryValues>(EMPTY_ENQUIRY);
  const [touched, setTouched] = useState<ReadonlySet<RequiredField>>(new Set());
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!formRef.current) return;
    const typed = readEnquiryForm(formRef.current);
    setValues(typed);
    setTouched(new Set(REQUIRED.filter((field) => typed[field] !== '')));
  }, []);

  function change(changes: Partial<EnquiryValues>): void {
    setValues((before) => ({ ...before, ...changes }));
    const changed = REQUIRED.filter((field) => field in changes);
    if (changed.length > 0) setTouched((before) => new Set([...before, ...changed]));
  }

  function errorOf(field: RequiredField): string | null {
    return touched.has(field) ? FIELD_RULES[field](values[field]) : null;
  }

  return { values, change, errorOf, formRef, showAll: () => setTouched(new Set(REQUIRED)) };
}

/** What is typed in the enquiry form, and which messages show. */
export type EnquiryInput = Omit<ReturnType<typeof useEnquiryValues>, 'formRef'>;
