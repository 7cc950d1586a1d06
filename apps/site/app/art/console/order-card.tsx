import { Label } from '../label.tsx';
import { type Paint, paint } from '../paint.ts';
import { SignText } from '../sign-text.tsx';
import { Meter } from './meter.tsx';
import { MockButton } from './mock-button.tsx';

const WIDTH = 228;
const INSET = 16;

export type Order = {
  number: string;
  guest: string;
  way: string;
  items: readonly string[];
  /** What the kitchen can do next, or how far the order is, 0 to 1. */
  next: string | number;
};

/** Height of an order's card, which grows with its lines. */
export function orderCardHeight({ items, next }: Order): number {
  return 56 + items.length * 20 + (typeof next === 'string' ? 50 : 28);
}

type OrderCardProps = { order: Order; mark: Paint; isUrgent: boolean };

/** One order on the board. */
export function OrderCard({ order, mark, isUrgent }: OrderCardProps) {
  const height = orderCardHeight(order);
  const inner = { x: INSET, width: WIDTH - INSET * 2 };
  return (
    <>
      <rect width={WIDTH} height={height} rx="12" fill={paint.bg} stroke={paint.line} />
      <rect y="14" width="4" height="24" rx="2" fill={mark} />
      <SignText x={INSET} y={27} size={16} anchor="start" fill={paint.pageInk}>
        {order.number}
      </SignText>
      <g fill={paint.muted}>
        <Label x={WIDTH - INSET} y={26} size={12} weight={600} anchor="end">
          {order.way}
        </Label>
        <Label x={INSET} y={46} size={13}>
          {order.guest}
        </Label>
      </g>
      <g fill={paint.pageInk}>
        {order.items.map((item, index) => (
          <Label key={item} x={INSET} y={69 + index * 20} size={13.5} weight={560}>
            {item}
          </Label>
        ))}
      </g>
      {typeof order.next === 'number' ? (
        <Meter
          {...inner}
          y={height - 20}
          height={6}
          share={order.next}
          fill={mark}
          track={paint.line}
        />
      ) : (
        <MockButton
          {...inner}
          y={height - 44}
          height={32}
          {...(!isUrgent && { fill: paint.sunk, ink: paint.pageInk })}
        >
          {order.next}
        </MockButton>
      )}
    </>
  );
}
