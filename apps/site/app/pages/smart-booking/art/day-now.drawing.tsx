import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';

import { RULER } from './day-hours.ts';

export const size = { width: 96, height: RULER.foot } as const;

/** The line of this minute, with its flag. */
export function Drawing() {
  return (
    <>
      <rect x="46.5" y="32" width="3" height={RULER.foot - 32} fill={paint.pageSignal} />
      <circle cx="48" cy="42" r="8" fill={paint.pageSignal} />
      <rect width="96" height="34" rx="9" fill={paint.pageSignal} />
      <Label x={48} y={22} size={15} weight={700} anchor="middle" fill={paint.onSignal}>
        Now 14:23
      </Label>
    </>
  );
}
