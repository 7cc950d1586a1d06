import { useFrame } from '#app/frame/use-frame.ts';

/** What makes a button or link one that a letter presses, for whoever has letters act by themselves: see `useLeadKeys`. */
export function useKeyProps() {
  const { hasSingleKeys } = useFrame().me;
  return (letter: string | undefined) =>
    letter === undefined || !hasSingleKeys
      ? {}
      : { 'data-letter': letter, 'aria-keyshortcuts': letter };
}

/** The letter on what it presses, for whoever has letters act by themselves. */
export function KeyHint({ letter }: { letter: string | undefined }) {
  const { me } = useFrame();
  if (letter === undefined || !me.hasSingleKeys) return null;
  return (
    <kbd className="key key-hint" aria-hidden="true">
      {letter}
    </kbd>
  );
}
