import { faqSection } from '#/content/faq/faq-section.ts';
import { smartBookingFaq } from '#/content/faq/smart-booking.ts';
import { Faq } from '#/features/faq/faq.tsx';
import { LivePicture } from '#/features/live-picture/live-picture.tsx';
import { definePage } from '#/navigation/index.ts';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { GlobalReachBlock } from '#/pages/global-reach-block.tsx';
import { floorPlan, floorSection, floorStill } from '#/pages/smart-booking/content/floor-plan.ts';
import { FloorSection } from '#/pages/smart-booking/sections/floor-section.tsx';
import { FloorStill } from '#/pages/smart-booking/sections/floor-still.tsx';
import { RulerHero } from '#/pages/smart-booking/sections/ruler-hero.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { BenefitPanel } from './benefit-panel.tsx';
import { benefits, faqTitle, hero, page } from './content.ts';

export const meta = () => pageMeta(page);

export default definePage(function SmartBookingPage() {
  return (
    <div data-reveal-mode="once">
      <RulerHero words={hero} />
      <BenefitPanel words={benefits} />
      <BelowTheFold>
        <FloorSection words={floorSection}>
          <LivePicture
            name="floor-plan"
            still={<FloorStill words={floorStill} />}
            load={() => import('#/pages/smart-booking/floor-plan/floor-plan.tsx')}
            words={floorPlan}
          />
        </FloorSection>
        <GlobalReachBlock />
        <Faq title={faqTitle} groups={[smartBookingFaq]} words={faqSection.words} />
      </BelowTheFold>
    </div>
  );
});
