import { insightsFaq } from '#/content/faq/insights.ts';
import { Faq } from '#/features/faq/faq.tsx';
import { definePage } from '#/navigation/index.ts';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { forecast } from '#/pages/insights/content/forecast.ts';
import { story } from '#/pages/insights/content/restaurant-story.ts';
import { ComboBaskets } from '#/pages/insights/sections/combo-baskets.tsx';
import { ForecastHero } from '#/pages/insights/sections/forecast-hero.tsx';
import { PriceLadder } from '#/pages/insights/sections/price-ladder.tsx';
import { TierCoins } from '#/pages/insights/sections/tier-coins.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { baskets, coins, faqSection, hero, instruments, ladder, page } from './content.ts';
import { ForecastInstrument } from './forecast-instrument.tsx';
import { RestaurantTabs } from './restaurant-tabs.tsx';

export const meta = () => pageMeta(page);

export default definePage(function InsightsPage() {
  return (
    <div data-reveal-mode="once">
      <ForecastHero words={hero} />
      <ForecastInstrument head={instruments} words={forecast} />
      <BelowTheFold>
        <PriceLadder words={ladder} />
        <TierCoins words={coins} />
        <ComboBaskets words={baskets} />
        <RestaurantTabs words={story} />
        <Faq {...faqSection} groups={insightsFaq} />
      </BelowTheFold>
    </div>
  );
});
