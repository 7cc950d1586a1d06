import { Label } from '../label.tsx';
import { paint } from '../paint.ts';
import { SignText } from '../sign-text.tsx';

type ConsoleHeadingProps = { title: string; note: string };

/** Title of a console screen and the line under it. */
export function ConsoleHeading({ title, note }: ConsoleHeadingProps) {
  return (
    <>
      <SignText x={28} y={42} size={22} anchor="start" fill={paint.pageInk}>
        {title}
      </SignText>
      <Label x={28} y={63} size={13} fill={paint.muted}>
        {note}
      </Label>
    </>
  );
}
