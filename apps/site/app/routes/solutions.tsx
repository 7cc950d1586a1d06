import { demo, hero, page, problems, savings, signs } from '#/content/solutions.ts';
import { BookDemoButton } from '#/features/appointment/book-demo-button.tsx';
import { browserClock } from '#/features/rotation/clock.ts';
import { SavingsCalculator } from '#/features/savings/savings-calculator.tsx';
import { ProblemPanel } from '#/routes/solutions-parts/problem-panel.tsx';
import { definePage } from '#/navigation/index.ts';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { DiaryBand } from '#/sections/solutions/diary-band.tsx';
import { InsideHero } from '#/sections/solutions/inside-hero.tsx';
import { SolutionSigns } from '#/sections/solutions/solution-signs.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default definePage(function SolutionsPage() {
  return (
    <>
      <InsideHero words={hero} />
      <ProblemPanel words={problems} />
      <BelowTheFold>
        <section data-ground="sunk" className="section-space" aria-labelledby="savings">
          <div className="wrap">
            <SavingsCalculator words={savings} timers={browserClock} />
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
