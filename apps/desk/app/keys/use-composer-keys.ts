import { type RefObject, useEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';

import { type ComposerAct, KEYS } from './key-map.ts';

/** The keys of the form of a reply, while something in it has the focus. They are held with Ctrl, so nobody turns them off. */
export function useComposerKeys(
  form: RefObject<HTMLFormElement | null>,
  acts: Readonly<Record<ComposerAct, () => void>>,
): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const { current: element } = form;
    if (element === null) return undefined;
    const bindings = KEYS.flatMap((key) =>
      key.kind === 'compose'
        ? [
            [
              key.binding,
              (event: KeyboardEvent) => {
                event.preventDefault();
                latest.current[key.act]();
              },
            ] as const,
          ]
        : [],
    );
    return tinykeys(element, Object.fromEntries(bindings), {
      ignore: ({ isComposing }) => isComposing,
    });
  }, [form]);
}
