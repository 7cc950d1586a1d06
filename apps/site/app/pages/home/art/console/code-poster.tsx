import { Awning } from '#/art/awning.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { QrCode } from '#/art/qr-code.tsx';
import { SignText } from '#/art/sign-text.tsx';

const WIDTH = 280;
const CENTRE = WIDTH / 2;

type CodePosterProps = { lines: readonly [string, string]; shop: string; address: string };

/** A table poster with a code in the shop's colours, 280 by 392. */
export function CodePoster({ lines, shop, address }: CodePosterProps) {
  return (
    <>
      <rect x="-8" y="388" width="296" height="16" rx="8" fill={paint.shade} opacity=".14" />
      <rect width={WIDTH} height="392" rx="18" fill={paint.pageSignal} />
      <rect width={WIDTH} height="30" fill={paint.cream} />
      <Awning
        x={0}
        y={0}
        width={WIDTH}
        drop={30}
        stripes={11}
        colors={[paint.cream, paint.signal2]}
        hasShadow={false}
      />
      <SignText x={CENTRE} y={86} size={25} fill={paint.onSignal}>
        {lines[0]}
      </SignText>
      <SignText x={CENTRE} y={114} size={25} fill={paint.onSignal}>
        {lines[1]}
      </SignText>
      <rect x="46" y="134" width="188" height="188" rx="16" fill={paint.cream} />
      <Place x={60} y={148}>
        <QrCode size={160} seed={11} />
      </Place>
      <Place x={126} y={219}>
        <rect x="2" y="7" width="24" height="14" fill={paint.brand} />
        <Awning
          x={0}
          y={0}
          width={28}
          drop={6}
          stripes={5}
          colors={[paint.signal, paint.accent]}
          hasShadow={false}
        />
      </Place>
      <g fill={paint.onSignal}>
        <Label x={CENTRE} y={354} size={16} weight={660} anchor="middle">
          {shop}
        </Label>
        <Label x={CENTRE} y={375} size={13} weight={560} anchor="middle">
          {address}
        </Label>
      </g>
    </>
  );
}
