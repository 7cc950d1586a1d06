import type { AnswerBucket, DeviceWidth, FormMode, Vital } from '@high-street/contract';

import type { Preset, Stage } from '#/numbers/index.ts';
import type { COMPARISONS } from './comparisons.ts';

/** Numbers of weeks as running text has them. */
const SMALL = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const UNDER = 'under 5';
const figure = (count: number) => count.toLocaleString('en-GB');
const total = (count: number) => (count === 0 ? UNDER : figure(count));
const plural = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${figure(count)} ${many}`;

/** What is said of each stage: as a heading, in a table, and after its share of another. */
const STAGES: Readonly<Record<Stage, { name: string; column: string; of: string }>> = {
  seen: { name: 'Page seen', column: 'Seen', of: '' },
  begun: { name: 'Form begun', column: 'Begun', of: 'of pages seen' },
  'last-step': { name: 'Last step', column: 'Last step', of: 'of those who began' },
  sent: { name: 'Sent', column: 'Sent', of: 'of those at the last step' },
  'in-time': { name: 'Answered in time', column: 'In time', of: 'of those who sent' },
  won: { name: 'Won', column: 'Won', of: 'of those who sent' },
};

const FORMS: Readonly<Record<FormMode, string>> = { enquiry: 'Enquiry', register: 'Register' };

const PERIODS: Readonly<Record<Preset, string>> = {
  'this-week': 'This week',
  four: 'Last four weeks',
  twelve: 'Last twelve',
  year: 'Last year',
  all: 'All of it',
};

const COMPARED: Readonly<Record<(typeof COMPARISONS)[number], string>> = {
  none: 'nothing',
  previous: 'the weeks before',
  year: 'a year before',
};

const DEVICES: Readonly<Record<DeviceWidth, string>> = {
  narrow: 'Phone',
  medium: 'Tablet',
  wide: 'Desktop',
};

const VITALS: Readonly<Record<Vital, { name: string; good: string }>> = {
  lcp: { name: 'Shows its main part (LCP)', good: 'within 2.5 s' },
  inp: { name: 'Answers a press (INP)', good: 'within 0.2 s' },
  cls: { name: 'Stays in its place (CLS)', good: 'moves by 0.1 at most' },
};

/** What the room of numbers says. */
export const WORDS = {
  title: 'Numbers',
  under: UNDER,
  figure,
  total,
  few: 'Too few to tell',
  change(now: number, earlier: number): string {
    if (earlier === 0) return now === 0 ? `${UNDER} before` : `was ${UNDER}`;
    const change = now - earlier;
    if (change === 0) return `was ${figure(earlier)}, the same`;
    return `was ${figure(earlier)}, ${figure(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'}`;
  },
  lede: {
    wrote: (sent: number, weeks: string) =>
      sent === 0 ? `Under 5 wrote in ${weeks}.` : `${figure(sent)} wrote in ${weeks}.`,
    both: (sent: number, weeks: string, within: string) =>
      `${figure(sent)} wrote in ${weeks}; half heard ${within}.`,
    seen: (count: number, weeks: string) =>
      count === 0 ? `Seen under 5 times in ${weeks}.` : `Seen ${figure(count)} times in ${weeks}.`,
    privacy:
      'Totals only: no cookie, no identity, nobody is followed. In fives: no count of visits or leads, and no difference of two, is one to four.',
  },
  weeks: (count: number) => (count === 1 ? 'one week' : `${SMALL[count] ?? count} weeks`),
  span: (first: string, last: string) => `${first} to ${last}`,
  export: 'Export totals',
  exportAbout: 'as CSV, with the filters that are set',
  periods: 'Period',
  preset: PERIODS,
  filters: {
    label: 'Filter the numbers',
    from: 'From',
    to: 'To',
    page: 'Page',
    campaign: 'Came from',
    compare: 'Compare with',
    all: 'all',
    campaigns: 'Campaigns',
    sites: 'Sites',
    rest: 'Without either',
    show: 'Show',
    clearOne: (name: string) => `Clear the filter ${name}`,
  },
  compared: COMPARED,
  robots: (count: number) => `${plural(count, 'page', 'pages')} asked for by robots left out`,
  table: 'As a table',
  stages: STAGES,
  forms: FORMS,
  page: (path: string) =>
    path === 'other' ? 'Other pages' : path === 'unknown' ? 'Not known' : path,
  source(source: string): { name: string; kind: string } {
    if (source.startsWith('c:')) return { name: source.slice(2), kind: 'campaign' };
    if (source.startsWith('h:')) return { name: source.slice(2), kind: 'site' };
    if (source === 'direct') return { name: 'Direct', kind: 'typed, saved or from an app' };
    if (source === 'other') return { name: 'Other', kind: 'every other site' };
    return { name: 'Not known', kind: 'it is not known where the visit began' };
  },
  funnel: {
    title: 'From seen to won',
    note: 'Each bar is the share that is named below it.',
    start: 'Start',
    caption: 'How far visits came, by page',
    page: 'Page',
    all: 'All pages',
    rest: 'Pages without a form',
    noForm: 'no form',
    noFormHere: (page: string) =>
      `There is no form on ${page}. Under “First pages” is how many wrote whose visit began there.`,
    sentence: (seen: string, sent: string, won: string) =>
      `Of ${seen} pages seen came ${sent} leads, of which ${won} were won.`,
  },
  week: {
    title: 'Week by week',
    seen: 'Pages seen',
    sent: 'Sent',
    most: (name: string, most: string, week: string) =>
      `${name}: ${most} at most, in the week of ${week}.`,
    noneOf: (name: string) => `${name}: under 5 in each week.`,
    runs: 'The last week still runs.',
    outline: 'Dashed outlines are the period compared with.',
    caption: 'How far visits came, by week',
    column: 'Week of',
  },
  stops: {
    title: 'Where people stop',
    line: 'The field touched last before leaving, of those who were shown it.',
    caption: 'Fields at which people left a form, most first',
    field: 'Field',
    stopped: 'Stopped here',
    message: 'The message shown most',
    noMessage: 'No message shown to five',
    step: (form: string, step: number | null) => (step === null ? form : `${form}, step ${step}`),
    of: (left: number, shown: number) => `${figure(left)} of ${figure(shown)}`,
    others: 'All other fields',
    none: 'Under 5 left at any one field.',
    typed: 'Typed words are never counted, only the field and the rule.',
    everywhere: 'Counted for all sources together, whatever “Came from” says.',
    refused: (count: number) => `Refused when it was sent: ${total(count)}.`,
    register: 'Steps of the register form',
    steps: ['Begun', 'Step 2', 'Step 3', 'Sent'],
  },
  waits: {
    title: 'How long people waited',
    line: 'Working time from stored to the first answer that was accepted or spoken, by the day on which the lead came.',
    half: 'Half of those answered heard within this',
    halfLate: 'Half of those answered waited longer',
    share: (inTime: string, all: string) => `${inTime} of ${all} within the target`,
    target: (time: string) => `Target, ${time}`,
    to: (time: string) => `to ${time}`,
    over: (time: string) => `over ${time}`,
    within: (time: string) => `within ${time}`,
    laterThan: (time: string) => `later than ${time}`,
    time(minutes: number): string {
      if (minutes < 60) return `${minutes} min`;
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      if (rest === 30) return `${hours}½ h`;
      return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
    },
    caption: 'Answers by the time until the first',
    waited: 'Waited',
    answers: 'Answers',
  },
  sources: {
    title: 'Where they came from',
    line: 'Your campaigns by name, then sites that five visits came from in a day, then the rest.',
    caption: 'How far visits came, by campaign or site',
    column: 'Campaign or site',
    more: (count: number) => plural(count, 'more site', 'more sites'),
    moreCaption: 'Further sites',
  },
  first: {
    title: 'First pages',
    line: 'Where visits began, and how many of those who began there wrote and were won.',
    caption: 'Pages by the visits that began there',
    more: (count: number) => plural(count, 'more page', 'more pages'),
    moreCaption: 'Further pages',
    page: 'Page',
    seen: 'Seen',
    landed: 'Began here',
    sent: 'Then wrote',
    won: 'Then won',
    unread: 'Pages with under 5 of everything are left out.',
    none: 'Under 5 visits began on any page.',
  },
  vitals: {
    title: 'Web vitals of real visits',
    line: 'How soon pages showed, answered and settled for real visitors, by the limits of web.dev.',
    everywhere: 'Counted for all sources together, whatever “Came from” says.',
    vital: VITALS,
    device: DEVICES,
    good: 'good',
    fair: 'needs work',
    poor: 'poor',
    caption: 'Web vitals by page and device',
    page: 'Page',
    on: 'Device',
    parts: (good: string, fair: string, poor: string) =>
      `${good} good, ${fair} need work, ${poor} poor`,
    sentence: (passed: number, told: number) =>
      told === 0
        ? 'Too few visits to tell.'
        : `${passed} of ${told} are good for at least three visits in four.`,
    unread: 'Pages and devices with under 20 of everything are left out.',
  },
  notes: {
    title: 'What these numbers leave out',
    fives:
      'Numbers are in fives: each is within four of the truth, too low or too high, and under 5 may be none. No share or half is told of fewer than 20. Where every part of a total is small, the total may still tell how many each part has.',
    robots: (count: number) =>
      `Robots that say so by their name: ${plural(count, 'page', 'pages')}. Those who ask not to be counted are not: Global Privacy Control, Do Not Track, and the switch at the foot of the site.`,
    cohort:
      'Answers and wins are told of the day on which the lead came, so late weeks still grow.',
    counted: {
      from: (day: string) => `Counting began on ${day}.`,
      compared: (day: string) =>
        `Part of the period compared with lies before ${day}, when counting began.`,
    },
    kept: {
      from: (day: string) => `Totals of days before ${day} are not kept.`,
      compared: (day: string) =>
        `Part of the period compared with lies before ${day}, and totals of then are not kept.`,
    },
    ofCompared: (gap: string) =>
      `Of the period compared with: ${gap.charAt(0).toLowerCase()}${gap.slice(1)}`,
    off: (first: string, last: string) =>
      first === last
        ? `On ${first} counting was off.`
        : `From ${first} to ${last} counting was off.`,
    dropped: (day: string, count: number) =>
      `On ${day} at least ${plural(count, 'count', 'counts')} gave way to leads, since there was too much to do.`,
    lost: (day: string, count: number) =>
      count === 1
        ? `On ${day} a process ended without warning: its last ten seconds are missing.`
        : `On ${day} ${figure(count)} processes ended without warning: the last ten seconds of each are missing.`,
  },
  gap: {
    strong: 'Some of this period is missing.',
    more: (count: number) =>
      count === 1 ? 'And one thing more.' : `And ${SMALL[count] ?? count} things more.`,
    read: 'Read all',
  },
  empty: {
    title: 'Nothing counted yet',
    line: 'Counting begins by itself when somebody opens a page of the site, and is seen here within ten seconds. If it stays like this, the API may run with COUNTING=no.',
  },
  small: {
    title: 'Too few to tell',
    line: 'Fewer than five of everything in these weeks. A longer period may tell more.',
    act: 'Show all of it',
  },
} as const;

/** What the buckets of answers are called, by how much of the target each takes. */
export const BUCKET_SHARES: Readonly<Record<Exclude<AnswerBucket, 'late'>, number>> = {
  quarter: 0.25,
  half: 0.5,
  'three-quarters': 0.75,
  target: 1,
};
