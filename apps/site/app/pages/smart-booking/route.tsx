import { faqSection } from '#/content/faq/faq-section.ts';
import { smartBookingFaq } from '#/content/faq/smart-booking.ts';
import { Faq } from '#/features/faq/faq.tsx';
import { definePage } from '#/navigation/index.ts';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { GlobalReachBlock } from '#/pages/global-reach-block.tsx';
import { RulerHero } from '#/pages/smart-booking/sections/ruler-hero.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { BenefitPanel } from './benefit-panel.tsx';
import { benefits, faqTitle, hero, page } from './content.ts';
import { FloorPlanBlock } from './floor-plan-block.tsx';

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
