import { orderingFaq } from '#/content/faq/ordering.ts';
import { Faq } from '#/features/faq/faq.tsx';
import { LivePicture } from '#/features/live-picture/live-picture.tsx';
import { UsersCounter } from '#/features/motion/users-counter.tsx';
import { definePage } from '#/navigation/index.ts';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { orderPhone, tryOrder } from '#/pages/online-ordering/content/order-phone.ts';
import { CafeStory } from '#/pages/online-ordering/sections/cafe-story.tsx';
import { CounterBenefits } from '#/pages/online-ordering/sections/counter-benefits.tsx';
import { RailHero } from '#/pages/online-ordering/sections/rail-hero.tsx';
import { SignUpBanner } from '#/pages/online-ordering/sections/sign-up-banner.tsx';
import { StoreRoad } from '#/pages/online-ordering/sections/store-road.tsx';
import { OrderStill, TryOrder } from '#/pages/online-ordering/sections/try-order.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { banner, benefits, faq, hero, page, road, story } from './content.ts';

export const meta = () => pageMeta(page);

export default definePage(function OnlineOrderingPage() {
  return (
    <div data-reveal-mode="once">
      <RailHero words={hero} />
      <CafeStory words={story} />
      <BelowTheFold>
        <CounterBenefits words={benefits} />
        <StoreRoad words={road} />
        <TryOrder words={tryOrder}>
          <LivePicture
            name="order-phone"
            still={<OrderStill words={tryOrder} />}
            load={() => import('#/pages/online-ordering/order-phone/order-phone.tsx')}
            words={orderPhone}
          />
        </TryOrder>
        <SignUpBanner words={banner} counter={<UsersCounter />} />
        <Faq {...faq} groups={orderingFaq} />
      </BelowTheFold>
    </div>
  );
});
