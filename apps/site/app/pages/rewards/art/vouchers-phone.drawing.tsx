import { paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { RewardsPhone } from '#/art/rewards-phone.tsx';

import { Voucher } from './voucher.tsx';

export { PHONE_PLANE as size } from '#/art/rewards-phone.tsx';

const VOUCHERS = [
  { name: 'Gift voucher', worth: '£10', fill: paint.accent },
  { name: 'Flat offer', worth: '15%', fill: paint.signalPale },
  { name: 'Friend referral', worth: '£5', fill: paint.brandPale },
];

export function Drawing() {
  return (
    <RewardsPhone title="Your vouchers" tab="Gifts">
      {VOUCHERS.map((voucher, index) => (
        <Place key={voucher.name} x={16} y={228 + index * 95}>
          <Voucher {...voucher} note="Tap to redeem in store" />
        </Place>
      ))}
    </RewardsPhone>
  );
}
