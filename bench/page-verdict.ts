import { COUNTING_SCRIPT, KB, PAGE_BUDGET } from '../e2e/support/page-budget.ts';

import type { PageRequest, Verdict } from './lighthouse.ts';

/** What a page may take beside the floor page of the same run, and what Lighthouse may give it. */
const MOST_TIMES_FLOOR = 1.1;
const MOST_TBT_MS = 50;
/** On a phone three times slower. */
const MOST_SLOW_TBT_MS = 200;

export type PageRow = {
  readonly path: string;
  readonly isListed: boolean;
  readonly floor: number;
  readonly verdict: Verdict;
};

function kb(requests: readonly PageRequest[], ...types: readonly string[]): number {
  const counted =
    types.length === 0 ? requests : requests.filter((one) => types.includes(one.resourceType));
  return counted.reduce((sum, { transferSize }) => sum + transferSize, 0) / KB;
}

/** The figures of a page as they are in the table. */
export function weigh({ requests, loadedAt }: Verdict) {
  const early = requests.filter(({ networkRequestTime }) => networkRequestTime < loadedAt);
  const counting = requests.filter(({ url }) => url.includes(COUNTING_SCRIPT));
  const others = requests.filter(({ url }) => !url.includes(COUNTING_SCRIPT));
  const [first] = requests;
  const origin = new URL(first?.url ?? 'about:blank').origin;
  return {
    text: kb(early, 'Document', 'Stylesheet'),
    scripts: kb(others, 'Script'),
    counting: kb(counting),
    scriptsBeforeLoad: kb(early, 'Script'),
    fonts: kb(requests, 'Font'),
    total: kb(others),
    strangers: requests.filter(({ url }) => !url.startsWith('data:') && !url.startsWith(origin))
      .length,
  };
}

/** What a page may bring beyond the home page, in kB: as much as a change to it may fetch, and the forms more. */
function scriptsAboveHome(path: string): number {
  if (path === '/' || path === '/home') return 0;
  const isForm = path === '/enquiry' || path === '/onboarding';
  return isForm ? PAGE_BUDGET.registerAboveHome : PAGE_BUDGET.routeChange;
}

/** What a page's budget is broken by, each in a few words. */
export function listFaults({ path, isListed, floor, verdict }: PageRow): string[] {
  const weight = weigh(verdict);
  const most = floor * MOST_TIMES_FLOOR;
  const mostScripts = PAGE_BUDGET.scripts + scriptsAboveHome(path);
  const checks: readonly (readonly [isKept: boolean, fault: string])[] = [
    [verdict.fcp <= most, `FCP is ${(verdict.fcp / floor).toFixed(2)} of the floor`],
    [verdict.lcp <= most, `LCP is ${(verdict.lcp / floor).toFixed(2)} of the floor`],
    [verdict.tbt <= MOST_TBT_MS, `TBT is ${verdict.tbt.toFixed(0)} ms`],
    [
      verdict.slowTbt <= MOST_SLOW_TBT_MS,
      `TBT is ${verdict.slowTbt.toFixed(0)} ms on a slow phone`,
    ],
    [verdict.cls === 0, `CLS is ${verdict.cls.toFixed(4)}`],
    [verdict.performance === 100, `performance ${verdict.performance}`],
    [verdict.accessibility === 100, `accessibility ${verdict.accessibility}`],
    [verdict.bestPractices === 100, `best practices ${verdict.bestPractices}`],
    [verdict.seo === 100 || !isListed, `SEO ${verdict.seo}`],
    [weight.text <= PAGE_BUDGET.document, `HTML and CSS ${weight.text.toFixed(1)} kB`],
    [weight.scripts <= mostScripts, `scripts ${weight.scripts.toFixed(1)} kB`],
    [
      weight.counting <= PAGE_BUDGET.counting,
      `the script that counts ${weight.counting.toFixed(1)} kB`,
    ],
    [weight.scriptsBeforeLoad === 0, 'scripts before the load event'],
    [weight.fonts <= PAGE_BUDGET.fonts, `fonts ${weight.fonts.toFixed(1)} kB`],
    [path !== '/' || weight.total <= PAGE_BUDGET.home, `home ${weight.total.toFixed(0)} kB in all`],
    [weight.strangers === 0, 'requests to other origins'],
  ];
  return checks.flatMap(([isKept, fault]) => (isKept ? [] : [`${path}: ${fault}`]));
}
