import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { PROJECT_ROOT } from '../project-root.ts';

/** The host names of the site, the booking page and the desk; the proxy vouches for such names itself. */
export const HOSTS = {
  site: 'www.shop.localhost',
  booking: 'booking.shop.localhost',
  desk: 'desk.shop.localhost',
} as const;

const SECRET = '0123456789abcdef'.repeat(2);
const OWN_NAMES = 'trial.yaml';

const SETTINGS = {
  COMPOSE_PROJECT_NAME: 'high-street-trial',
  COMPOSE_FILE: `compose.yaml:${OWN_NAMES}`,
  SITE_URL: `https://${HOSTS.site}`,
  CALENDAR_URL: `https://${HOSTS.booking}`,
  DESK_URL: `https://${HOSTS.desk}`,
  POSTGRES_PASSWORD: SECRET,
  FORM_TOKEN_SECRET: SECRET,
  // Nobody answers there, so mails wait.
  SMTP_URL: 'smtp://relay:1025',
  // All visitors of a trial have one address.
  CALLS_PER_MINUTE: '1000000',
} as const;

/** The images that are built, under names of their own. */
export const IMAGES = { services: 'high-street-trial', proxy: 'high-street-trial-proxy' } as const;

/** Names and ports that nothing else on this machine has; the label makes another image of the same files. */
function ownNames(version: number): string {
  return `services:
  publish: { image: ${IMAGES.services} }
  web: { image: ${IMAGES.services}, build: { labels: { trial: '${version}' } } }
  worker: { image: ${IMAGES.services} }
  calendar: { image: ${IMAGES.services} }
  desk: { image: ${IMAGES.services} }
  proxy: { image: ${IMAGES.proxy}, ports: !override ['127.0.0.1::80', '127.0.0.1::443'] }
`;
}

/** A copy of the project that the commands of docs/deployment.md are run in. */
export type Checkout = {
  readonly folder: string;
  /** Sets a variable in .env. */
  readonly set: (name: string, value: string) => Promise<void>;
  /** Has the next build make the image of another version. */
  readonly becomeVersion: (version: number) => Promise<void>;
  /** Runs compose without the product's own calendar from now on. */
  readonly leaveOutCalendar: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

function listFiles(): string[] {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', words, { cwd: PROJECT_ROOT, encoding: 'utf8' }).split('\0');
  return names.filter((name) => name !== '' && existsSync(join(PROJECT_ROOT, name)));
}

/** Copies the project as a checkout with umask 077 has it, whose files nobody but their owner can read. */
async function copyProject(folder: string): Promise<void> {
  for (const name of listFiles()) {
    const place = join(folder, name);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await copyFile(join(PROJECT_ROOT, name), place);
    await chmod(place, 0o600);
  }
}

/** Copies the project and fills in its settings; `remove` takes the copy away. */
export async function copyCheckout(): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'hs-containers-'));
  const env = join(folder, '.env');

  async function set(name: string, value: string): Promise<void> {
    const lines = (await readFile(env, 'utf8')).split('\n');
    const others = lines.filter((line) => !line.startsWith(`${name}=`));
    await writeFile(env, [...others, `${name}=${value}`].join('\n'));
  }
  const becomeVersion = (version: number) => writeFile(join(folder, OWN_NAMES), ownNames(version));

  await copyProject(folder);
  await copyFile(join(folder, 'deploy/.env.example'), env);
  for (const [name, value] of Object.entries(SETTINGS)) await set(name, value);
  await becomeVersion(1);
  return {
    folder,
    set,
    becomeVersion,
    leaveOutCalendar: () =>
      set('COMPOSE_FILE', `compose.yaml:deploy/other-calendar.yaml:${OWN_NAMES}`),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
