import { hero, page } from '#/content/home.ts';
import { HomeHero } from '#/sections/home-hero.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default function Home() {
  return <HomeHero words={hero} />;
}
