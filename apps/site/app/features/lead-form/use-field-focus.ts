import { useEffect, useState, type RefObject } from 'react';

/**
 * Gives a function that puts the focus on the control of a name once what was changed along with it is on the page, so
 * that a message is there when its field is read out. The control named `first` has it from the start.
 */
export function useFieldFocus(
  formRef: RefObject<HTMLFormElement | null>,
  first: string | null = null,
): (name: string) => void {
  const [wanted, setWanted] = useState(first === null ? null : { name: first });

  useEffect(() => {
    if (!wanted) return;
    const control = formRef.current?.elements.namedItem(wanted.name);
    if (control instanceof HTMLElement) control.focus();
  }, [formRef, wanted]);

  return (name) => setWanted({ name });
}
