import { settings } from '@high-street/owner';

import { featureMatrix, plans } from '#/content/plans.ts';
import { Plans } from '#/features/plans/plans.tsx';
import { writePrices } from '#/features/plans/write-prices.ts';
import { BrandGlyph } from '#/layout/brand-glyph.tsx';
import { definePage } from '#/navigation/index.ts';
import { pageMeta } from '#/seo/page-meta.ts';
import { basicStall } from '#drawn/basic-stall.ts';
import { growthShop } from '#drawn/growth-shop.ts';
import { scaleBranches } from '#drawn/scale-branches.ts';

import { page, words } from './content.ts';
import { useHandOver } from './use-hand-over.ts';

const PICTURES = { Basic: basicStall, Growth: growthShop, Scale: scaleBranches } as const;

const { brand } = settings;
/** Written before the page is shown, since to learn how takes longer than a page may. */
const PRICES = brand.prices ? writePrices(brand.prices) : null;

export const meta = () => pageMeta(page);

export default definePage(function PricingPage() {
  return (
    <Plans
      plans={plans}
      matrix={featureMatrix}
      prices={PRICES}
      pictures={PICTURES}
      words={words}
      handedOver={useHandOver()}
      letterhead={
        <>
          <BrandGlyph size={32} />
          {brand.name}
        </>
      }
      address={brand.support.email}
    />
  );
});
