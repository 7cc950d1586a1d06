import { settings } from '@high-street/owner';

import { faqSection } from '#/content/faq/faq-section.ts';
import { rewardsFaq } from '#/content/faq/rewards.ts';
import { Faq } from '#/features/faq/faq.tsx';
import { definePage } from '#/navigation/index.ts';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { counter } from '#/pages/rewards/content/counter.ts';
import { RegularsStory } from '#/pages/rewards/sections/regulars-story.tsx';
import { RuleSentences } from '#/pages/rewards/sections/rule-sentences.tsx';
import { StampHero } from '#/pages/rewards/sections/stamp-hero.tsx';
import { VersusOthers } from '#/pages/rewards/sections/versus-others.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { hero, page, rules, scheme, story, versus } from './content.ts';
import { CounterBlock } from './counter-block.tsx';
import { SchemeTabs } from './scheme-tabs.tsx';

export const meta = () => pageMeta(page);

export default definePage(function RewardsPage() {
  return (
    <div data-reveal-mode="once">
      <StampHero words={hero} />
      <SchemeTabs words={scheme} />
      <BelowTheFold>
        <RuleSentences words={rules} />
        <CounterBlock words={counter} />
        <VersusOthers words={versus} product={settings.brand.name} />
        <RegularsStory words={story} />
        <div data-reveal="">
          <Faq {...faqSection} groups={[rewardsFaq]} />
        </div>
      </BelowTheFold>
    </div>
  );
});
