import { settings } from '@high-street/owner';

import { BookDemoButton } from '#/features/appointment/book-demo-button.tsx';
import { savingsNote } from '#/features/savings-note/savings-note.ts';
import { browserClock } from '#/motion/clock.ts';
import { definePage } from '#/navigation/index.ts';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { SavingsCalculator } from '#/pages/solutions/savings/savings-calculator.tsx';
import { DiaryBand } from '#/pages/solutions/sections/diary-band.tsx';
import { InsideHero } from '#/pages/solutions/sections/inside-hero.tsx';
import { SolutionSigns } from '#/pages/solutions/sections/solution-signs.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { demo, hero, page, problems, savings, signs } from './content.ts';
import { ProblemPanel } from './problem-panel.tsx';

export const meta = () => pageMeta(page);

export default definePage(function SolutionsPage() {
  return (
    <>
      <InsideHero words={hero} />
      <ProblemPanel words={problems} />
      <BelowTheFold>
        <section data-ground="sunk" className="section-space" aria-labelledby="savings">
          <div className="wrap">
            <SavingsCalculator
              words={savings}
              prices={settings.brand.prices}
              timers={browserClock}
              kept={savingsNote}
            />
          </div>
        </section>
        <SolutionSigns words={signs} />
        <DiaryBand
          words={demo}
          action={
            <BookDemoButton size="large" hasArrow>
              {demo.action}
            </BookDemoButton>
          }
        />
      </BelowTheFold>
    </>
  );
});
