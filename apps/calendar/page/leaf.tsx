import { sayDay } from './zone-time.ts';

/** A day torn off the wall calendar; ornament, for the words are beside it. */
export function Leaf({ day, isLarge = false }: { day: string; isLarge?: boolean }) {
  const [, number, month = ''] = sayDay(day).split(' ');
  return (
    <span className="leaf" data-large={isLarge ? '' : undefined} aria-hidden="true">
      <span className="leaf-month">{month.slice(0, 3)}</span>
      <span className="leaf-day">{number}</span>
    </span>
  );
}
