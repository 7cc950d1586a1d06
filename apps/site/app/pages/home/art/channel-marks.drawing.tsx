import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { QrCode } from '#/art/qr-code.tsx';

const SIDE = 48;
const TINTS = [paint.tintBlush, paint.tintButter, paint.tintSky, paint.tintLeaf];

export const size = { width: SIDE * TINTS.length, height: SIDE };

/** Web store, mobile app, table code and courier in a row; each is shown by cropping the strip. */
export function Drawing() {
  return (
    <>
      {TINTS.map((tint, index) => (
        <circle key={tint} cx={SIDE * index + SIDE / 2} cy={SIDE / 2} r={SIDE / 2} fill={tint} />
      ))}
      <rect x="13" y="15" width="22" height="18" rx="3" fill={paint.signal} />
      <path d="M13 21v-3a3 3 0 0 1 3-3h16a3 3 0 0 1 3 3v3z" fill={paint.signal2} />
      <rect x={SIDE + 16} y="11" width="16" height="26" rx="4" fill={paint.accent2} />
      <rect x={SIDE + 21} y="32" width="6" height="2" rx="1" fill={paint.ink} />
      <Place x={SIDE * 2 + 14} y={14}>
        <QrCode size={20} seed={7} ink={paint.pageInk} />
      </Place>
      <Place x={SIDE * 3} y={0}>
        <rect x="10" y="17" width="17" height="14" rx="2" fill={paint.brand2} />
        <path d="M27 21h6l5 6v4h-11z" fill={paint.brand} />
        <circle cx="17" cy="32" r="4" fill={paint.pageInk} />
        <circle cx="32" cy="32" r="4" fill={paint.pageInk} />
      </Place>
    </>
  );
}
