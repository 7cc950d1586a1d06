import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** One import rule, with an import that breaks it: the test proves on it that the rule still fires. */
export type ImportRule = {
  readonly rule: IRegularForbiddenRuleType;
  readonly badSample: { readonly from: string; readonly to: string };
};

function forbid(
  name: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
  badSample: ImportRule['badSample'],
): ImportRule {
  return { rule: { name, severity: 'error', from, to }, badSample };
}

const SITE = '^apps/site/app/';
/** Where words are kept: those of one page in its folder. */
const CONTENT = [
  `${SITE}content/`,
  `${SITE}pages/[^/]+/content/`,
  `${SITE}pages/[^/]+/content\\.ts$`,
];
/** The folders of a page that hold no feature of its own. */
const PLAIN = '(?:sections|art|content)/';
/** A feature that one page alone shows, in that page's folder. */
const PAGE_FEATURE = `pages/[^/]+/(?!${PLAIN})[^/]+/`;
const BUILD_STEP = '^apps/[^/]+/(?:build\\.ts|vite\\.config\\.ts|(?:page/)?build-steps/)';
const TEST_FILE = '\\.(?:test|examples)\\.tsx?$';

/** Which part may import which; everything else follows from them. */
export const IMPORT_RULES: readonly ImportRule[] = [
  forbid(
    'contract imports zod only',
    { path: '^packages/contract/src/', pathNot: TEST_FILE },
    { pathNot: ['^packages/contract/src/', 'node_modules/zod/'] },
    { from: 'packages/contract/src/a.ts', to: 'packages/server/src/b.ts' },
  ),
  forbid(
    'ui imports no other package of ours',
    { path: '^packages/ui/' },
    { path: '^(?:packages/(?!ui/)|owner/|apps/|ops/|e2e/)' },
    { from: 'packages/ui/src/a.ts', to: 'packages/contract/src/b.ts' },
  ),
  forbid(
    'build imports owner and ui only',
    { path: '^packages/build/' },
    { path: '^(?:packages/(?!build/|ui/)|apps/|ops/|e2e/)' },
    { from: 'packages/build/src/a.ts', to: 'packages/server/src/b.ts' },
  ),
  forbid(
    'letter imports owner and ui only',
    { path: '^packages/letter/', pathNot: TEST_FILE },
    { path: '^(?:packages/(?!letter/|ui/)|apps/|ops/|e2e/|bench/)' },
    { from: 'packages/letter/src/a.ts', to: 'packages/server/src/b.ts' },
  ),
  forbid(
    'only build steps import build',
    { path: '^(?:owner|packages|apps|e2e|ops)/', pathNot: ['^packages/build/', BUILD_STEP] },
    { path: '^packages/build/' },
    { from: 'apps/calendar/src/a.ts', to: 'packages/build/src/b.ts' },
  ),
  forbid(
    'server knows neither react nor the parts above it',
    { path: '^packages/server/' },
    {
      path: '^(?:owner/|apps/|ops/|e2e/|packages/(?:ui|leads|bookings|people)/)|node_modules/react',
    },
    { from: 'packages/server/src/a.ts', to: 'packages/ui/src/b.ts' },
  ),
  ...['leads', 'bookings', 'people'].map((domain) =>
    forbid(
      `${domain} imports server and contract only`,
      { path: `^packages/${domain}/` },
      { path: `^(?:owner/|apps/|ops/|e2e/|packages/(?!${domain}/|server/|contract/))` },
      { from: `packages/${domain}/src/a.ts`, to: 'packages/letter/src/b.ts' },
    ),
  ),
  forbid(
    'owner imports the contract only',
    { path: '^owner/' },
    { path: '^(?:packages/(?!contract/)|apps/|ops/|e2e/)' },
    { from: 'owner/a.ts', to: 'packages/ui/src/b.ts' },
  ),
  forbid(
    'apps never import each other',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
    { from: 'apps/site/app/a.ts', to: 'apps/api/src/b.ts' },
  ),
  forbid(
    'nothing imports the tools and journeys above it',
    { path: '^(?:owner|packages|apps)/' },
    { path: '^(?:ops|e2e|bench)/' },
    { from: 'apps/api/src/a.ts', to: 'ops/b.ts' },
  ),
  forbid(
    'the site has no server in it',
    { path: SITE },
    { path: '^packages/server/' },
    { from: 'apps/site/app/sections/a.ts', to: 'packages/server/src/b.ts' },
  ),
  forbid(
    'words come in as props',
    {
      path: [
        `${SITE}(?:sections|features|layout|art|seo)/`,
        `${SITE}pages/[^/]+/(?!content/)[^/]+/`,
      ],
    },
    { path: CONTENT },
    { from: 'apps/site/app/pages/one/sections/a.ts', to: 'apps/site/app/pages/one/content.ts' },
  ),
  forbid(
    'nothing below the pages imports them',
    { path: `${SITE}(?:sections|features|layout|art|seo|navigation)/` },
    { path: `${SITE}pages/` },
    { from: 'apps/site/app/sections/a.ts', to: 'apps/site/app/pages/one/sections/b.ts' },
  ),
  forbid(
    'a page never imports another page',
    { path: `${SITE}pages/([^/]+)/`, pathNot: `${SITE}pages/gallery/` },
    { path: `${SITE}pages/[^/]+/`, pathNot: `${SITE}pages/$1/` },
    { from: 'apps/site/app/pages/one/a.ts', to: 'apps/site/app/pages/two/b.ts' },
  ),
  forbid(
    'words import types and other words only',
    { path: CONTENT, pathNot: TEST_FILE },
    {
      path: SITE,
      pathNot: CONTENT,
      dependencyTypesNot: ['type-only'],
    },
    { from: 'apps/site/app/content/a.ts', to: 'apps/site/app/sections/b.ts' },
  ),
  forbid(
    'a feature never imports another feature',
    { path: `${SITE}features/([^/]+)/` },
    { path: `${SITE}features/`, pathNot: `${SITE}features/$1/` },
    { from: 'apps/site/app/features/one/a.ts', to: 'apps/site/app/features/two/b.ts' },
  ),
  forbid(
    "a page's own feature never imports another feature",
    { path: `${SITE}pages/([^/]+)/(?!${PLAIN})([^/]+)/`, pathNot: `${SITE}pages/gallery/` },
    { path: [`${SITE}features/`, SITE + PAGE_FEATURE], pathNot: `${SITE}pages/$1/$2/` },
    { from: 'apps/site/app/pages/one/a/a.ts', to: 'apps/site/app/features/two/b.ts' },
  ),
  forbid(
    'sections stand below features',
    { path: [`${SITE}(?:sections|art)/`, `${SITE}pages/[^/]+/(?:sections|art)/`] },
    { path: [`${SITE}(?:features|layout)/`, SITE + PAGE_FEATURE] },
    { from: 'apps/site/app/pages/one/sections/a.ts', to: 'apps/site/app/features/one/b.ts' },
  ),
  ...['page-loading', 'kept-choice'].map((floor) =>
    forbid(
      `${floor} imports nothing of the site`,
      { path: `${SITE}${floor}/` },
      { path: '^(?:apps/|packages/|owner/)', pathNot: `${SITE}${floor}/` },
      { from: `apps/site/app/${floor}/a.ts`, to: 'apps/site/app/seo/b.ts' },
    ),
  ),
  forbid(
    'motion imports of the site kept-choice alone',
    { path: `${SITE}motion/` },
    { path: '^(?:apps/|packages/|owner/)', pathNot: `${SITE}(?:motion|kept-choice)/` },
    { from: 'apps/site/app/motion/a.ts', to: 'apps/site/app/sections/b.ts' },
  ),
  forbid(
    'pages take from page-loading what they render, and no mechanism',
    { path: `${SITE}(?:pages|sections|features|layout|art)/` },
    {
      path: `${SITE}page-loading/`,
      pathNot: '/(?:first-frame|below-the-fold)\\.tsx?$',
    },
    { from: 'apps/site/app/sections/a.ts', to: 'apps/site/app/page-loading/drawings.ts' },
  ),
  forbid(
    'navigation is reached through its index',
    { path: SITE, pathNot: `${SITE}navigation/` },
    { path: `${SITE}navigation/`, pathNot: '/index\\.ts$' },
    { from: 'apps/site/app/routes/a.ts', to: 'apps/site/app/navigation/router-internals.ts' },
  ),
  forbid(
    'navigation stands above features and sections',
    { path: `${SITE}(?:features|sections|art|seo)/` },
    { path: `${SITE}navigation/` },
    { from: 'apps/site/app/features/one/a.ts', to: 'apps/site/app/navigation/index.ts' },
  ),
  forbid(
    'navigation knows of the site its heads alone, beside page-loading',
    { path: `${SITE}navigation/` },
    { path: SITE, pathNot: `${SITE}(?:navigation|page-loading|seo|entry\\.server)` },
    { from: 'apps/site/app/navigation/a.ts', to: 'apps/site/app/features/one/b.ts' },
  ),
  forbid(
    'build steps stand below the check of what they built',
    { path: '^apps/site/build-steps/', pathNot: TEST_FILE },
    { path: '^apps/site/site-check/' },
    { from: 'apps/site/build-steps/a.ts', to: 'apps/site/site-check/b.ts' },
  ),
  ...['api', 'calendar', 'desk'].map((service) =>
    forbid(
      `one domain of the ${service} reaches another only through its index`,
      // A command's path of earlier versions only leads on to where it is now.
      { path: `^apps/${service}/src/([^/]+)/`, pathNot: '/(?:leads|bookings)/cli\\.ts$' },
      {
        path: `^apps/${service}/src/[^/]+/`,
        pathNot: [`^apps/${service}/src/$1/`, '/index\\.ts$'],
      },
      { from: `apps/${service}/src/one/a.ts`, to: `apps/${service}/src/two/b.ts` },
    ),
  ),
  forbid(
    'the calendar knows of its page only what that is given, and how it reads and says times',
    { path: '^apps/calendar/src/' },
    {
      path: '^apps/calendar/page/',
      pathNot: '^apps/calendar/page/(?:bookable-days|day|page-props|zone-time)\\.ts$',
    },
    { from: 'apps/calendar/src/one/a.ts', to: 'apps/calendar/page/words.ts' },
  ),
  forbid(
    'the page of the calendar has no server in it',
    { path: '^apps/calendar/page/' },
    { path: '^(?:apps/calendar/src/|packages/server/)' },
    { from: 'apps/calendar/page/a.ts', to: 'apps/calendar/src/b.ts' },
  ),
  forbid(
    'the service of the desk takes its screens from their build alone',
    { path: '^apps/desk/src/' },
    { path: '^apps/desk/app/' },
    { from: 'apps/desk/src/one/a.ts', to: 'apps/desk/app/parts/b.ts' },
  ),
  forbid(
    'the screens of the desk take of the service, the domains and owner/ types only',
    { path: '^apps/desk/app/', pathNot: TEST_FILE },
    {
      path: '^(?:apps/desk/src/|owner/|packages/(?:server|leads|bookings|people|letter)/)',
      dependencyTypesNot: ['type-only'],
    },
    { from: 'apps/desk/app/rooms/one/a.ts', to: 'packages/people/src/b.ts' },
  ),
  forbid(
    'what the screens of the desk and its service share imports neither',
    { path: '^apps/desk/rights/', pathNot: TEST_FILE },
    { path: '^(?:apps/desk/(?:app|src)/|packages/(?!contract/))' },
    { from: 'apps/desk/rights/a.ts', to: 'apps/desk/src/one/b.ts' },
  ),
  forbid(
    'a room of the desk never imports another room',
    { path: '^apps/desk/app/rooms/([^/]+)/' },
    { path: '^apps/desk/app/rooms/', pathNot: '^apps/desk/app/rooms/$1/' },
    { from: 'apps/desk/app/rooms/one/a.ts', to: 'apps/desk/app/rooms/two/b.ts' },
  ),
  forbid(
    'nothing below the rooms of the desk imports them',
    { path: '^apps/desk/app/(?:answer|booking-parts|frame|parts|versions)/' },
    { path: '^apps/desk/app/rooms/' },
    { from: 'apps/desk/app/parts/a.ts', to: 'apps/desk/app/rooms/one/b.ts' },
  ),
  forbid(
    'no cycles',
    {},
    { circular: true },
    { from: 'packages/server/src/a.ts', to: 'packages/server/src/a.ts' },
  ),
];
