import { useFrame } from '#app/frame/use-frame.ts';

/** What makes a button or link one that a letter presses: see `useLeadKeys`. */
export function keyProps(letter: string | undefined) {
  return letter === undefined ? {} : { 'data-letter': letter, 'aria-keyshortcuts': letter };
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
