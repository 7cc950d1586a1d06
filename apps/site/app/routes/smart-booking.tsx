import { smartBookingFaq } from '#/content/faq/smart-booking.ts';
import { faqSection } from '#/content/home/faq-section.ts';
import { benefits, faqTitle, hero, page } from '#/content/smart-booking.ts';
import { Faq } from '#/features/faq/faq.tsx';
import { definePage } from '#/navigation/index.ts';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { RulerHero } from '#/sections/smart-booking/ruler-hero.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { GlobalReachBlock } from './home-parts/global-reach-block.tsx';
import { BenefitPanel } from './smart-booking-parts/benefit-panel.tsx';
import { FloorPlanBlock } from './smart-booking-parts/floor-plan-block.tsx';

export const meta = () => pageMeta(page);

export default definePage(function SmartBookingPage() {
  return (
    <div data-reveal-mode="once">
      <RulerHero words={hero} />
      <BenefitPanel words={benefits} />
      <BelowTheFold>
        <FloorPlanBlock />
        <GlobalReachBlock />
        <Faq title={faqTitle} groups={[smartBookingFaq]} words={faqSection.words} />
      </BelowTheFold>
    </div>
  );
});
