import { orderPhone, tryOrder } from '#/content/online-ordering/order-phone.ts';
import { LivePicture } from '#/features/live-picture/live-picture.tsx';
import { OrderStill } from '#/sections/online-ordering/try-order.tsx';

/** The store that can be ordered from; it starts working when somebody comes near it. */
export function OrderPicture() {
  return (
    <LivePicture
      name="order-phone"
      still={<OrderStill words={tryOrder} />}
      load={() => import('#/features/order-phone/order-phone.tsx')}
      words={orderPhone}
    />
  );
}
