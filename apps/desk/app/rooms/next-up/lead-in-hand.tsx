import { Composer } from '#app/answer/composer.tsx';
import { leadAddress, NEXT_UP, nextUpAddress } from '#app/answer/lead-address.ts';
import type { TakenLead } from '#app/answer/taken-lead.ts';
import { ThumbBar } from '#app/answer/thumb-bar.tsx';
import { DueTicket } from '#app/clock/due-ticket.tsx';
import { useFrame } from '#app/frame/use-frame.ts';
import { useKeyProps } from '#app/keys/key-hint.tsx';
import { useLeadKeys } from '#app/keys/use-lead-keys.ts';
import { useLivePage } from '#app/live/live-page.tsx';
import { PresentLine } from '#app/presence/present-line.tsx';
import { Awning, useIsPrerendered } from '@high-street/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';

import { adoptTaken } from './adopt-taken.ts';
import type { HandFact } from './describe-demo.ts';
import type { NextUpData, NextUpScene } from './in-hand.ts';
import { LiveHand } from './live-hand.tsx';
import { Queue } from './queue.tsx';
import { ThisOne } from './this-one.tsx';
import { Today } from './today.tsx';
import { WORDS } from './words.ts';

type Hand = Extract<NextUpScene, { kind: 'hand' }>;

function Facts({ facts }: { facts: readonly HandFact[] }) {
  return (
    <dl className="hand-facts">
      {facts.map(({ label, value, isStrong, href, line }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-strong={isStrong ? '' : undefined} dir="auto">
            {href === null ? (
              value
            ) : (
              <a className="hand-link" href={href}>
                {value}
              </a>
            )}
          </dd>
          {line === null ? null : <dd className="caption muted">{line}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Said({ said }: { said: readonly string[] }) {
  if (said.length === 0) return <p className="muted mt-4">{WORDS.silent}</p>;
  return (
    <blockquote className="hand-said" aria-label={WORDS.said} dir="auto">
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </blockquote>
  );
}

function Head({ inHand, present }: Pick<Hand, 'inHand' | 'present'>) {
  const { about, reference, name, business, due } = inHand;
  return (
    <header className="hand-head">
      <div>
        <p className="caption muted hand-about">
          {about.map((text) => (
            <span key={text}>{text}</span>
          ))}
          <span className="reference">{reference}</span>
        </p>
        <h2 className="hand-name" id="in-hand" dir="auto">
          {name}
        </h2>
        {business === '' ? null : <p dir="auto">{business}</p>}
      </div>
      {due === null ? null : <DueTicket due={due} />}
      <PresentLine reference={reference} read={present} />
    </header>
  );
}

/** The way on and back in the queue, with the keys that one works with. */
function Keys({ next, previous }: Pick<Hand, 'next' | 'previous'>) {
  const { me } = useFrame();
  const keyProps = useKeyProps();
  const { keys } = WORDS;
  const steps = [
    { letter: 'J', to: next, words: keys.next },
    { letter: 'K', to: previous, words: keys.previous },
  ];
  return (
    <nav className="hand-keys caption muted" aria-label={WORDS.queue}>
      {steps.map(({ letter, to, words }) =>
        to === null ? null : (
          <Link
            key={letter}
            to={nextUpAddress({ at: to })}
            className="hand-step"
            {...keyProps(letter)}
          >
            {me.hasSingleKeys ? (
              <kbd className="key" aria-hidden="true">
                {letter}
              </kbd>
            ) : null}
            {words}
          </Link>
        ),
      )}
      {me.hasSingleKeys ? (
        <Link to="/keys" className="hand-step">
          <kbd className="key" aria-hidden="true">
            ?
          </kbd>
          {keys.all}
        </Link>
      ) : null}
    </nav>
  );
}

/** Has the name of a lead read out that came into the hand on a page which was open: its room is called as before. */
function useSayShown(name: string): void {
  const { sayOwn } = useLivePage();
  const [isLoaded] = useState(useIsPrerendered());
  useEffect(() => {
    if (!isLoaded) sayOwn(WORDS.shown(name));
  }, [isLoaded, name, sayOwn]);
}

/** The lead that is due next, with all that one needs to answer it, and those that come after it. */
export function LeadInHand({ scene, data }: { scene: Hand; data: NextUpData }) {
  useLeadKeys();
  const { me } = useFrame();
  const [taken, setTaken] = useState<TakenLead | null>(null);
  const inHand = adoptTaken(scene.inHand, taken, me);
  const { reply, newId, next, previous } = scene;
  const { queue, waiting, today } = data;
  const { reference, facts, said, phone, callHour } = inHand;
  useSayShown(inHand.name);
  const lead = { reference, isWaiting: true, list: NEXT_UP, phone, callHour, reply, newId };
  return (
    <>
      <LiveHand lead={inHand} />
      <div className="next-up">
        <div>
          <article className="panel hand" aria-labelledby="in-hand">
            <Awning tone="brand" />
            <Head inHand={inHand} present={scene.present} />
            <Said said={said} />
            <Facts facts={facts} />
            <Composer lead={lead} onTaken={setTaken} />
            <p className="mt-3.5">
              <Link className="link" to={leadAddress(reference)}>
                {WORDS.history}
              </Link>
            </p>
          </article>
          <Keys next={next} previous={previous} />
        </div>
        <aside className="next-up-aside" aria-label={WORDS.queue}>
          <Queue rows={queue.filter(({ id }) => id !== inHand.id)} more={waiting - 1} />
          <Today figures={today} />
          <ThisOne inHand={inHand} newId={newId} />
        </aside>
      </div>
      <ThumbBar lead={lead} isOpen mayCall />
    </>
  );
}
