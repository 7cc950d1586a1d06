/** Whether one source of `frame-ancestors` means the site, for a page that is at `page`. */
function isSource(source: string, site: URL, page: URL): boolean {
  if (source === '*') return true;
  if (source === "'self'") return site.origin === page.origin;
  if (/^https?:$/.test(source)) return site.protocol === source;
  const [, scheme, host = '', port] =
    /^(?:(https?):\/\/)?([^/:]+)(?::(\d+|\*))?\/?$/.exec(source) ?? [];
  // Without a scheme, the page's own counts, and https where that is http.
  const hasScheme =
    scheme === undefined
      ? [page.protocol, 'https:'].includes(site.protocol)
      : site.protocol === `${scheme}:`;
  const hasHost = host.startsWith('*.')
    ? site.hostname.endsWith(host.slice(1))
    : site.hostname === host;
  const hasPort = port === undefined ? site.port === '' : port === '*' || site.port === port;
  return hasScheme && hasHost && hasPort;
}

/** Says why browsers would not show a page with these headers in a frame of the site; null when they would. */
export function whyNotFramed(headers: Headers, page: URL, site: URL): string | null {
  const policies = headers.get('content-security-policy')?.split(',') ?? [];
  const ancestors = policies
    .flatMap((policy) => policy.split(';'))
    .flatMap((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return name.toLowerCase() === 'frame-ancestors' ? [sources] : [];
    });
  const forbidding = ancestors.find(
    (sources) => !sources.some((source) => isSource(source, site, page)),
  );
  if (forbidding) return `frame-ancestors ${forbidding.join(' ')}`;
  // With frame-ancestors, browsers ignore the older header.
  const older = headers.get('x-frame-options');
  const isOlderMet =
    older === null || (older.toUpperCase() === 'SAMEORIGIN' && site.origin === page.origin);
  return ancestors.length > 0 || isOlderMet ? null : `X-Frame-Options ${older}`;
}
