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

/** The address of a service on this host and port. */
export function buildAddress(host: string, port: number): string {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  // Without the port where it is the usual one, as browsers name origins.
  return URL.parse(address)?.origin ?? address;
}

/** The product's own calendar runs unless CALENDAR_URL says otherwise; CALENDAR_PORT asks for it in any case. */
export function planCalendar(config: StartConfig): CalendarPlan {
  const { HOST, PORT, CALENDAR_URL, CALENDAR_PORT, SITE_URL } = config;
  if (CALENDAR_URL !== undefined && CALENDAR_PORT === undefined)
    return { url: CALENDAR_URL, own: null };
  const port = CALENDAR_PORT ?? OWN_PORT;
  const url = CALENDAR_URL ?? `http://localhost:${port}`;
  const env = {
    CALENDAR_PORT: String(port),
    // A calendar that the site does not show is still reached at its own port.
    CALENDAR_URL: url === 'none' ? '' : url,
    SITE_URL: SITE_URL ?? buildAddress(HOST, PORT),
  };
  return { url, own: { address: buildAddress(HOST, port), env } };
}
