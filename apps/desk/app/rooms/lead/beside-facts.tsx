import './facts.css';

import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { leadAddress } from '#app/answer/lead-address.ts';
import { Act } from '#app/parts/act.tsx';
import { Slip } from '#app/parts/slip.tsx';
import { StateMark, type State } from '#app/parts/state-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { ADDRESS } from './address-words.ts';
import type { Fact } from './describe-facts.ts';
import type { LeadRoomData } from './read-lead-room.ts';
import { REVISIONS } from './revision-words.ts';
import { WORDS } from './words.ts';

type LeadProps = { lead: LeadRoomData };
type DeliveryFact = LeadRoomData['deliveries'][number];

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="facts-block">
      <h2 className="facts-title">{title}</h2>
      {children}
    </section>
  );
}

function Value({ fact: { values, href } }: { fact: Fact }) {
  const [value = ''] = values;
  if (href !== null) {
    return (
      <a className="quiet-link" href={href} rel="noreferrer">
        {value}
      </a>
    );
  }
  if (values.length === 1) return <span className="whitespace-pre-wrap">{value}</span>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {values.map((each) => (
        <span key={each} className="tag">
          {each}
        </span>
      ))}
    </span>
  );
}

function SentFacts({ lead: { facts, canAct } }: LeadProps) {
  return facts.map(({ name, facts: inGroup }) => (
    <Block key={name} title={WORDS.groups[name]}>
      <dl className="facts">
        {inGroup.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd dir="auto">
              <Value fact={fact} />
            </dd>
            {fact.line === null ? null : <dd className="caption muted">{fact.line}</dd>}
          </div>
        ))}
      </dl>
      {name === 'news' && canAct ? (
        <div className="mt-3">
          <Act intent="stop-news">{WORDS.stopNews}</Act>
        </div>
      ) : null}
    </Block>
  ));
}

function Corrected({ lead: { corrected, reference, list } }: LeadProps) {
  if (corrected === null) return null;
  return (
    <div className="facts-block">
      <p className="caption muted">
        {REVISIONS.corrected}, <When at={corrected} />
      </p>
      <Link className="quiet-link" to={leadAddress(`${reference}/revisions`, { list })}>
        {REVISIONS.link}
      </Link>
    </div>
  );
}

function Bookings({ lead: { bookings } }: LeadProps) {
  if (bookings.length === 0) return null;
  return (
    <Block title={WORDS.bookings.title}>
      <ul className="facts-list">
        {bookings.map(({ reference, times, state }) => (
          <li key={reference}>
            <Link className="quiet-link" to={`/bookings/${reference}`}>
              {times}
            </Link>
            <span className="caption muted">{state}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Before({ lead: { repeats } }: LeadProps) {
  if (repeats.length === 0) return null;
  return (
    <Block title={WORDS.before}>
      <ul className="facts-list">
        {repeats.map(({ reference, at, kind, state }) => (
          <li key={reference}>
            <Link className="quiet-link" to={`/leads/${reference}`}>
              {kind}, <When at={at} />
            </Link>
            <span className="caption muted">
              {state}, <span className="reference">{reference}</span>
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

const MARKS = {
  waiting: 'waiting',
  held: 'paused',
  done: 'well',
  dead: 'dead',
  unneeded: 'paused',
} as const satisfies Record<DeliveryFact['state'], State>;

/** What a server said of these is no fault. */
const GOOD: readonly DeliveryFact['state'][] = ['done', 'unneeded'];

type DeliveryProps = { delivery: DeliveryFact; canAct: boolean; address: string };

function Delivery({ delivery, canAct, address }: DeliveryProps) {
  const words = WORDS.deliveries;
  const { id, kind, label, isToVisitor, state, note, slip, act, resends } = delivery;
  return (
    <li className="facts-delivery">
      <span>
        {label}
        {note === null ? null : <span className="second-line">{note}</span>}
      </span>
      <StateMark state={MARKS[state]}>{words.states[state]}</StateMark>
      {slip === null ? null : <Slip tone={GOOD.includes(state) ? 'good' : 'bad'}>{slip}</Slip>}
      {canAct && act === 'resend' ? (
        <Act
          intent="resend"
          fields={{ kind, seenResends: String(resends) }}
          about={words.about(label)}
        >
          {words.again}
        </Act>
      ) : null}
      {canAct && act === 'requeue' && isToVisitor ? (
        <Link className="quiet-link" to={address}>
          {ADDRESS.link}
        </Link>
      ) : null}
      {canAct && act === 'requeue' ? (
        <Act intent="requeue" fields={{ deliveryId: id }} about={words.about(label)}>
          {words.again}
        </Act>
      ) : null}
    </li>
  );
}

function Deliveries({ lead: { deliveries, canAct, binned, reference, list } }: LeadProps) {
  const address = leadAddress(`${reference}/address`, { list });
  if (deliveries.length === 0) return null;
  return (
    <Block title={WORDS.deliveries.title}>
      <ul className="facts-list">
        {deliveries.map((delivery) => (
          <Delivery
            key={delivery.id}
            delivery={delivery}
            canAct={canAct && !binned}
            address={address}
          />
        ))}
      </ul>
    </Block>
  );
}

/** What is known of a lead beside its history: what was sent, its demos, its other leads, and its deliveries. */
export function BesideFacts({ lead }: LeadProps) {
  const { reference, list, isOwner } = lead;
  return (
    <aside className="panel p-0" id="facts" aria-label={WORDS.facts} tabIndex={-1}>
      <SentFacts lead={lead} />
      <Corrected lead={lead} />
      <Bookings lead={lead} />
      <Before lead={lead} />
      <Deliveries lead={lead} />
      {isOwner ? (
        <div className="facts-block">
          <Link
            className="quiet-link caption facts-erase"
            to={leadAddress(`${reference}/erase`, { list })}
          >
            {WORDS.erase.link}
          </Link>
        </div>
      ) : null}
    </aside>
  );
}
