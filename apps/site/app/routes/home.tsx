import { homeFaq } from '#/content/faq/home.ts';
import { hero, page } from '#/content/home.ts';
import { demo, launch } from '#/content/home/bands.ts';
import { faqSection } from '#/content/home/faq-section.ts';
import { oneTouch } from '#/content/home/one-touch.ts';
import { partnersNote } from '#/content/home/partners.ts';
import { showcase } from '#/content/home/showcase.ts';
import { whatWeDo } from '#/content/home/what-we-do.ts';
import { BookDemoButton } from '#/features/appointment/book-demo-button.tsx';
import { Faq } from '#/features/faq/faq.tsx';
import { Reveal } from '#/features/motion/reveal.tsx';
import { definePage } from '#/navigation/index.ts';
import { DemoBand } from '#/sections/home/demo-band.tsx';
import { HomeHero } from '#/sections/home/home-hero.tsx';
import { LaunchBand } from '#/sections/home/launch-band.tsx';
import { OneTouch } from '#/sections/home/one-touch.tsx';
import { PartnerStrip } from '#/sections/home/partner-strip.tsx';
import { Showcase } from '#/sections/home/showcase.tsx';
import { WhatWeDo } from '#/sections/home/what-we-do.tsx';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { listBrandPartners } from './home-parts/brand-partners.ts';
import { GlobalReachBlock } from './home-parts/global-reach-block.tsx';
import { TestimonialCarousel } from './home-parts/testimonial-carousel.tsx';

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
        <Reveal>
          <Faq {...faqSection} groups={[homeFaq]} />
        </Reveal>
      </BelowTheFold>
    </>
  );
});
