import { BookDemoButton } from '#/features/appointment/book-demo-button.tsx';
import { definePage } from '#/navigation/index.ts';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { AudienceDoors } from '#/pages/landing/sections/audience-doors.tsx';
import { ImpactJars } from '#/pages/landing/sections/impact-jars.tsx';
import { LandingHero } from '#/pages/landing/sections/landing-hero.tsx';
import { RestaurantStory } from '#/pages/landing/sections/restaurant-story.tsx';
import { ToolGrid } from '#/pages/landing/sections/tool-grid.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { action, doors, hero, impact, page, story, tools } from './content.ts';

export const meta = () => pageMeta(page);

type ScheduleDemoProps = {
  variant?: 'primary' | 'secondary' | 'white';
  isWideOnPhones?: boolean;
};

function ScheduleDemo({ variant = 'primary', isWideOnPhones = false }: ScheduleDemoProps) {
  return (
    <BookDemoButton variant={variant} size="large" hasArrow isWideOnPhones={isWideOnPhones}>
      {action}
    </BookDemoButton>
  );
}

export default definePage(function LandingPage() {
  return (
    <div data-reveal-mode="once">
      <LandingHero words={hero} action={<ScheduleDemo isWideOnPhones />} />
      <ToolGrid words={tools} action={<ScheduleDemo />} />
      <BelowTheFold>
        <RestaurantStory words={story} action={<ScheduleDemo variant="white" />} />
        <AudienceDoors words={doors} action={<ScheduleDemo />} />
        <ImpactJars words={impact} action={<ScheduleDemo variant="secondary" />} />
      </BelowTheFold>
    </div>
  );
});
