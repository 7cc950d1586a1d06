import { useEffect, useState } from 'react';

import { useFrame } from '#app/frame/use-frame.ts';
import {
  keepWritten,
  markSent,
  noteKey,
  readWritten,
  type Written,
  type WrittenKind,
} from './device-note.ts';

type WrittenOptions = {
  readonly kind: WrittenKind;
  readonly reference: string;
  /** Whether the form is empty as it comes from the desk; what was sent back has its words already. */
  readonly isEmpty: boolean;
  /** Told once what this device has kept, if anything. */
  readonly onFound: (written: Written) => void;
};

/** The words of a form that are kept on this device until the desk has stored them. */
export function useWritten({ kind, reference, isEmpty, onFound }: WrittenOptions) {
  const { me } = useFrame();
  const key = noteKey(kind, me.id, reference);
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const found = isEmpty ? readWritten(key) : null;
    if (found === null) return;
    setKept(true);
    onFound(found);
    // oxlint-disable-next-line react/exhaustive-deps -- one look as the form is shown: what came later was typed into it
  }, []);
  return {
    isKept,
    keep: (written: Written) => setKept(keepWritten(key, written)),
    markSent: () => markSent(key),
  };
}
