import {
  createLog,
  inspectDatabase,
  KEPT_KEYS,
  openEmbeddedPostgres,
  requireDatabase,
  type Clock,
  type DatabaseState,
} from '@high-street/server';

import { checkClock } from './clock-check.ts';
import { reportOn, type Finding } from './finding.ts';

const LEAST_VERSION = 180_000;
/** What one process holds at most; a second one should find as many free. */
const CONNECTIONS_OF_ONE = 10;

type Place = { readonly DATABASE_URL?: string | undefined; readonly DATA_DIR: string };

/** Which secrets of links are set, so that the keys which services made for themselves should go. */
type LinkSecrets = { readonly bookingLinks: boolean; readonly enquiryLinks: boolean };
type Circumstances = { readonly clock: Clock; readonly linkSecrets: LinkSecrets };

const LINKS = {
  bookingLinks: {
    name: 'links to bookings',
    secret: 'BOOKING_SECRET',
    over: 'the bookings of that time are over',
    readers: 'the calendar',
  },
  enquiryLinks: {
    name: 'links to enquiries',
    secret: 'ENQUIRY_SECRET',
    over: 'retention has removed the enquiries of that time',
    readers: 'web, worker and calendar',
  },
} as const;

function checkVersion({ version, versionNumber }: DatabaseState): Finding {
  const { fault, ok } = reportOn('database');
  return versionNumber >= LEAST_VERSION
    ? ok(`PostgreSQL ${version} answers.`)
    : fault(`PostgreSQL ${version} is older than 18.`, 'Upgrade it; the services refuse to start.');
}

function checkEncoding({ encoding }: DatabaseState): Finding[] {
  if (encoding === 'UTF8') return [];
  return [
    reportOn('encoding').fault(
      `The database keeps letters as ${encoding}: names and messages that it cannot write are refused.`,
      'Make a backup, and restore it into a database that is made with the encoding UTF8.',
    ),
  ];
}

function checkDurability(state: DatabaseState): Finding {
  const { fault, ok } = reportOn('durability');
  const { fsync, fullPageWrites, synchronousCommit } = state;
  const settings = {
    fsync,
    full_page_writes: fullPageWrites,
    synchronous_commit: synchronousCommit,
  };
  const off = Object.entries(settings).flatMap(([name, value]) => (value === 'off' ? [name] : []));
  if (off.length === 0) {
    return ok(
      'What is confirmed is on the disk: fsync, full_page_writes and synchronous_commit are on.',
    );
  }
  return fault(
    `${off.join(', ')} off: a power cut may lose leads that were confirmed.`,
    `Set ${off.map((name) => `${name} = on`).join(', ')} in postgresql.conf and reload the server.`,
  );
}

function checkStandby({ standbys, synchronousStandbyNames }: DatabaseState): Finding[] {
  const { ok, warning } = reportOn('standby');
  if (standbys === 0) return [];
  if (synchronousStandbyNames !== '') {
    return [ok(`Commits wait for ${synchronousStandbyNames}.`)];
  }
  return [
    warning(
      `${standbys} standby servers follow, and commits wait for none: the last leads may be missing after a failover.`,
      "Set synchronous_standby_names, such as 'ANY 1 (*)'.",
    ),
  ];
}

function checkConnections({ connections: { used, most } }: DatabaseState): Finding {
  const { fault, ok, warning } = reportOn('connections');
  const free = most - used;
  const text = `${free} of ${most} connections are free.`;
  if (free >= CONNECTIONS_OF_ONE) return ok(text);
  const remedy = `Each process of the product takes up to ${CONNECTIONS_OF_ONE}. Raise max_connections or run fewer processes.`;
  return free > 0 ? warning(text, remedy) : fault(text, remedy);
}

function checkMigrations(state: DatabaseState): Finding {
  const { fault, ok, warning } = reportOn('migrations');
  const { pendingMigrations, newerMigrations, foreignMigrations } = state;
  if (foreignMigrations.length > 0) {
    return fault(
      `The database has ${foreignMigrations.join(', ')}, which this version does not know as it is.`,
      'Run the version of the product that fits this database, or restore a backup of this one.',
    );
  }
  if (pendingMigrations.length > 0) {
    return warning(
      `${pendingMigrations.join(', ')} not applied yet.`,
      'Make a backup with the version that runs; the next start of a service, or another command of this version, applies them.',
    );
  }
  if (newerMigrations.length > 0) {
    return warning(
      `A newer version has applied ${newerMigrations.join(', ')}.`,
      'Go on with that version, unless you have just gone back to this one.',
    );
  }
  return ok('All are applied.');
}

function checkKeptKeys({ keptKeys }: DatabaseState, linkSecrets: LinkSecrets): Finding[] {
  return (['bookingLinks', 'enquiryLinks'] as const)
    .filter((kind) => linkSecrets[kind] && keptKeys.includes(KEPT_KEYS[kind]))
    .map((kind) => {
      const { name, secret, over, readers } = LINKS[kind];
      return reportOn('links').warning(
        `The key in the database, which signed ${name} before ${secret} was set, still opens them.`,
        `Once ${over}: delete from signing_keys where name = '${KEPT_KEYS[kind]}', and restart ${readers}.`,
      );
    });
}

/** Before the migrations nobody has tried to make them. */
function checkSearch({ missingExtensions, pendingMigrations }: DatabaseState): Finding[] {
  if (missingExtensions.length === 0 || pendingMigrations.length > 0) return [];
  const without = missingExtensions.includes('unaccent') ? ['accents count'] : [];
  if (missingExtensions.includes('pg_trgm')) without.unshift('it takes longer');
  return [
    reportOn('search').warning(
      `The database has no ${missingExtensions.join(' and no ')}: the desk finds leads, but ${without.join(' and ')}.`,
      `Run as an administrator of the database: ${missingExtensions.map((name) => `create extension ${name};`).join(' ')} Then restart the desk.`,
    ),
  ];
}

/** What is to be said of a database in this state with those settings, and of the clock here beside its own. */
export function judgeDatabase(
  state: DatabaseState,
  { now, linkSecrets }: { now: Date; linkSecrets: LinkSecrets },
): readonly Finding[] {
  return [
    checkVersion(state),
    ...checkEncoding(state),
    checkDurability(state),
    ...checkStandby(state),
    checkConnections(state),
    checkMigrations(state),
    ...checkKeptKeys(state, linkSecrets),
    ...checkSearch(state),
    checkClock(state.now, now),
  ];
}

async function inspectOwn(dataDir: string): Promise<DatabaseState> {
  const server = await openEmbeddedPostgres({ dataDir, log: createLog('silent') });
  try {
    return await inspectDatabase(server.connection);
  } finally {
    // Stops it unless a service uses it.
    await server.close();
  }
}

/** Looks at the database of the settings; throws a StartupError when there is none and when it cannot be reached. */
export async function checkDatabase(
  { DATABASE_URL, DATA_DIR }: Place,
  { clock, linkSecrets }: Circumstances,
): Promise<readonly Finding[]> {
  if (DATABASE_URL !== undefined) {
    const state = await inspectDatabase({ connectionString: DATABASE_URL }, DATABASE_URL);
    return judgeDatabase(state, { now: clock.now(), linkSecrets });
  }
  requireDatabase({ dataDir: DATA_DIR });
  return judgeDatabase(await inspectOwn(DATA_DIR), { now: clock.now(), linkSecrets });
}
