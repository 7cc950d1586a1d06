import { useFrame } from '#app/frame/use-frame.ts';

/** Whose page the words of a form were typed into: sent, they are of nobody who signed in since. */
export function WriterField() {
  const { me } = useFrame();
  return <input type="hidden" name="writerId" value={me.id} />;
}
