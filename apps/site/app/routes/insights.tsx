import { insightsFaq } from '#/content/faq/insights.ts';
import { baskets, coins, faqSection, hero, instruments, ladder, page } from '#/content/insights.ts';
import { forecast } from '#/content/insights/forecast.ts';
import { story } from '#/content/insights/restaurant-story.ts';
import { Faq } from '#/features/faq/faq.tsx';
import { ForecastInstrument } from '#/routes/insights-parts/forecast-instrument.tsx';
import { RestaurantTabs } from '#/routes/insights-parts/restaurant-tabs.tsx';
import { definePage } from '#/navigation/index.ts';
import { ComboBaskets } from '#/sections/insights/combo-baskets.tsx';
import { ForecastHero } from '#/sections/insights/forecast-hero.tsx';
import { PriceLadder } from '#/sections/insights/price-ladder.tsx';
import { TierCoins } from '#/sections/insights/tier-coins.tsx';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

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
