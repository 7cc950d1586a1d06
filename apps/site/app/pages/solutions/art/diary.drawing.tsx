import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

export const size = { width: 560, height: 430 } as const;

const HOURS = ['9.00', '10.00', '11.00', '12.00', '13.00', '14.00'];
const ENTRIES = { '9.00': 'Flour delivery', '14.00': 'Pick up till roll' };
const LINE = 42;
const THINGS = ['Your menu', 'A photo of the sign', 'Last week’s orders'];

export function Drawing() {
  return (
    <g transform="translate(26 60) rotate(-3 250 170)">
      <rect x="10" y="16" width="500" height="330" rx="12" fill={paint.shade} opacity=".2" />
      <rect x="-8" y="-8" width="516" height="342" rx="14" fill={paint.deep} />
      <rect width="250" height="324" rx="6" fill={paint.ticket} />
      <rect x="252" width="248" height="324" rx="6" fill={paint.ticket} />
      <rect x="232" width="18" height="324" fill={paint.shade} opacity=".08" />
      <DayPage />
      <Place x={276} y={0}>
        <ListPage />
      </Place>
      <path d="M440-8h28v120l-14-13-14 13z" fill={paint.signal} />
      <Pencil />
    </g>
  );
}

function DayPage() {
  return (
    <>
      <SignText x={24} y={44} size={22} anchor="start" fill={paint.ink}>
        Thursday 15 May
      </SignText>
      {HOURS.map((hour, index) => (
        <Place key={hour} x={24} y={64 + index * LINE}>
          <rect width="204" height="1.2" fill={paint.sand2} />
          <Label x={0} y={27} size={15} weight={560} fill={paint.ticketMuted}>
            {hour}
          </Label>
        </Place>
      ))}
      {Object.entries(ENTRIES).map(([hour, entry]) => (
        <Label
          key={hour}
          x={88}
          y={91 + HOURS.indexOf(hour) * LINE}
          size={16}
          weight={540}
          fill={paint.ink}
        >
          {entry}
        </Label>
      ))}
      <rect x="78" y="152" width="150" height="36" rx="6" fill={paint.accent} />
      <Label x={92} y={176} size={17} weight={680} fill={paint.ink}>
        Demo, 11.00
      </Label>
    </>
  );
}

function ListPage() {
  return (
    <>
      <SignText x={0} y={44} size={22} anchor="start" fill={paint.ink}>
        Bring
      </SignText>
      {THINGS.map((thing, index) => (
        <Place key={thing} x={0} y={70 + index * 44}>
          <rect width="20" height="20" rx="4" fill="none" stroke={paint.ink} strokeWidth="2" />
          {index < 2 && (
            <path
              d="M4 11l4 4 8-10"
              fill="none"
              stroke={paint.signal2}
              strokeWidth="2.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
          <Label x={32} y={16} size={17} weight={540} fill={paint.ink}>
            {thing}
          </Label>
        </Place>
      ))}
    </>
  );
}

function Pencil() {
  return (
    <g transform="rotate(34 400 300)">
      <rect x="330" y="300" width="190" height="16" rx="3" fill={paint.accent2} />
      <path d="M330 300l-26 8 26 8z" fill={paint.sand} />
      <path d="M312 305l-8 3 8 3z" fill={paint.ink} />
      <rect x="510" y="300" width="18" height="16" rx="3" fill={paint.signalPale} />
    </g>
  );
}
