/** A number of things in words, small ones spelt out as in running text. */
const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function capital(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase('en-GB')}${text.slice(1)}`;
}

const some = (count: number) => SMALL[count] ?? count.toLocaleString('en-GB');
const figure = (count: number) => count.toLocaleString('en-GB');
const attempts = (count: number) => (count === 1 ? '1 attempt' : `${figure(count)} attempts`);

/** What the room of deliveries says. */
export const WORDS = {
  title: 'Deliveries',
  count: (dead: number, waiting: number) => `${figure(dead)} given up, ${figure(waiting)} waiting.`,
  safe: 'Leads themselves are safe: each was stored before anything was sent.',
  readAt: (time: string) => `${time}.`,
  health: 'Health',
  trial: {
    name: 'Trial lead',
    through: (when: string) => `Came through ${when}`,
    took: (seconds: number) => `In ${seconds === 1 ? '1 second' : `${figure(seconds)} seconds`}.`,
    next: (when: string) => `The next goes ${when}.`,
    late: (time: string) => `Late since ${time}`,
    lateMeaning: (time: string | null) =>
      time === null ? 'None came through before it.' : `Last one through: ${time}.`,
    stopped: (time: string) => `None since ${time}`,
    due: (when: string) => `The next was due ${when}.`,
    none: 'None came through',
    noneMeaning: 'Not in the last two days. HEARTBEAT_MINUTES says how often one is sent.',
  },
  alert: {
    late: (time: string) =>
      `The trial lead of ${time} did not come through within three minutes. New leads are stored, but their emails may wait.`,
    stopped: (time: string) =>
      `No trial lead was sent since ${time}. The service that takes in leads may not be running.`,
    last: (time: string) => `Last one through: ${time}.`,
    guide: 'What to do is under HeartbeatLate in the operations guide.',
  },
  mail: {
    name: 'Mail server',
    unknown: 'No answer yet',
    unknownMeaning: 'It is being asked. Load the page again in a few seconds.',
    well: 'Accepting',
    silent: 'Not answering',
    plain: 'It offers no encryption.',
    said: (host: string | null, reason: string) =>
      host === null ? `The hosted mail service: ${reason}.` : `${host}: ${reason}.`,
    asked: (when: string) => `Asked ${when}.`,
    last: (time: string) => `Last accepted ${time}.`,
    never: 'Nothing was accepted yet.',
  },
  crm: {
    name: 'CRM',
    well: 'In step',
    last: (time: string) => `Last contact ${time}.`,
    failing: 'Failing',
    failed: (count: number) =>
      count === 1 ? 'The last call failed.' : `${capital(some(count))} calls failed in a row.`,
    silent: 'Not answering',
    rests: (count: number) =>
      `${capital(some(count))} calls failed in a row, so it is asked once a minute.`,
    next: (time: string) => `Next ${time}.`,
    none: 'Nothing sent',
    noneMeaning: 'Contacts are kept here while there is no CRM.',
  },
  longest: {
    name: 'Longest wait',
    none: 'Nothing waits',
    today: (accepted: number, notAtOnce: number) =>
      notAtOnce === 0
        ? `${figure(accepted)} delivered today.`
        : `${figure(accepted)} delivered today, ${figure(notAtOnce)} not at the first attempt.`,
    of: (name: string, kind: string) => `${name}, ${kind.charAt(0).toLowerCase()}${kind.slice(1)}.`,
    patience: (days: number) => `Nothing is lost for ${some(days)} days.`,
    age(minutes: number): string {
      if (minutes < 1) return 'Under a minute';
      if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
      const hours = Math.floor(minutes / 60);
      if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
      return `${Math.floor(hours / 24)} days`;
    },
  },
  columns: {
    about: 'Lead',
    what: 'What',
    dead: (zone: string) => `Given up (${zone})`,
    waiting: (zone: string) => `Next try (${zone})`,
    accepted: (zone: string) => `Accepted (${zone})`,
    said: 'What the server said',
    acts: 'What you can do',
  },
  about: {
    trial: 'Trial lead',
    none: 'Call without a lead',
    unnamed: 'No name',
  },
  dead: {
    title: 'Given up',
    line: (count: number) =>
      `${figure(count)}. Nobody tries ${count === 1 ? 'it' : 'these'} again until you say so.`,
    caption: 'Deliveries that were given up, newest first',
    refused: (count: number) => `${attempts(count)}, refused for good`,
    tired: (count: number) => `${attempts(count)}, then its time was over`,
    again: 'Send again',
    all: (count: number) => (count === 2 ? 'Send both again' : `Send all ${figure(count)} again`),
    ofKind: (count: number) => `Send all ${figure(count)} again`,
    kinds: 'By kind',
    fix: 'Fix the address on the lead first, or it will be refused again.',
    anew: 'Sending again begins a new count of attempts.',
  },
  waiting: {
    title: 'Waiting',
    line: (count: number) =>
      count === 1
        ? '1. It goes by itself.'
        : `${figure(count)}, oldest first. These go by themselves.`,
    caption: 'Deliveries that wait for their next try, oldest first',
    untried: 'Not tried yet',
    tried: (count: number, since: string) => `${attempts(count)} since ${since}`,
    underWay: 'Being tried now',
    now: 'Now',
    nothing: 'Nothing yet',
    tryNow: 'Try now',
  },
  accepted: {
    title: 'Delivered today',
    line: 'Newest first, each with the words of the server that took it.',
    caption: 'Deliveries that were accepted today, newest first',
    attempts,
    none: 'Nothing was delivered today yet.',
    back: 'All deliveries',
    nothingSaid: 'It said nothing',
  },
  pages: (title: string) => `Pages of ${title}`,
  shown: (count: number, total: number | null) =>
    total === null ? figure(count) : `${figure(count)} of ${figure(total)}`,
  first: 'First',
  next: 'Next',
  well: {
    title: 'All well',
    line: 'Nothing waits and nothing is given up.',
    today: 'Every email of today was accepted by its server, in that server’s own words.',
    read: 'Read today’s deliveries',
    calm: 'Nothing waits',
    picture: 'A pillar box on a street corner, with a bird on top.',
  },
  done: {
    again: (count: number) => ({
      strong: count === 1 ? 'Sent again.' : `${capital(some(count))} sent again.`,
      rest: `${count === 1 ? 'It is' : 'They are'} due now and ${count === 1 ? 'goes' : 'go'} within seconds.`,
    }),
    hastened: { strong: 'Due now.', rest: 'It is tried within seconds.' },
    nothing: {
      strong: 'Nothing to do.',
      rest: 'It was sent, is being tried, or somebody was faster.',
    },
  },
  aboutKind: (name: string) => `: ${name}`,
  aboutRow: (what: string, name: string) => `: ${what}, ${name}`,
} as const;
