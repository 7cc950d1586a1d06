import { paint } from '../paint.ts';
import { Place } from '../place.tsx';
import { ConsoleFrame } from './console-frame.tsx';
import { ConsoleHeading } from './console-heading.tsx';
import { OrderLane } from './order-lane.tsx';
import { Pill } from './pill.tsx';

export { CONSOLE_PLANE as size } from './console-frame.tsx';

const NEW = [
  {
    number: '#1048',
    guest: 'Priya S.',
    way: 'Collect 12.40',
    items: ['2 × Harissa bowl', '1 × Mint lemonade'],
    next: 'Accept',
  },
  {
    number: '#1047',
    guest: 'Tom W.',
    way: 'Deliver 12.55',
    items: ['1 × Margherita'],
    next: 'Accept',
  },
];
const COOKING = [
  {
    number: '#1045',
    guest: 'Lena M.',
    way: 'Own driver',
    items: ['1 × Mezze for two', '2 × Flatbread', '1 × Baklava'],
    next: 0.45,
  },
  {
    number: '#1044',
    guest: 'Idris A.',
    way: 'Courier 12.30',
    items: ['3 × Falafel wrap'],
    next: 0.76,
  },
  { number: '#1043', guest: 'Table 6', way: 'Eating in', items: ['2 × Lentil soup'], next: 0.3 },
];
const READY = [
  {
    number: '#1041',
    guest: 'Grace O.',
    way: 'On the shelf',
    items: ['1 × Soup and roll'],
    next: 'Hand over',
  },
  {
    number: '#1040',
    guest: 'Sam T.',
    way: 'Courier here',
    items: ['2 × Shakshuka', '1 × Orange juice'],
    next: 'Hand over',
  },
];
const LANES = [
  { title: 'New', count: '4', mark: paint.signal, isUrgent: true, orders: NEW },
  { title: 'In the kitchen', count: '6', mark: paint.accent, isUrgent: false, orders: COOKING },
  { title: 'Ready', count: '4', mark: paint.brand2, isUrgent: false, orders: READY },
];

export function Drawing() {
  return (
    <ConsoleFrame address="orders.olivestreet.example">
      <ConsoleHeading title="Thursday lunch" note="14 live orders · next courier 6 min" />
      <Pill x={568} y={28} width={94} fill={paint.tintLeaf} ink={paint.ok}>
        Store open
      </Pill>
      <Pill x={670} y={28} width={62}>
        Pause
      </Pill>
      {LANES.map((lane, index) => (
        <Place key={lane.title} x={26 + index * 240} y={88}>
          <OrderLane {...lane} />
        </Place>
      ))}
    </ConsoleFrame>
  );
}
