import type { Brand, Prices } from '@high-street/owner';

import type { PageFacts } from './page-facts.ts';

/** A thing as schema.org describes it; its properties are checked against the vocabulary by `npm run site:check`. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

export type JsonLd = { readonly '@context': string; readonly '@graph': readonly Thing[] };

/** Whose site it is, and its address. */
export type SiteFacts = { readonly origin: string; readonly brand: Brand };

const PRICING = '/pricing';
/** UN/CEFACT codes, as schema.org asks for. */
const UNITS = { monthly: 'MON', yearly: 'ANN' } as const;

function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

function describeSite({ origin, brand }: SiteFacts): Thing[] {
  const organization = {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand.name,
    legalName: brand.company.name,
    url: brand.company.url,
    logo: `${origin}/icon-512.png`,
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.name,
    url: `${origin}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': organizationId(origin) },
  };
  return [organization, website];
}

function describeTrail({ title }: PageFacts, url: string, { origin, brand }: SiteFacts): Thing {
  const steps = [
    { name: brand.name, item: { '@id': `${origin}/` } },
    { name: title, item: { '@id': url } },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

function describeQuestions({ questions }: PageFacts, url: string): Thing[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', '@id': `${url}#faq`, mainEntity }];
}

function describeOffers(prices: Prices, url: string): Thing[] {
  return Object.entries(prices.plans).map(([name, plan]) => ({
    '@type': 'Offer',
    name,
    url,
    priceSpecification: (['monthly', 'yearly'] as const).map((period) => ({
      '@type': 'UnitPriceSpecification',
      price: plan[period],
      priceCurrency: prices.currency,
      unitCode: UNITS[period],
      description: prices.taxNote,
    })),
  }));
}

/** The plans with their prices; nothing while the owner has set none. */
function describePlans(url: string, { origin, brand }: SiteFacts): Thing[] {
  const offers = brand.prices ? describeOffers(brand.prices, url) : [];
  if (offers.length === 0) return [];
  const provider = {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand.name,
  };
  return [{ '@type': 'Service', name: brand.name, provider, offers }];
}

/** What a page that is to be found tells search engines about itself. */
export function describePage(page: PageFacts, url: string, site: SiteFacts): JsonLd {
  const isHome = url === `${site.origin}/`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(isHome ? describeSite(site) : [describeTrail(page, url, site)]),
      ...describeQuestions(page, url),
      ...(page.address === PRICING ? describePlans(url, site) : []),
    ],
  };
}
