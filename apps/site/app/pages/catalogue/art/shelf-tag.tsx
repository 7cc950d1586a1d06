import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { SignText } from '#/art/sign-text.tsx';

type ShelfTagProps = { price: string; note: string; isShort?: boolean };

/** A price on the edge of a shelf with what is left under it; it hangs from the middle of its top. */
export function ShelfTag({ price, note, isShort = false }: ShelfTagProps) {
  return (
    <>
      <rect x="-43" y="5" width="94" height="48" rx="5" fill={paint.shade} opacity=".14" />
      <rect x="-47" width="94" height="48" rx="5" fill={paint.ticket} />
      <path
        d="M-47 7v-4a3 3 0 0 1 3-3h88a3 3 0 0 1 3 3v4z"
        fill={isShort ? paint.signal : paint.brand}
      />
      <SignText x={0} y={27} size={18} weight={660} fill={paint.ink}>
        {price}
      </SignText>
      <Label
        x={0}
        y={42.5}
        size={12.5}
        weight={600}
        anchor="middle"
        fill={isShort ? paint.signal2 : paint.ticketMuted}
      >
        {note}
      </Label>
    </>
  );
}
