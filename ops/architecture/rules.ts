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
    'only build steps import build',
    { path: '^(?:owner|packages|apps|e2e|ops)/', pathNot: ['^packages/build/', BUILD_STEP] },
    { path: '^packages/build/' },
    { from: 'apps/calendar/src/a.ts', to: 'packages/build/src/b.ts' },
  ),
  forbid(
    'server knows neither react nor the parts above it',
    { path: '^packages/server/' },
    { path: '^(?:owner/|apps/|ops/|e2e/|packages/(?:ui|leads|bookings)/)|node_modules/react' },
    { from: 'packages/server/src/a.ts', to: 'packages/ui/src/b.ts' },
  ),
  ...['leads', 'bookings'].map((domain) =>
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
    { path: '^(?:ops|e2e)/' },
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
    { path: `${SITE}(?:sections|features|layout|art|seo)/` },
    { path: `${SITE}(?:content|routes)/` },
    { from: 'apps/site/app/sections/a.ts', to: 'apps/site/app/content/b.ts' },
  ),
  forbid(
    'a feature never imports another feature',
    { path: `${SITE}features/([^/]+)/` },
    { path: `${SITE}features/`, pathNot: `${SITE}features/$1/` },
    { from: 'apps/site/app/features/one/a.ts', to: 'apps/site/app/features/two/b.ts' },
  ),
  forbid(
    'sections stand below features',
    { path: `${SITE}(?:sections|art)/` },
    { path: `${SITE}(?:features|layout)/` },
    { from: 'apps/site/app/sections/a.ts', to: 'apps/site/app/features/one/b.ts' },
  ),
  ...['api', 'calendar'].map((service) =>
    forbid(
      `one domain of the ${service} reaches another only through its index`,
      { path: `^apps/${service}/src/([^/]+)/` },
      {
        path: `^apps/${service}/src/[^/]+/`,
        pathNot: [`^apps/${service}/src/$1/`, '/index\\.ts$'],
      },
      { from: `apps/${service}/src/one/a.ts`, to: `apps/${service}/src/two/b.ts` },
    ),
  ),
  forbid(
    'the calendar knows of its page only what that is given',
    { path: '^apps/calendar/src/' },
    { path: '^apps/calendar/page/', pathNot: '^apps/calendar/page/page-props\\.ts$' },
    { from: 'apps/calendar/src/one/a.ts', to: 'apps/calendar/page/words.ts' },
  ),
  forbid(
    'the page of the calendar has no server in it',
    { path: '^apps/calendar/page/' },
    { path: '^(?:apps/calendar/src/|packages/server/)' },
    { from: 'apps/calendar/page/a.ts', to: 'apps/calendar/src/b.ts' },
  ),
  forbid(
    'no cycles',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    { from: 'packages/server/src/a.ts', to: 'packages/server/src/a.ts' },
  ),
];
