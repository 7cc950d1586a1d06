import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { SignText } from '#/art/sign-text.tsx';

/** An advertisement as a ticket, 244 by 142. */
export function AdTicket() {
  return (
    <>
      <rect x="6" y="12" width="244" height="142" rx="8" fill={paint.shade} opacity=".3" />
      <rect width="244" height="142" rx="8" fill={paint.accent} />
      <Label x={22} y={33} size={16} weight={700} fill={paint.ink}>
        Ad
      </Label>
      <SignText x={22} y={67} size={25} anchor="start" fill={paint.ink}>
        Warm at seven,
      </SignText>
      <SignText x={22} y={96} size={25} anchor="start" fill={paint.ink}>
        gone by ten
      </SignText>
      <Label x={22} y={123} size={16} weight={560} fill={paint.ink}>
        £4 a day, until sold out
      </Label>
    </>
  );
}
