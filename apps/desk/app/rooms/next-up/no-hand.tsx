import '#app/parts/scene.css';
import './scene.css';

import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';

import { whileOpen } from '#app/clock/while-open.ts';
import { useFrame } from '#app/frame/use-frame.ts';
import { LiveFigures } from '#app/live/live-strip.tsx';
import { useReadAnew } from '#app/live/use-read-anew.ts';
import { LinkButton } from '#app/parts/link-button.tsx';
import { AllAnsweredScene } from './art/all-answered-scene.tsx';
import { ShutScene } from './art/shut-scene.tsx';
import type { TodayFigures } from './describe-today.ts';
import type { NextUpData, NextUpScene } from './in-hand.ts';
import { Queue } from './queue.tsx';
import { Stamps } from './stamps.tsx';
import { Today } from './today.tsx';
import { WORDS } from './words.ts';

type Empty = Exclude<NextUpScene, { kind: 'hand' }>;

/** That somebody in quarantine may be a person: the one thing left to do. */
function KeptLine() {
  const { counts } = useFrame();
  const kept = counts?.quarantine ?? 0;
  if (kept === 0) return null;
  return (
    <p className="caption muted">
      {WORDS.answered.kept(kept)}{' '}
      <Link className="link" to="/quarantine">
        {WORDS.answered.look}
      </Link>
    </p>
  );
}

function HeardToday({ today }: { today: TodayFigures | null }) {
  const words = WORDS.answered;
  if (today === null || today.median === null) return words.none;
  return (
    <>
      {words.some(today.answered)}
      {words.half(today.answered)}
      <b className="tnum">{today.median}</b>
      {words.open}
    </>
  );
}

type FootProps = { title: string; line: ReactNode; ways: ReactNode; aside?: ReactNode };

/** What stands below a picture, or alone where there is none. */
function Foot({ title, line, ways, aside }: FootProps) {
  return (
    <section className="scene-foot" aria-labelledby="scene-title">
      <div>
        <h2 className="scene-title sign" id="scene-title">
          {title}
        </h2>
        <p className="scene-line">{line}</p>
        <div className="line">{ways}</div>
      </div>
      {aside}
    </section>
  );
}

function AllAnswered({ today }: { today: TodayFigures | null }) {
  const { brand } = useFrame();
  const words = WORDS.answered;
  return (
    <>
      <AllAnsweredScene brand={brand} />
      <Foot
        title={words.title}
        line={
          <>
            <HeardToday today={today} /> {words.next}
          </>
        }
        ways={
          <>
            <LinkButton to="/leads?view=answered" variant="outline" size="medium">
              {words.read}
            </LinkButton>
            <LinkButton to="/bookings" variant="bare" size="medium">
              {words.demos}
            </LinkButton>
          </>
        }
        aside={
          <div className="grid max-w-[348px] gap-2">
            {today === null || today.answered === 0 ? null : (
              <>
                <h3 className="this-one-title">{WORDS.today.title}</h3>
                <Stamps answered={today.answered} waiting={0} />
              </>
            )}
            <KeptLine />
          </div>
        }
      />
    </>
  );
}

function Shut({ scene, waiting }: { scene: Extract<Empty, { kind: 'shut' }>; waiting: number }) {
  const { brand, office } = useFrame();
  const { next, due, isFirst } = scene;
  const { shut } = WORDS;
  const { readAnew } = useReadAnew();
  // Once the clock runs, whoever is due next is in hand.
  useEffect(() => whileOpen(office, () => void readAnew()), [office, readAnew]);
  return (
    <>
      <ShutScene brand={brand} />
      <Foot
        title={shut.title}
        line={
          <>
            {shut.wait(waiting)}{' '}
            {due === null ? null : shut.due(waiting, { at: due.words, isFirst })}
          </>
        }
        ways={
          <LinkButton to={next} variant="outline" size="medium">
            {shut.answer(waiting)}
          </LinkButton>
        }
      />
    </>
  );
}

type HeldProps = { scene: Extract<Empty, { kind: 'held' }>; data: NextUpData };

function Held({ scene: { hands }, data: { queue, waiting, today } }: HeldProps) {
  const { title, lines, rest } = WORDS.held;
  return (
    <div className="next-up">
      <section aria-labelledby="held-title">
        <h2 className="section-title" id="held-title">
          {title}
        </h2>
        <p className="muted measure">{`${lines[hands]} ${rest}`}</p>
      </section>
      <aside className="next-up-aside" aria-label={WORDS.queue}>
        <Queue rows={queue} more={waiting} />
        <Today figures={today} />
      </aside>
    </div>
  );
}

/** Whoever comes next is shown by itself, as nothing is in hand. */
const concernsAll = () => true;

/** What stands where no lead is in hand. */
export function NoHand({ scene, data }: { scene: Empty; data: NextUpData }) {
  const { kind } = scene;
  return (
    <>
      <LiveFigures concerns={concernsAll} />
      {kind === 'held' ? <Held scene={scene} data={data} /> : null}
      {kind === 'answered' ? <AllAnswered today={data.today} /> : null}
      {kind === 'shut' ? <Shut scene={scene} waiting={data.waiting} /> : null}
      {kind === 'first' ? (
        <Foot title={WORDS.first.title} line={WORDS.first.line} ways={null} />
      ) : null}
    </>
  );
}
