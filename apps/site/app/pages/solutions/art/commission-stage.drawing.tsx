import { BittenReceipt, WholeReceipt } from './receipt.tsx';
import { StageHalves } from './stage-halves.tsx';

export { STAGE_PLANE as size } from './stage-halves.tsx';

const LARGE = 'translate(150 30) scale(1.34)';

export function Drawing() {
  return (
    <StageHalves
      broken={
        <g transform={`rotate(-5 308 260) ${LARGE}`}>
          <BittenReceipt />
        </g>
      }
      fixed={
        <g transform={`rotate(3 308 260) ${LARGE}`}>
          <WholeReceipt />
        </g>
      }
    />
  );
}
