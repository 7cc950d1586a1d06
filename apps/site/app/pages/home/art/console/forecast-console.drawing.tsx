import { ForecastChart } from '#/art/forecast-chart.tsx';
import { Label } from '#/art/label.tsx';
import { type Paint, paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { ConsoleFrame } from '#/art/console/console-frame.tsx';
import { ConsoleHeading } from '#/art/console/console-heading.tsx';
import { Meter } from '#/art/console/meter.tsx';
import { Pill } from '#/art/console/pill.tsx';

export { CONSOLE_PLANE as size } from '#/art/console/console-frame.tsx';

const PAST = [62, 70, 58, 84, 96, 128, 120];
const AHEAD = [78, 86, 74, 102, 118, 152, 140];
const DAYS = [...'MTWTFSSMTWTFSS'];
const TIERS = [
  { name: 'Platinum', percent: 34, habit: '6 orders a month', fill: paint.accent },
  { name: 'Gold', percent: 27, habit: '4 orders a month', fill: paint.brand2 },
  { name: 'Silver', percent: 24, habit: '2 orders a month', fill: paint.signal },
  { name: 'Bronze', percent: 15, habit: 'Worth a nudge', fill: paint.extra },
];
const LARGEST = Math.max(...TIERS.map(({ percent }) => percent));

export function Drawing() {
  return (
    <ConsoleFrame address="insights.fieldandfold.example">
      <ConsoleHeading title="Next week, before it happens" note="Order forecast, all channels" />
      <Pill x={592} y={28} width={70} fill={paint.pageInk} ink={paint.bg}>
        Orders
      </Pill>
      <Pill x={670} y={28} width={62}>
        Sales
      </Pill>
      <Place x={24} y={96}>
        <ForecastChart
          width={712}
          height={224}
          past={PAST}
          ahead={AHEAD}
          days={DAYS}
          peak={{ day: 'Saturday', orders: '152 orders' }}
        />
      </Place>
      <rect x="24" y="353" width="712" height="1" fill={paint.line} />
      {TIERS.map((tier, index) => (
        <Place key={tier.name} x={24 + index * 184} y={385}>
          <Tier {...tier} />
        </Place>
      ))}
    </ConsoleFrame>
  );
}

type TierProps = { name: string; percent: number; habit: string; fill: Paint };

function Tier({ name, percent, habit, fill }: TierProps) {
  return (
    <>
      <g fill={paint.pageInk}>
        <Label x={0} y={0} size={14} weight={650}>
          {name}
        </Label>
        <Label x={160} y={0} size={14} weight={700} anchor="end">
          {`${percent}%`}
        </Label>
      </g>
      <Meter x={0} y={10} width={160} height={10} share={percent / LARGEST} fill={fill} />
      <Label x={0} y={42} size={13} fill={paint.muted}>
        {habit}
      </Label>
    </>
  );
}
