import { deepEqual, equal, match } from 'node:assert/strict';

import { systemClock } from '@high-street/server';

import { IMAGES, HOSTS } from './checkout.ts';
import { persist, type Trial } from './trial.ts';
import { upgradeUnderVisitors } from './upgrade.ts';
import { visitPlainly } from './visitor.ts';

/** Something that holds for the product in containers; the text that `run` gives is told beside its title. */
export type Check = {
  readonly title: string;
  readonly run: (trial: Trial) => Promise<string | void>;
};

const SERVICES = ['web', 'worker', 'calendar', 'desk'] as const;
/** Less than the time after which Docker kills a service. */
const STOP_LIMIT_MS = 14_000;
const NEW_PASSWORD = 'fedcba9876543210'.repeat(2);

/** Whether root, a capability, a way to new privileges or a place to write is to be had; silent when not. */
const FIND_RIGHTS = `set -e
test "$(id -u)" = 1000
grep -q "^CapBnd:.0000000000000000" /proc/1/status
grep -q "^NoNewPrivs:.1" /proc/1/status
for file in /x /tmp/x /srv/high-street/x /srv/site/x /srv/booking/x; do ! touch $file 2> /dev/null; done`;
const FIND_TOOLS =
  '! command -v npm npx yarn corepack gcc cc make python3 git curl wget && ! ls package-lock.json bench e2e 2> /dev/null';

function answers(place: keyof typeof HOSTS, path: string, status: number): Check {
  return {
    title: `${HOSTS[place]}${path} answers ${status}`,
    run: (trial) => persist(async () => equal((await trial.visit(place, path)).status, status)),
  };
}

function leadFrom(email: string): URLSearchParams {
  return new URLSearchParams({
    contactName: 'Priya Sharma',
    email,
    country: 'GB',
    phoneNumber: '7700900142',
    storeName: 'Bramble Bakery',
    message: 'We bake on four mornings a week.',
    website_url: '',
  });
}

async function sendLead(trial: Trial, email: string): Promise<void> {
  equal((await trial.visit('site', '/enquiry')).status, 200);
  const { body } = await trial.visit('site', '/enquiry', leadFrom(email));
  match(body, /Your reference is/);
}

async function listLeads({ compose }: Trial): Promise<string[]> {
  const out = await compose('exec', '-T', 'web', 'node', 'apps/api/src/leads-command/cli.ts');
  return [...out.matchAll(/\w+@bramble\.example/g)].map(([email]) => email).toSorted();
}

function hasLeads(title: string, ...names: readonly string[]): Check {
  const expected = names.map((name) => `${name}@bramble.example`).toSorted();
  return { title, run: async (trial) => deepEqual(await listLeads(trial), expected) };
}

function takesLead(title: string, name: string): Check {
  return { title, run: (trial) => sendLead(trial, `${name}@bramble.example`) };
}

function hasNoRights(service: string): Check {
  return {
    title: `${service} is not root, has no capability and can write nowhere`,
    run: async ({ compose }) => {
      await compose('exec', '-T', service, 'sh', '-c', FIND_RIGHTS);
    },
  };
}

function endsByItself(service: string): Check {
  return {
    title: `${service} ends by itself when it is told to`,
    run: async ({ compose, docker }) => {
      const id = (await compose('ps', '--quiet', service)).trim();
      const before = systemClock.now().getTime();
      await compose('stop', service);
      const took = systemClock.now().getTime() - before;
      equal(took < STOP_LIMIT_MS, true, `it took ${took} ms`);
      equal((await docker('inspect', id, '--format', '{{.State.ExitCode}}')).trim(), '0');
      return `${(took / 1_000).toFixed(1)} s`;
    },
  };
}

const BUILDS: Check = {
  title: 'docker compose up --build -d, from a checkout that its owner alone can read',
  run: async ({ compose }) => {
    await compose('up', '--build', '--detach');
  },
};

const REDIRECTS: Check = {
  title: 'calls without TLS are led to TLS',
  run: async ({ findDoor }) => {
    const { status, location } = await visitPlainly(await findDoor(), HOSTS.site, '/pricing');
    deepEqual([status, location], [308, `https://${HOSTS.site}/pricing`]);
  },
};

const HAS_NO_TOOLS: Check = {
  title: 'the image has no compiler, npm, git or curl, and no lockfile or other members',
  run: async ({ docker }) => {
    const words = ['run', '--rm', '--network', 'none', '--entrypoint', 'sh'];
    await docker(...words, IMAGES.services, '-c', FIND_TOOLS);
  },
};

const BACKS_UP: Check = {
  title: 'a backup holds the lead',
  run: async ({ compose, checkout }) => {
    const volume = `${checkout.folder}:/backup`;
    const words = ['run', '--rm', '--user', '0', '--volume', volume, 'web'];
    const out = await compose(...words, 'node', 'ops/backup.ts', 'backup', '/backup/a.backup');
    match(out, /^Wrote \/backup\/a\.backup: 1 lead and 0 bookings from the database high_street/m);
  },
};

const KEEPS_EARLIER_ASSETS: Check = {
  title: 'a booking page of an earlier build finds its assets',
  run: async ({ compose, visit }) => {
    const write = 'echo earlier > /srv/booking/assets/client-earlier.js';
    await compose('run', '--rm', '--no-deps', '--entrypoint', 'sh', 'publish', '-c', write);
    const { status, body } = await visit('booking', '/assets/client-earlier.js');
    deepEqual([status, body], [200, 'earlier\n']);
  },
};

const INVITES: Check = {
  title: 'the command makes the link that lets the first owner in, at the address of the desk',
  run: async ({ compose }) => {
    const words = ['invite', 'mara@bramble.example', '--role', 'owner'];
    const command = ['node', 'apps/desk/src/desk-command/cli.ts', ...words];
    const out = await compose('exec', '-T', 'desk', ...command);
    equal(out.includes(`https://${HOSTS.desk}/invitation/`), true, out);
  },
};

const UPGRADES: Check = {
  title: 'an upgrade turns no visitor away',
  run: async (trial) => {
    const { count, refused, longestMs } = await upgradeUnderVisitors(trial, 2);
    deepEqual(refused, []);
    return `${count} visits, the longest ${(longestMs / 1_000).toFixed(1)} s`;
  },
};

const CHANGES_PASSWORD: Check = {
  title: "the database's password is changed as docs/operations.md says",
  run: async ({ compose, checkout }) => {
    const statement = `alter role high_street password '${NEW_PASSWORD}'`;
    const psql = ['psql', '--username=high_street', '--dbname=high_street', '--command', statement];
    await compose('exec', '-T', 'database', ...psql);
    await checkout.set('POSTGRES_PASSWORD', NEW_PASSWORD);
    await compose('up', '--detach');
  },
};

const COMES_BACK: Check = {
  title: 'docker compose down, then up',
  run: async ({ compose }) => {
    await compose('down');
    await compose('up', '--detach');
  },
};

const LEAVES_OUT_CALENDAR: Check = {
  title:
    'without a calendar, and with a desk that does not start, the site is there, and no certificate is asked for another name',
  run: async (trial) => {
    await trial.checkout.leaveOutCalendar();
    // Without the client and its secret, which the desk asks for.
    await trial.checkout.set('OIDC_ISSUER', 'https://accounts.shop.localhost');
    await trial.compose('up', '--detach');
    await persist(async () => equal((await trial.visit('site', '/')).status, 200));
    equal((await trial.compose('ps', '--quiet', 'calendar')).trim(), '');
    const adapt = ['caddy', 'adapt', '--config', '/etc/caddy/Caddyfile'];
    const config = await trial.compose('exec', '-T', 'proxy', ...adapt);
    equal(config.includes(HOSTS.booking), false);
  },
};

/** What is tried, in this order: each finds what those before it left behind. */
export const CHECKS: readonly Check[] = [
  BUILDS,
  ...['/', '/enquiry', '/pricing', '/api/form-token', '/readyz'].map((path) =>
    answers('site', path, 200),
  ),
  answers('site', '/nowhere', 404),
  answers('booking', '/', 200),
  answers('booking', '/readyz', 200),
  answers('desk', '/sign-in', 200),
  answers('desk', '/readyz', 200),
  INVITES,
  REDIRECTS,
  takesLead('a lead is taken by the form without scripts', 'one'),
  hasLeads('it is stored', 'one'),
  ...SERVICES.map(hasNoRights),
  HAS_NO_TOOLS,
  BACKS_UP,
  KEEPS_EARLIER_ASSETS,
  UPGRADES,
  CHANGES_PASSWORD,
  hasLeads('the lead is still there', 'one'),
  ...[...SERVICES, 'proxy', 'database'].map(endsByItself),
  COMES_BACK,
  hasLeads('the lead is still there after that', 'one'),
  takesLead('the next lead is taken', 'two'),
  hasLeads('both are stored', 'one', 'two'),
  LEAVES_OUT_CALENDAR,
];
