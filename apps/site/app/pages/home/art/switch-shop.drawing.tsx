import { Awning } from '#/art/awning.tsx';
import { paint } from '#/art/paint.ts';

export const size = { width: 112, height: 96 } as const;

/** The little shop on the knob of the switch. */
export function Drawing() {
  return (
    <>
      <rect x="16" y="48" width="80" height="42" rx="3" fill={paint.deep} />
      <rect x="24" y="56" width="26" height="20" rx="2" fill={paint.glass2} />
      <rect x="58" y="56" width="26" height="34" rx="2" fill={paint.accentPale} />
      <Awning x={8} y={6} width={96} drop={30} stripes={8} colors={[paint.signal, paint.cream]} />
    </>
  );
}
