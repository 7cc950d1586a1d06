import type { StartConfig } from './start-config.ts';

/** Where the product's own calendar is by default. */
const OWN_PORT = 3001;

/** The booking page of the site. */
export type CalendarPlan = {
  /** What the site is built with as CALENDAR_URL: an address or `none`. */
  readonly url: string;
  /** The product's own calendar, or null when it does not run: where it answers and what it is started with. */
  readonly own: { readonly address: string; readonly env: NodeJS.ProcessEnv } | null;
};

/** Every address of this machine, which is none that a browser can open. */
const WILDCARDS = ['0.0.0.0', '::'];
/** What a browser on this machine reaches by `localhost`. */
const OWN_HOSTS = [...WILDCARDS, 'localhost', '127.0.0.1', '::1'];

/** The address at which this machine's own browsers find a service on this host and port. */
export function buildAddress(listening: string, port: number): string {
  const host = WILDCARDS.includes(listening) ? 'localhost' : listening;
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  // Without the port where it is the usual one, as browsers name origins.
  return URL.parse(address)?.origin ?? address;
}

/** The address of the site; without SITE_URL where the product answers. */
export function planSiteUrl({
  HOST,
  PORT,
  SITE_URL,
}: Pick<StartConfig, 'HOST' | 'PORT' | 'SITE_URL'>): string {
  return SITE_URL ?? buildAddress(HOST, PORT);
}

/** The product's own calendar runs unless CALENDAR_URL says otherwise; CALENDAR_PORT asks for it in any case. */
export function planCalendar(config: StartConfig): CalendarPlan {
  const { HOST, CALENDAR_URL, CALENDAR_PORT } = config;
  if (CALENDAR_URL !== undefined && CALENDAR_PORT === undefined)
    return { url: CALENDAR_URL, own: null };
  const port = CALENDAR_PORT ?? OWN_PORT;
  // Where it answers at one address of the network alone, localhost leads nowhere.
  const host = OWN_HOSTS.includes(HOST) ? 'localhost' : HOST;
  const url = CALENDAR_URL ?? buildAddress(host, port);
  const env = {
    CALENDAR_PORT: String(port),
    // A calendar that the site does not show is still reached at its own port.
    CALENDAR_URL: url === 'none' ? '' : url,
    SITE_URL: planSiteUrl(config),
  };
  return { url, own: { address: buildAddress(HOST, port), env } };
}
