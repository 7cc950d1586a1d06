import { orderingFaq } from '#/content/faq/ordering.ts';
import { banner, benefits, faq, hero, page, road, story } from '#/content/online-ordering.ts';
import { tryOrder } from '#/content/online-ordering/order-phone.ts';
import { Faq } from '#/features/faq/faq.tsx';
import { UsersCounter } from '#/features/motion/users-counter.tsx';
import { definePage } from '#/navigation/index.ts';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { CafeStory } from '#/sections/online-ordering/cafe-story.tsx';
import { CounterBenefits } from '#/sections/online-ordering/counter-benefits.tsx';
import { RailHero } from '#/sections/online-ordering/rail-hero.tsx';
import { SignUpBanner } from '#/sections/online-ordering/sign-up-banner.tsx';
import { StoreRoad } from '#/sections/online-ordering/store-road.tsx';
import { TryOrder } from '#/sections/online-ordering/try-order.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { OrderPicture } from './online-ordering-parts/order-picture.tsx';

export const meta = () => pageMeta(page);

export default definePage(function OnlineOrderingPage() {
  return (
    <div data-reveal-mode="once">
      <RailHero words={hero} />
      <CafeStory words={story} />
      <BelowTheFold>
        <CounterBenefits words={benefits} />
        <StoreRoad words={road} />
        <TryOrder words={tryOrder} picture={<OrderPicture />} />
        <SignUpBanner words={banner} counter={<UsersCounter />} />
        <Faq {...faq} groups={orderingFaq} />
      </BelowTheFold>
    </div>
  );
});
