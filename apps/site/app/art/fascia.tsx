import { paint } from './paint.ts';
import { GROUND_FLOOR, type Shop } from './shop.ts';
import { SignText } from './sign-text.tsx';

/** The painted board with the shop's name. */
export function Fascia({ shop }: { shop: Shop }) {
  const { width, look, name, signSize = 17 } = shop;
  return (
    <>
      <rect x="-5" y={-GROUND_FLOOR - 2} width={width + 10} height="36" rx="2" fill={look.sign} />
      <rect
        x="-5"
        y={-GROUND_FLOOR + 30}
        width={width + 10}
        height="5"
        fill={paint.shade}
        opacity=".2"
      />
      <SignText x={width / 2} y={-GROUND_FLOOR + 21} size={signSize} fill={look.signInk}>
        {name}
      </SignText>
    </>
  );
}
