import { Awning } from '#/art/awning.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

import { RealCode } from './real-code.tsx';
import { ShopMark } from './shop-mark.tsx';

const WIDTH = 330;
const HEIGHT = 500;
const CENTRE = WIDTH / 2;
const SHADOW = { x: 12, y: 18 };

export const size = { width: WIDTH + SHADOW.x, height: HEIGHT + SHADOW.y } as const;

/** The card that stands on a table, with a code that leads to that table's menu. */
export function Drawing() {
  return (
    <>
      <rect {...SHADOW} width={WIDTH} height={HEIGHT} rx="22" fill={paint.shade} opacity=".38" />
      <path
        d={`M0 0H${WIDTH}V${HEIGHT - 22}a22 22 0 0 1-22 22H22a22 22 0 0 1-22-22z`}
        fill={paint.pageSignal}
      />
      <Awning
        x={0}
        y={0}
        width={WIDTH}
        drop={36}
        stripes={11}
        colors={[paint.cream, paint.signal2]}
      />
      <SignText x={CENTRE} y={118} size={34} fill={paint.onSignal}>
        Scan, order,
      </SignText>
      <SignText x={CENTRE} y={156} size={34} fill={paint.onSignal}>
        stay seated
      </SignText>
      <Place x={47} y={180}>
        <RealCode address="https://olivestreet.example/6" size={236} hole={7} />
      </Place>
      <Place x={CENTRE - 18} y={282}>
        <ShopMark />
      </Place>
      <g fill={paint.onSignal}>
        <Label x={CENTRE} y={450} size={19} weight={680} anchor="middle">
          Olive Street Kitchen
        </Label>
        <Label x={CENTRE} y={475} size={16} weight={600} anchor="middle">
          Table 6
        </Label>
      </g>
    </>
  );
}
