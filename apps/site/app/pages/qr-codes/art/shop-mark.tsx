import { Awning } from '#/art/awning.tsx';
import { paint } from '#/art/paint.ts';

/** The mark in the middle of a shop's code: a counter under an awning, 36 by 32. */
export function ShopMark() {
  return (
    <>
      <rect x="3" y="8" width="30" height="22" rx="2" fill={paint.brand} />
      <rect x="8" y="18" width="20" height="12" fill={paint.accentPale} />
      <Awning
        x={0}
        y={2}
        width={36}
        drop={8}
        stripes={5}
        colors={[paint.signal, paint.accent]}
        hasShadow={false}
      />
    </>
  );
}
