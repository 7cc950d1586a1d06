import type { Brand, Prices } from '@high-street/owner';
import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ListItem,
  Offer,
  Organization,
  Question,
  Service,
  UnitPriceSpecification,
  WebSite,
} from 'schema-dts';

import type { PageFacts } from './page-facts.ts';

/** Whose site it is, and its address. */
export type SiteFacts = { readonly origin: string; readonly brand: Brand };

const PRICING = '/pricing';
/** UN/CEFACT codes, as schema.org asks for. */
const UNITS = { monthly: 'MON', yearly: 'ANN' } as const;

function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

function describeSite({ origin, brand }: SiteFacts): [Organization, WebSite] {
  const organization: Organization = {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand.name,
    legalName: brand.company.name,
    url: brand.company.url,
    logo: `${origin}/icon-512.png`,
  };
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.name,
    url: `${origin}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': organizationId(origin) },
  };
  return [organization, website];
}

function describeTrail(
  { title }: PageFacts,
  url: string,
  { origin, brand }: SiteFacts,
): BreadcrumbList {
  const steps = [
    { name: brand.name, item: { '@id': `${origin}/` } },
    { name: title, item: { '@id': url } },
  ];
  return {
    '@type': 'BreadcrumbList',
    // Without the type's name, the compiler would let a `map` give properties that schema.org does not know.
    itemListElement: steps.map(({ name, item }, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

function describeQuestions({ questions }: PageFacts, url: string): FAQPage[] {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${url}#faq`,
      mainEntity: questions.map(({ question, answer }): Question => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

function describeOffers(prices: Prices, url: string): Offer[] {
  return Object.entries(prices.plans).map(([name, plan]): Offer => ({
    '@type': 'Offer',
    name,
    url,
    priceSpecification: (['monthly', 'yearly'] as const).map((period): UnitPriceSpecification => ({
      '@type': 'UnitPriceSpecification',
      price: plan[period],
      priceCurrency: prices.currency,
      unitCode: UNITS[period],
      description: prices.taxNote,
    })),
  }));
}

/** The plans with their prices; nothing while the owner has set none, or while the brand is a sample and sells nothing. */
function describePlans(url: string, { origin, brand }: SiteFacts): Service[] {
  const offers = brand.prices && !brand.isSample ? describeOffers(brand.prices, url) : [];
  if (offers.length === 0) return [];
  const provider: Organization = {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand.name,
  };
  return [{ '@type': 'Service', name: brand.name, provider, offers }];
}

/** What a page that is to be found tells search engines about itself. */
export function describePage(page: PageFacts, url: string, site: SiteFacts): Graph {
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
