import { LivePicture } from '#/features/live-picture/live-picture.tsx';
import { orderPhone, tryOrder } from '#/pages/online-ordering/content/order-phone.ts';
import { OrderStill } from '#/pages/online-ordering/sections/try-order.tsx';

/** The store that can be ordered from; it starts working when somebody comes near it. */
export function OrderPicture() {
  return (
    <LivePicture
      name="order-phone"
      still={<OrderStill words={tryOrder} />}
      load={() => import('#/pages/online-ordering/order-phone/order-phone.tsx')}
      words={orderPhone}
    />
  );
}
