import { Label } from '../label.tsx';
import { type Paint, paint } from '../paint.ts';
import { Place } from '../place.tsx';
import { type Order, OrderCard, orderCardHeight } from './order-card.tsx';

const GAP = 12;
const FIRST_CARD = 23;

type OrderLaneProps = {
  title: string;
  count: string;
  mark: Paint;
  isUrgent: boolean;
  orders: readonly Order[];
};

function stackHeight(orders: readonly Order[]): number {
  return orders.reduce((height, order) => height + orderCardHeight(order) + GAP, 0);
}

/** A column of the order board. */
export function OrderLane({ title, count, mark, isUrgent, orders }: OrderLaneProps) {
  return (
    <>
      <circle cx="8" cy="5" r="5" fill={mark} />
      <Label x={20} y={10} size={14.5} weight={680} fill={paint.pageInk}>
        {title}
      </Label>
      <Label x={224} y={10} size={13.5} weight={600} anchor="end" fill={paint.muted}>
        {count}
      </Label>
      {orders.map((order, index) => (
        <Place key={order.number} x={0} y={FIRST_CARD + stackHeight(orders.slice(0, index))}>
          <OrderCard order={order} mark={mark} isUrgent={isUrgent} />
        </Place>
      ))}
    </>
  );
}
