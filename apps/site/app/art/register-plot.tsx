import { paint } from './paint.ts';
import { Pavement } from './pavement.tsx';
import { Place } from './place.tsx';
import { REGISTER_GROUND } from './register-place.ts';

/** The plane of the three pictures of the register page; the street goes on beyond it. */
export const REGISTER_SIZE = { width: 560, height: 1080 } as const;

const BLEED = 300;
const KERB = { top: 1048, height: 32 };
const ROOFS = 'V760h100v-60h80v44h110V700h70v-50h60v40h90l40-34 40 34h90v-60h60v40h110v60h200V992z';

/** Roofs far behind the plot, and the pavement before it. */
export function RegisterPlot() {
  const width = REGISTER_SIZE.width + BLEED * 2;
  return (
    <>
      <path d={`M${-BLEED} ${REGISTER_GROUND}${ROOFS}`} fill={paint.sand} opacity=".6" />
      <Place x={-BLEED} y={REGISTER_GROUND - 2}>
        <Pavement width={width} height={90} />
      </Place>
      <rect x={-BLEED} y={KERB.top} width={width} height={KERB.height} fill={paint.pave} />
    </>
  );
}
