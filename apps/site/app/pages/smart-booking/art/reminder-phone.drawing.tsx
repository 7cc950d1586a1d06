import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { PhoneFrame, SCREEN } from '#/art/phone-frame.tsx';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

export const size = { width: 700, height: 600 } as const;

const MIDDLE = SCREEN.width / 2;

/** A locked phone on which the reminder has come, the day before. */
export function Drawing() {
  return (
    <Place x={164} y={44} scale={1.24}>
      <PhoneFrame background={paint.deep} statusInk={paint.cream}>
        <SignText x={MIDDLE} y={122} size={62} fill={paint.cream}>
          9:41
        </SignText>
        <Label x={MIDDLE} y={152} size={17} anchor="middle" fill={paint.cream}>
          Thursday 14 May
        </Label>
        <Place x={12} y={182}>
          <Note
            title="See you tomorrow"
            lines={['19:00, table 8, for four', 'Olive Street Kitchen']}
          />
        </Place>
        <Place x={12} y={324}>
          <Note title="Table 8 is booked" lines={['Friday 15 May, 19:00']} />
        </Place>
      </PhoneFrame>
    </Place>
  );
}

function Note({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <rect width="252" height={64 + lines.length * 30} rx="18" fill={paint.ticket} />
      <rect x="16" y="18" width="32" height="32" rx="9" fill={paint.signal} />
      <path
        d="M24 26h16v16H24zM24 31h16M29 24v4M35 24v4"
        fill="none"
        stroke={paint.cream}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Label x={60} y={40} size={17.5} weight={700} fill={paint.ink}>
        {title}
      </Label>
      {lines.map((line, index) => (
        <Label key={line} x={16} y={78 + index * 26} size={16} fill={paint.ink}>
          {line}
        </Label>
      ))}
    </>
  );
}
