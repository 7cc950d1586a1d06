import { useEffect, useRef } from 'react';

/** Puts the focus on the first field that a form was sent back for; `answer` is what its action said. */
export function useFocusOnFault<Answer>(answer: Answer) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!answer) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [answer]);
  return form;
}
