import type { DeliveryHealth, LongestWait } from '@high-street/server/deliveries';
import type { MailLook } from '@high-street/server/mail';

import { plainText } from '#app/parts/plain-text.ts';
import { toDay, describeBriefly } from '#app/parts/describe-moment.ts';
import type { State } from '#app/parts/state-mark.tsx';
import { withCapital } from '#app/parts/with-capital.ts';
import { WORDS } from './words.ts';

/** One figure of health: a state in a word or two, and what is behind it. */
export type HealthTile = {
  readonly name: string;
  readonly state: State;
  readonly word: string;
  readonly detail: string;
};

/** Health in words, with what to say above everything where new leads may go wrong. */
export type HealthWords = {
  readonly tiles: readonly HealthTile[];
  readonly alert: { readonly words: string; readonly more: string } | null;
  /** Whether nothing of it asks for a look. */
  readonly isWell: boolean;
};

type Health = DeliveryHealth & { readonly longest: LongestWait | null; readonly zone: string };

const DAY_MS = 24 * 60 * 60 * 1_000;
const SERVER_ERROR = 500;

/** What says when something was or will be, to whoever reads it at a moment. */
function sayTimes({ readAt, zone }: Pick<Health, 'readAt' | 'zone'>) {
  const time = (at: Date | null) => (at === null ? '' : describeBriefly(at, readAt, zone).words);
  return {
    /** Such as `10:05`, and of another day `Sat 28 Nov, 10:05`. */
    time,
    /** Such as `at 10:05`, and of another day `on Sat 28 Nov, 10:05`. */
    when(at: Date | null): string {
      if (at === null) return '';
      return `${toDay(at, zone) === toDay(readAt, zone) ? 'at' : 'on'} ${time(at)}`;
    },
  };
}

const join = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ');

function describeTrial(health: Health): HealthTile {
  const { name, ...words } = WORDS.trial;
  const { state, throughAt, throughMs, underWayAt, nextAt } = health.trial;
  const { time, when } = sayTimes(health);
  const last = throughAt === null ? null : time(throughAt);
  switch (state) {
    case 'through': {
      const took = words.took(Math.max(1, Math.round((throughMs ?? 0) / 1_000)));
      const next = nextAt === null ? null : words.next(when(nextAt));
      return {
        name,
        state: 'well',
        word: words.through(when(throughAt)),
        detail: join(took, next),
      };
    }
    case 'late':
      return {
        name,
        state: 'late',
        word: words.late(time(underWayAt)),
        detail: words.lateMeaning(last),
      };
    case 'stopped':
      return {
        name,
        state: 'late',
        word: words.stopped(time(throughAt)),
        detail: words.due(when(nextAt)),
      };
    case 'none':
      return { name, state: 'paused', word: words.none, detail: words.noneMeaning };
  }
}

function describeMail(health: Health, { state, askedAt }: MailLook): HealthTile {
  const { name, ...words } = WORDS.mail;
  const { mailedAt } = health;
  const { time, when } = sayTimes(health);
  const last = mailedAt === null ? words.never : words.last(time(mailedAt));
  const asked = askedAt === null ? null : words.asked(when(askedAt));
  if (state === null) {
    return { name, state: 'waiting', word: words.unknown, detail: words.unknownMeaning };
  }
  if (state.kind === 'silent') {
    const said = words.said(state.host, state.reason);
    return { name, state: 'dead', word: words.silent, detail: join(said, asked, last) };
  }
  if (state.kind === 'hosted' && state.status >= SERVER_ERROR) {
    const said = words.said(null, String(state.status));
    return { name, state: 'dead', word: words.silent, detail: join(said, asked, last) };
  }
  const plain = state.kind === 'server' && !state.isEncrypted && !state.isLocal;
  return {
    name,
    state: 'well',
    word: words.well,
    detail: join(last, asked, plain ? words.plain : null),
  };
}

function describeCrm(health: Health): HealthTile {
  const { name, ...words } = WORDS.crm;
  const { crm, readAt } = health;
  const { time } = sayTimes(health);
  const { calledAt, failures, openUntil } = crm;
  const last = calledAt === null ? null : words.last(time(calledAt));
  if (openUntil !== null) {
    const isResting = openUntil.getTime() > readAt.getTime();
    const next = isResting ? words.next(time(openUntil)) : null;
    const detail = join(words.rests(failures), next, last);
    return { name, state: 'paused', word: words.silent, detail };
  }
  if (failures > 0) {
    const detail = join(words.failed(failures), last);
    return { name, state: 'waiting', word: words.failing, detail };
  }
  if (last === null) return { name, state: 'well', word: words.none, detail: words.noneMeaning };
  return { name, state: 'well', word: words.well, detail: last };
}

function describeLongest({ longest, today, readAt }: Health): HealthTile {
  const { name, ...words } = WORDS.longest;
  if (longest === null) {
    const detail = words.today(today.accepted, today.notAtOnce);
    return { name, state: 'well', word: words.none, detail };
  }
  const minutes = Math.floor((readAt.getTime() - longest.createdAt.getTime()) / 60_000);
  const who = plainText(longest.name ?? '') || WORDS.about.unnamed;
  const days = longest.limitMs === null ? 0 : Math.round(longest.limitMs / DAY_MS);
  const patience = days === 0 ? null : words.patience(days);
  return {
    name,
    state: 'waiting',
    word: words.age(Math.max(0, minutes)),
    detail: join(words.of(who, withCapital(longest.label)), patience),
  };
}

function describeAlert(health: Health): HealthWords['alert'] {
  const { trial, readAt, zone } = health;
  const { throughAt } = trial;
  const { time } = sayTimes(health);
  const last =
    throughAt && WORDS.alert.last(describeBriefly(throughAt, readAt, zone, 'always').words);
  const more = join(last, WORDS.alert.guide);
  if (trial.state === 'late') return { words: WORDS.alert.late(time(trial.underWayAt)), more };
  if (trial.state !== 'stopped') return null;
  return { words: WORDS.alert.stopped(time(throughAt)), more };
}

/** Health in the words of the room. */
export function describeHealth(health: Health, mail: MailLook): HealthWords {
  const tiles = [
    describeTrial(health),
    describeMail(health, mail),
    describeCrm(health),
    describeLongest(health),
  ];
  const alert = describeAlert(health);
  const isWell = tiles.every(({ state }) => state === 'well' || state === 'paused');
  return { tiles, alert, isWell: isWell && alert === null && health.crm.openUntil === null };
}
