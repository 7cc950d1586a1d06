import { FOOTER_STREET } from './footer-street.ts';
import { paint } from './paint.ts';
import { Terrace, terraceWidth } from './terrace.tsx';

export const { size } = FOOTER_STREET;

const { ground, shopScale, left, middle, right } = FOOTER_STREET;

/** The houses on both ends, which a phone has no room for. */
export function Drawing() {
  const look = { alley: paint.pageDeep, ground, scale: shopScale };
  return (
    <>
      <Terrace shops={left} x={0} {...look} />
      <Terrace shops={right} x={terraceWidth([...left, ...middle], shopScale)} {...look} />
    </>
  );
}
