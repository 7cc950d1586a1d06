import { settings } from '@high-street/owner';

import { rewardsFaq } from '#/content/faq/rewards.ts';
import { faqSection } from '#/content/home/faq-section.ts';
import { hero, page, rules, scheme, story, versus } from '#/content/rewards.ts';
import { counter } from '#/content/rewards/counter.ts';
import { Faq } from '#/features/faq/faq.tsx';
import { Reveal } from '#/features/motion/reveal.tsx';
import { CounterBlock } from '#/routes/rewards-parts/counter-block.tsx';
import { SchemeTabs } from '#/routes/rewards-parts/scheme-tabs.tsx';
import { definePage } from '#/navigation/index.ts';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { RegularsStory } from '#/sections/rewards/regulars-story.tsx';
import { RuleSentences } from '#/sections/rewards/rule-sentences.tsx';
import { StampHero } from '#/sections/rewards/stamp-hero.tsx';
import { VersusOthers } from '#/sections/rewards/versus-others.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

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
        <Reveal>
          <Faq {...faqSection} groups={[rewardsFaq]} />
        </Reveal>
      </BelowTheFold>
    </div>
  );
});
