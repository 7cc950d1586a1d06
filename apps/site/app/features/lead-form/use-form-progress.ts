import {
  listAskedFields,
  listRuledFields,
  type FieldName,
  type FormMode,
  type FormProgress,
  type WizardStep,
} from '@high-street/contract';
import { useCallback, useEffect, useRef } from 'react';

import { findRule } from './find-rule.ts';
import type { useLeadValues } from './use-lead-values.ts';

function findFieldName(form: FormMode, target: EventTarget | null): FieldName | undefined {
  if (target === null || !('name' in target)) return undefined;
  return listAskedFields(form).find(({ name }) => name === target.name)?.name;
}

/**
 * Tells whoever wants to know how far somebody is in a form: which fields and which rules, never a value. What happens
 * again and again is told once, until the form is sent.
 */
export function useFormProgress(
  form: FormMode,
  { formRef, errorOf }: Pick<ReturnType<typeof useLeadValues>, 'formRef' | 'errorOf'>,
  tell: (progress: FormProgress) => void,
) {
  const told = useRef(new Set<string>());

  const tellOnce = useCallback(
    (progress: FormProgress) => {
      const key = JSON.stringify(progress);
      if (told.current.has(key)) return;
      told.current.add(key);
      tell(progress);
    },
    [tell],
  );

  useEffect(() => {
    const element = formRef.current;
    const touch = ({ type, target }: Event) => {
      if (type === 'input') tellOnce({ kind: 'begun', form });
      const field = findFieldName(form, target);
      if (field !== undefined) tell({ kind: 'touched', form, field });
    };
    element?.addEventListener('focusin', touch);
    element?.addEventListener('input', touch);
    return () => {
      element?.removeEventListener('focusin', touch);
      element?.removeEventListener('input', touch);
    };
  }, [form, formRef, tell, tellOnce]);

  // Whatever had a message show: an edit, a try to go on, or words that were kept.
  useEffect(() => {
    for (const field of listRuledFields(form)) {
      const message = errorOf(field);
      const rule = message === null ? null : findRule(message);
      if (rule !== null) tellOnce({ kind: 'shown', form, field, rule });
    }
  });

  return {
    reach: (step: WizardStep) => tellOnce({ kind: 'step', form: 'register', step }),
    refuse: () => tell({ kind: 'refused', form }),
    end(): void {
      // All of it may have been typed before React answered.
      tellOnce({ kind: 'begun', form });
      told.current.clear();
      tell({ kind: 'sent', form });
    },
  };
}
