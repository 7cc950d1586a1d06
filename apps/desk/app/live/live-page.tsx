import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMatch } from 'react-router';

import type { Present } from '#app/presence/read-present.ts';

import type { LiveNews } from './live-change.ts';
import { type LiveState, openStream } from './open-stream.ts';

/** What the loader of the frame says of when it read. */
export type ReadMoment = {
  /** Where the page's stream begins. */
  readonly place: string;
  /** In words, such as `11:15 GMT`. */
  readonly at: string;
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
  /** Has something read out, now or as soon as it is polite. */
  readonly say: (words: string) => void;
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

const SAY_EVERY_MS = 10_000;

/** Words for a status: at most one in ten seconds, of which the last one wins. */
function useSaying() {
  const [words, setWords] = useState('');
  const saidAt = useRef(-Infinity);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const say = useMemo(
    () => (next: string) => {
      clearTimeout(waiting.current);
      const wait = Math.max(0, saidAt.current + SAY_EVERY_MS - performance.now());
      waiting.current = setTimeout(() => {
        saidAt.current = performance.now();
        setWords(next);
      }, wait);
    },
    [],
  );
  return { words, say };
}

/** One stream for the page, which begins anew with whatever its loaders have read anew. */
export function LivePage({ read, children }: { read: ReadMoment; children: ReactNode }) {
  const [state, setState] = useState<LiveState>('on');
  const { words, say } = useSaying();
  const listeners = useRef(new Set<(news: LiveNews) => void>());
  const { place, at } = read;
  const lead = useMatch('/leads/:reference/*')?.params.reference ?? null;
  const [present, setPresent] = useState<Told | null>(null);

  useEffect(
    () =>
      openStream(
        { place, lead },
        {
          onState: setState,
          onPresent: (people) => setPresent(lead === null ? null : { lead, people }),
          onNews(news) {
            for (const tell of listeners.current) tell(news);
          },
        },
      ),
    [place, lead],
  );

  const page = useMemo<LivePage>(
    () => ({
      read: { place, at },
      state,
      say,
      present,
      listen(onNews) {
        const all = listeners.current;
        all.add(onNews);
        return () => all.delete(onNews);
      },
    }),
    [place, at, state, say, present],
  );

  return (
    <LivePageContext value={page}>
      {children}
      <div role="status" className="sr-only">
        {words}
      </div>
    </LivePageContext>
  );
}
