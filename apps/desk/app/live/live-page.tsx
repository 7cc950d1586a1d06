import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMatch, useMatches } from 'react-router';

import type { Present } from '#app/presence/read-present.ts';

import type { LiveNews } from './live-change.ts';
import { type LiveState, openStream } from './open-stream.ts';
import { createSaying } from './saying.ts';
import { useReadAnew } from './use-read-anew.ts';

/** What the loader of the frame says of when it read. */
export type ReadMoment = {
  /** Where the page's stream begins. */
  readonly place: string;
  /** In words, such as `11:15 GMT`. */
  readonly at: string;
  /** The zone of every time at the desk. */
  readonly zone: string;
};

type Listen = (onNews: (news: LiveNews) => void) => () => void;

/** Who else has a lead open. */
type Told = { readonly lead: string; readonly people: readonly Present[] };

type LivePage = {
  readonly read: ReadMoment;
  readonly state: LiveState;
  readonly listen: Listen;
  /** Who else has the lead of the page open, once that was told. */
  readonly present: Told | null;
  /** Has news read out, now or as soon as it is polite. */
  readonly say: (words: string) => void;
  /** Has read out at once what answers an act of one's own. */
  readonly sayOwn: (words: string) => void;
};

const LivePageContext = createContext<LivePage | null>(null);

/** The page as far as it is told what changes; throws outside of the frame. */
export function useLivePage(): LivePage {
  const page = useContext(LivePageContext);
  if (page === null) {
    throw new Error('Live parts work inside the frame only. Move the room into it in routes.ts.');
  }
  return page;
}

type Said = { readonly turn: number; readonly lines: readonly string[] };

/** Words for a status; each time they are new to it, also where they are the same again. */
function useSaying() {
  const [said, setSaid] = useState<Said>({ turn: 0, lines: [] });
  const [saying] = useState(() =>
    createSaying((lines) => setSaid(({ turn }) => ({ turn: turn + 1, lines }))),
  );
  useEffect(() => saying.stop, [saying]);
  return { said, saying };
}

function SaidStatus({ said: { turn, lines } }: { said: Said }) {
  return (
    <div role="status" className="sr-only">
      <div key={turn}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

const hasInHand = (data: unknown): data is { readonly inHand: string } =>
  typeof data === 'object' && data !== null && 'inHand' in data && typeof data.inHand === 'string';

/** The lead that the page is about, or that is in hand on it: an address can name one that no longer is. */
function useShownLead(): string | null {
  const ownPage = useMatch('/leads/:reference/*');
  const data = useMatches().at(-1)?.loaderData;
  return ownPage?.params.reference ?? (hasInHand(data) ? data.inHand : null);
}

type LivePageProps = { read: ReadMoment; me: string; children: ReactNode };

/** One stream for the page, which begins anew with whatever its loaders have read anew. */
export function LivePage({ read, me, children }: LivePageProps) {
  const [state, setState] = useState<LiveState>('on');
  const { said, saying } = useSaying();
  const listeners = useRef(new Set<(news: LiveNews) => void>());
  const { place, at, zone } = read;
  const lead = useShownLead();
  const [present, setPresent] = useState<Told | null>(null);
  const { readAnew } = useReadAnew();

  useEffect(
    () =>
      openStream(
        { place, lead, me },
        {
          onState: setState,
          onOther: readAnew,
          onPresent: (people) => setPresent(lead === null ? null : { lead, people }),
          onNews(news) {
            for (const tell of listeners.current) tell(news);
          },
        },
      ),
    [place, lead, me, readAnew],
  );

  const page = useMemo<LivePage>(
    () => ({
      read: { place, at, zone },
      state,
      say: saying.say,
      sayOwn: saying.sayOwn,
      present,
      listen(onNews) {
        const all = listeners.current;
        all.add(onNews);
        return () => all.delete(onNews);
      },
    }),
    [place, at, zone, state, saying, present],
  );

  return (
    <LivePageContext value={page}>
      {children}
      <SaidStatus said={said} />
    </LivePageContext>
  );
}
