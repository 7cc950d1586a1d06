import { countLead, readCounted } from '@high-street/leads';
import type { Attribution, Contacts, Counts } from '@high-street/contract';
import {
  type Campaign,
  type Counter,
  findSource,
  type KnownSources,
  UNKNOWN_SOURCE,
} from '@high-street/server/counts';
import type { StaticFiles } from '@high-street/server/static';

type Parts = {
  /** Holds what is counted; null where the owner wants nothing counted. */
  readonly counter: Pick<Counter, 'note' | 'drop' | 'today' | 'hosts'> | null;
  readonly campaigns: readonly Campaign[];
  /** Where the site is reached, besides the host of each call. */
  readonly origins: readonly string[];
  readonly site: StaticFiles;
};

/** A lead that counts: under which source, and as what. */
export type CountedLead = { readonly source: string; readonly as: readonly string[] };

/** What tells where a page was seen from is not told of anything else, as nobody asks. */
const HAS_SOURCE = /^(?:seen|landed|begun:|step:)/;
const OTHER_PAGE = 'other';
/** Who counts as a robot is not one who lands on a page, but one who sees it. */
const SEEN = 'seen';
/** A visit has one of these, and a host is named by how many visits it leads here. */
const LANDED = 'landed';

/** Says what is known of sources to a call; `host` is the one that it was sent to. */
function createKnownTo({ counter, campaigns, origins }: Omit<Parts, 'site'>) {
  const own = new Set(origins.flatMap((origin) => URL.parse(origin)?.host ?? []));
  return (host: string): KnownSources => ({
    campaigns,
    isOwn: (name) => name === host || own.has(name),
    isNamed: (name) => counter?.hosts.isNamed(name) ?? false,
  });
}

function sourceOfLead(attribution: Attribution | null, known: KnownSources): string {
  if (attribution === null) return UNKNOWN_SOURCE;
  const { campaign, referrer } = attribution;
  return findSource({ campaign, host: URL.parse(referrer ?? '')?.host ?? null }, known);
}

/** What is counted of visits and leads. */
export function createCounting(parts: Parts) {
  const { counter, site } = parts;
  const knownTo = createKnownTo(parts);
  const pageOf = (path: string) =>
    site.get(path)?.contentType.startsWith('text/html') === true ? path : OTHER_PAGE;

  return {
    isOn: counter !== null,

    /** Counts what a page tells of a visit; `host` is the one that it was sent to. */
    notePages({ campaign, host: typed, counts }: Counts, host: string): void {
      if (counter === null) return;
      const from = typed?.toLowerCase() ?? null;
      const source = findSource({ campaign, host: from }, knownTo(host));
      const isForeign = from !== null && !knownTo(host).isOwn(from);
      if (isForeign && counts.some(({ what }) => what === LANDED)) {
        counter.hosts.note(counter.today(), from);
      }
      for (const { page, what, n } of counts) {
        counter.note({ page: pageOf(page), what, source: HAS_SOURCE.test(what) ? source : '', n });
      }
    },

    /** Counts the pages that a robot saw. */
    noteRobot({ counts }: Counts): void {
      for (const { page, what, n } of counts) {
        if (what === SEEN) counter?.note({ page: pageOf(page), what: 'robot', source: '', n });
      }
    },

    /** Notes that something that was sent gave way to leads. */
    drop: (): void => counter?.drop(1),

    /**
     * How a visit began, as it is stored whether it counts or not: a page of our own that led to it is a path, since its
     * host is not where anybody came from.
     */
    nameOwnPage(attribution: Attribution, host: string): Attribution {
      const from = URL.parse(attribution.referrer ?? '');
      if (from === null || !knownTo(host).isOwn(from.host)) return attribution;
      return { ...attribution, referrer: from.pathname };
    },

    /** As what a lead counts that is stored; absent where nothing is counted. */
    ofLead(
      contacts: Pick<Contacts, 'leadStatus'>,
      attribution: Attribution | null,
      host: string,
    ): CountedLead | undefined {
      if (counter === null) return undefined;
      const path = attribution?.landingPage ?? null;
      const landing = path === null ? null : pageOf(path);
      return {
        source: sourceOfLead(attribution, knownTo(host)),
        as: countLead({ status: contacts.leadStatus, landing, answer: null, isWon: false }),
      };
    },

    /** Counts a lead that was stored. */
    noteLead({ source, as }: CountedLead): void {
      for (const entry of as) counter?.note({ ...readCounted(entry), source, n: 1 });
    },
  };
}

export type Counting = ReturnType<typeof createCounting>;
