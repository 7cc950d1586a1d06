import { Meter } from '#/art/console/meter.tsx';

import { type FoodName, FoodTile } from './food-tile.tsx';
import { Label } from './label.tsx';
import { type Paint, paint } from './paint.ts';
import { Place } from './place.tsx';
import { RewardsPhone } from './rewards-phone.tsx';

export { PHONE_PLANE as size } from './rewards-phone.tsx';

type Goal = {
  food: FoodName;
  name: string;
  gift: string;
  reached: string;
  share: number;
  fill: Paint;
};

const GOALS: readonly Goal[] = [
  {
    food: 'smoothie',
    name: 'Weekday mornings',
    gift: 'Free smoothie before 11',
    reached: '3 / 4',
    share: 0.75,
    fill: paint.signal,
  },
  {
    food: 'cup',
    name: 'First 5 mobile orders',
    gift: 'Bonus points each time',
    reached: '4 / 5',
    share: 0.8,
    fill: paint.brand2,
  },
  {
    food: 'salad',
    name: 'Spend over £50',
    gift: 'Double points',
    reached: '£38',
    share: 0.76,
    fill: paint.signal,
  },
];

export function Drawing() {
  return (
    <RewardsPhone title="Goals this week" tab="Goals">
      {GOALS.map((goal, index) => (
        <Place key={goal.name} x={16} y={228 + index * 94}>
          <GoalCard {...goal} />
        </Place>
      ))}
    </RewardsPhone>
  );
}

function GoalCard({ food, name, gift, reached, share, fill }: Goal) {
  return (
    <>
      <rect width="244" height="84" rx="14" fill={paint.sunk} />
      <Place x={10} y={12}>
        <FoodTile food={food} size={60} radius={10} />
      </Place>
      <Label x={82} y={29} size={13.5} weight={650} fill={paint.pageInk}>
        {name}
      </Label>
      <Label x={82} y={47} size={12.5} fill={paint.muted}>
        {gift}
      </Label>
      <Meter x={82} y={61} width={108} height={7} share={share} fill={fill} track={paint.line} />
      <Label x={233} y={69} size={13} weight={700} anchor="end" fill={paint.pageInk}>
        {reached}
      </Label>
    </>
  );
}
