import { Label } from '../label.tsx';
import { paint } from '../paint.ts';
import { Place } from '../place.tsx';
import { SignText } from '../sign-text.tsx';

const SHEET = { width: 300, height: 330 } as const;
const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const STEP = { x: 39, y: 41 };
const RINGS = [60, 150, 240];

type CalendarSheetProps = {
  month?: string;
  days?: number;
  /** Weekday of the first, Monday being 0. */
  startsOn?: number;
  picked?: number;
  /** Days before this one are over. */
  today?: number;
};

/** A month on a ring-bound calendar, 300 by 330; its rings stand 16 above it. */
export function CalendarSheet({
  month = 'May',
  days = 31,
  startsOn = 3,
  picked = 15,
  today = 12,
}: CalendarSheetProps) {
  return (
    <>
      <rect x="8" y="14" {...SHEET} rx="18" fill={paint.shade} opacity=".18" />
      <rect {...SHEET} rx="18" fill={paint.ticket} />
      <path d="M0 78V18a18 18 0 0 1 18-18H282a18 18 0 0 1 18 18V78z" fill={paint.signal} />
      {RINGS.map((x) => (
        <rect key={x} x={x - 5} y="-16" width="10" height="36" rx="5" fill={paint.iron} />
      ))}
      <SignText x={SHEET.width / 2} y={56} size={29} fill={paint.cream}>
        {month}
      </SignText>
      <Place x={33} y={104}>
        {WEEKDAYS.map((name, index) => (
          <Label
            key={name}
            x={index * STEP.x}
            y={0}
            size={13}
            weight={650}
            anchor="middle"
            fill={paint.ticketMuted}
          >
            {name}
          </Label>
        ))}
        {Array.from({ length: days }, (_, index) => {
          const cell = index + startsOn;
          return (
            <Place
              key={`day ${index + 1}`}
              x={(cell % WEEKDAYS.length) * STEP.x}
              y={35 + Math.floor(cell / WEEKDAYS.length) * STEP.y}
            >
              <Day date={index + 1} isPicked={index + 1 === picked} isOver={index + 1 < today} />
            </Place>
          );
        })}
      </Place>
    </>
  );
}

function Day({ date, isPicked, isOver }: { date: number; isPicked: boolean; isOver: boolean }) {
  return (
    <g fill={isPicked ? paint.cream : paint.ink} opacity={isOver ? '.64' : undefined}>
      {isPicked && <circle cy="-6" r="20" fill={paint.brand} />}
      <Label x={0} y={0} size={17} weight={isPicked ? 750 : 580} anchor="middle">
        {String(date)}
      </Label>
    </g>
  );
}
