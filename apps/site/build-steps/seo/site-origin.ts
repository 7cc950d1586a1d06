const DEFAULT_ORIGIN = 'http://localhost:3000';

/** The origin that SITE_URL names, without a slash at its end; throws for anything else than an origin. */
export function readSiteOrigin(setting: string | undefined): string {
  if (!setting) return DEFAULT_ORIGIN;
  const url = URL.parse(setting);
  const isOrigin = url?.origin === setting.replace(/\/$/, '');
  if (!isOrigin || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `SITE_URL is "${setting}", which is no origin, so pages cannot name their address. Set it to the address of the site without a path, such as https://www.example.com.`,
    );
  }
  return url.origin;
}
