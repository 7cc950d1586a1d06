import { useFrame } from '#app/frame/use-frame.ts';

/** The letter on what it presses in this room, for whoever has letters act by themselves. */
export function KeptKey({ children }: { children: string }) {
  const { me } = useFrame();
  if (!me.hasSingleKeys) return null;
  return (
    <kbd className="key kept-key" aria-hidden="true">
      {children}
    </kbd>
  );
}
