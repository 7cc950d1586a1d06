/** An answer as it is judged: its headers by names in lower case, and its text where it is a page. */
type Answer = {
  readonly headers: Readonly<Record<string, string | readonly string[] | number | undefined>>;
  readonly html?: string;
};

type Sources = ReadonlySet<string>;
type Policy = ReadonlyMap<string, Sources>;

const SIX_MONTHS_S = 15_768_000;
const LEAST_FOR_EXTRA_CREDIT = 90;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const BROAD = [
  '*',
  'http:',
  'https:',
  'ftp:',
  'http://*',
  'https://*',
  'http://*.*',
  'https://*.*',
];
const OWN_WINDOWS = ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'];
const UNSAFE = [...BROAD, "'unsafe-inline'", 'data:'];
const PASSIVE = ['img-src', 'media-src'];
const META = /<meta http-equiv="content-security-policy" content="([^"]*)"/gi;

function parsePolicy(texts: readonly string[]): Policy {
  const policy = new Map<string, Set<string>>();
  for (const directive of texts.join(';').split(';')) {
    const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (name) policy.set(name, new Set([...(policy.get(name) ?? []), ...sources]));
  }
  return policy;
}

function sourcesOf(policy: Policy, name: string): Sources {
  return policy.get(name) ?? policy.get('default-src') ?? new Set(['*']);
}

function allows(policy: Policy, name: string, sources: readonly string[]): boolean {
  return sources.some((source) => sourcesOf(policy, name).has(source));
}

function loadsOverHttp(policy: Policy, isKind: (name: string) => boolean): boolean {
  return [...policy].some(
    ([name, sources]) =>
      isKind(name) && [...sources].some((source) => /^(?:http|ftp):/.test(source)),
  );
}

function scorePolicy(policy: Policy): number {
  if (policy.size === 0) return -25;
  if (allows(policy, 'script-src', UNSAFE) || allows(policy, 'object-src', BROAD)) return -20;
  if (loadsOverHttp(policy, (name) => !PASSIVE.includes(name))) return -20;
  const evaluating = ['script-src', 'style-src'];
  if (evaluating.some((name) => allows(policy, name, ["'unsafe-eval'"]))) return -10;
  if (loadsOverHttp(policy, (name) => PASSIVE.includes(name))) return -10;
  if (allows(policy, 'style-src', UNSAFE)) return 0;
  return allows(policy, 'default-src', ["'none'"]) ? 10 : 5;
}

function scoreFraming(policy: Policy, fallback: string): number {
  return policy.has('frame-ancestors') || /^(?:deny|sameorigin)$/i.test(fallback) ? 5 : -20;
}

function scoreTransport(value: string): number {
  const seconds = Number(/max-age=(\d+)/i.exec(value)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= SIX_MONTHS_S ? 0 : -10;
}

function scoreReferrer(value: string): number {
  if (value === '') return 0;
  return PRIVATE.includes(value) ? 5 : -5;
}

function scoreUseByOthers(value: string): number {
  if (value === '' || value === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(value) ? 10 : -5;
}

function scoreOpening(value: string): number {
  if (value === '' || value === 'unsafe-none') return 0;
  return OWN_WINDOWS.includes(value) ? 10 : -5;
}

/**
 * The score of Mozilla's HTTP Observatory for an answer over TLS, as far as headers decide it; 100 is an A+. After
 * src/grader/charts.js and src/analyzer/tests of github.com/mdn/mdn-http-observatory, read at version 1.6.3. Left out is
 * what headers do not show (redirects, preloading, hashes of scripts from elsewhere) and what none of ours asks for
 * (cross-origin-embedder-policy). Sources of several policies count together, where a browser takes the strictest.
 * Throws for a cookie, whose rules are not followed here.
 */
export function observatoryScore({ headers, html = '' }: Answer): number {
  const valueOf = (name: string) => String(headers[name] ?? '').trim();
  if (valueOf('set-cookie') !== '')
    throw new Error('The answer sets a cookie, which none of ours does.');
  const sent = valueOf('content-security-policy').split(',');
  const meta = Array.from(html.matchAll(META), ([, policy = '']) => policy);
  const scores = [
    scorePolicy(parsePolicy([...sent, ...meta])),
    scoreFraming(parsePolicy(sent), valueOf('x-frame-options')),
    scoreTransport(valueOf('strict-transport-security')),
    scoreReferrer(valueOf('referrer-policy')),
    scoreUseByOthers(valueOf('cross-origin-resource-policy')),
    scoreOpening(valueOf('cross-origin-opener-policy')),
    valueOf('x-content-type-options') === 'nosniff' ? 0 : -5,
    valueOf('access-control-allow-credentials') === 'true' ? -50 : 0,
  ];
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
  const base = 100 + sum(scores.filter((score) => score < 0));
  return base >= LEAST_FOR_EXTRA_CREDIT ? base + sum(scores.filter((score) => score > 0)) : base;
}
