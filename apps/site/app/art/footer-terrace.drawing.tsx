import { FOOTER_STREET } from './footer-street.ts';
import { paint } from './paint.ts';
import { Terrace, terraceWidth } from './terrace.tsx';

export const { size } = FOOTER_STREET;

const { ground, shopScale, left, middle } = FOOTER_STREET;

/** The houses in the middle, and the pavement before all of them. */
export function Drawing() {
  return (
    <>
      <Terrace
        shops={middle}
        alley={paint.pageDeep}
        x={terraceWidth(left, shopScale)}
        ground={ground}
        scale={shopScale}
      />
      <rect y={ground - 2} width={size.width} height="16" fill={paint.pave} />
    </>
  );
}
