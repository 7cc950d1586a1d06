import type { Page, Request } from '@playwright/test';

import { COUNTING_SCRIPT, KB } from './page-budget.ts';
import { untilWhole } from './whole-page.ts';

type Kind = 'document' | 'stylesheet' | 'script' | 'counting' | 'font' | 'other';

const KINDS: readonly string[] = ['document', 'stylesheet', 'script', 'font'] satisfies Kind[];

/** What a page fetched by itself, in kB as transferred, and from which origins; its text is what it is painted from. */
export type Transfers = {
  readonly origins: readonly string[];
  readonly text: number;
  readonly scripts: number;
  /** The script that counts the visit, which no other sum holds. */
  readonly counting: number;
  readonly fonts: number;
  readonly total: number;
};

function isKind(type: string): type is Kind {
  return KINDS.includes(type);
}

/** Notes what pages fetch; to be called before the first one is opened. It gives the sums once that page is whole. */
export function watchTransfers(page: Page): () => Promise<Transfers> {
  const origins = new Set<string>();
  const bodies: Promise<{ kind: Kind; bytes: number }>[] = [];
  const early = new Set<Request>();
  let isLoaded = false;
  page.on('request', (request) => isLoaded || early.add(request));
  page.on('load', () => {
    isLoaded = true;
  });
  const note = (request: Request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    if (protocol.startsWith('http')) origins.add(origin);
    const type = request.resourceType();
    const known = isKind(type) && (early.has(request) || type !== 'stylesheet') ? type : 'other';
    const kind = pathname.startsWith(COUNTING_SCRIPT) ? 'counting' : known;
    // Playwright takes the head from what came, which is nothing where the browser had the file.
    const size = request.sizes().then(({ responseBodySize }) => Math.max(responseBodySize, 0));
    bodies.push(size.then((bytes) => ({ kind, bytes })));
  };
  page.on('requestfinished', note);
  return async () => {
    await untilWhole(page);
    // Of what comes later nothing could be asked once the page is closed.
    page.off('requestfinished', note);
    const all = await Promise.all(bodies);
    const of = (...kinds: Kind[]) =>
      all.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0) /
      KB;
    return {
      origins: [...origins],
      text: of('document', 'stylesheet'),
      scripts: of('script'),
      counting: of('counting'),
      fonts: of('font'),
      total: of('document', 'stylesheet', 'script', 'font', 'other'),
    };
  };
}
