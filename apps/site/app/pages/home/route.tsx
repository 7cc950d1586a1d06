import { faqSection } from '#/content/faq/faq-section.ts';
import { homeFaq } from '#/content/faq/home.ts';
import { BookDemoButton } from '#/features/appointment/book-demo-button.tsx';
import { Faq } from '#/features/faq/faq.tsx';
import { definePage } from '#/navigation/index.ts';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { GlobalReachBlock } from '#/pages/global-reach-block.tsx';
import { demo, launch } from '#/pages/home/content/bands.ts';
import { oneTouch } from '#/pages/home/content/one-touch.ts';
import { partnersNote } from '#/pages/home/content/partners.ts';
import { showcase } from '#/pages/home/content/showcase.ts';
import { whatWeDo } from '#/pages/home/content/what-we-do.ts';
import { DemoBand } from '#/pages/home/sections/demo-band.tsx';
import { HomeHero } from '#/pages/home/sections/home-hero.tsx';
import { LaunchBand } from '#/pages/home/sections/launch-band.tsx';
import { OneTouch } from '#/pages/home/sections/one-touch.tsx';
import { PartnerStrip } from '#/pages/home/sections/partner-strip.tsx';
import { Showcase } from '#/pages/home/sections/showcase.tsx';
import { WhatWeDo } from '#/pages/home/sections/what-we-do.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { listBrandPartners } from './brand-partners.ts';
import { hero, page } from './content.ts';
import { TestimonialCarousel } from './testimonial-carousel.tsx';

export const meta = () => pageMeta(page);

export default definePage(function Home() {
  return (
    <>
      <HomeHero words={hero} />
      <BelowTheFold>
        <PartnerStrip words={{ note: partnersNote, partners: listBrandPartners() }} />
        <Showcase words={showcase} />
        <DemoBand
          words={demo}
          action={
            <BookDemoButton size="large" hasArrow>
              {demo.action}
            </BookDemoButton>
          }
        />
        <OneTouch words={oneTouch} />
        <WhatWeDo words={whatWeDo} />
        <LaunchBand words={launch} />
        <TestimonialCarousel />
        <GlobalReachBlock />
        <div data-reveal="">
          <Faq {...faqSection} groups={[homeFaq]} />
        </div>
      </BelowTheFold>
    </>
  );
});
