import { MockButton } from '#/art/console/mock-button.tsx';
import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { RaisedCard } from '#/art/raised-card.tsx';
import { SignText } from '#/art/sign-text.tsx';

const COLOURS = [paint.brand, paint.signal, paint.extra, paint.accent, paint.ink];

/** The first minute of a store: its name and its colour. */
export function SignUpCard() {
  return (
    <Place x={44} y={16}>
      <RaisedCard width={400} height={226} radius={16} />
      <SignText x={30} y={50} size={25} anchor="start" fill={paint.pageInk}>
        Name your shop
      </SignText>
      <rect
        x="30"
        y="70"
        width="340"
        height="52"
        rx="10"
        fill={paint.bg}
        stroke={paint.pageInk}
        strokeWidth="2"
      />
      <Label x={48} y={103} size={19} fill={paint.pageInk}>
        Olive Street Kitchen
      </Label>
      <rect x="228" y="84" width="2" height="24" fill={paint.pageInk} />
      {COLOURS.map((fill, index) => (
        <circle key={fill} cx={50 + index * 42} cy="172" r="14" fill={fill} />
      ))}
      <circle cx="50" cy="172" r="20" fill="none" stroke={paint.pageInk} strokeWidth="2.5" />
      <Place x={266} y={148}>
        <g transform="scale(1.42)">
          <MockButton x={0} y={0} width={74} height={34}>
            Next
          </MockButton>
        </g>
      </Place>
    </Place>
  );
}
