import type { HeaderRule } from './header-rules.ts';

const NOTE = `# Written by the build of the site from the same rules as _headers. Include it in the http block.
# A header without a value is not sent. A server or location with an add_header of its own inherits none of these.
`;

const ALL = '/*';

/**
 * A pattern as a regular expression. A page is known by its address and by the file that nginx found for it, which
 * `try_files $uri $uri/index.html` finds behind two slashes.
 */
function toExpression(pattern: string): string {
  const escaped = pattern.replaceAll(/[.+?^$()[\]{}|\\]/g, '\\$&');
  if (escaped.endsWith('*')) return `~^${escaped.slice(0, -1)}`;
  if (pattern === '/') return '~^/+(?:index\\.html)?$';
  return escaped.endsWith('/')
    ? `~^${escaped.slice(0, -1)}(?:/+(?:index\\.html)?)?$`
    : `~^${escaped}$`;
}

function toMap(name: string, rules: readonly HeaderRule[]): string {
  const lines = rules.map(
    ({ pattern, headers }) => `  "${toExpression(pattern)}" "${headers[name] ?? ''}";\n`,
  );
  const variable = `$site_${name.replaceAll('-', '_')}`;
  return `map $uri ${variable} {\n${lines.join('')}}\nadd_header ${name} ${variable} always;\n`;
}

/** The rules as configuration of nginx: what every answer carries, and for each other header a map from the address. */
export function toNginx(rules: readonly HeaderRule[]): string {
  const forAll = rules.filter(({ pattern }) => pattern === ALL);
  const others = rules.filter(({ pattern }) => pattern !== ALL);
  const lines = forAll.flatMap(({ headers }) =>
    Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;\n`),
  );
  const names = new Set(others.flatMap(({ headers }) => Object.keys(headers)));
  const maps = [...names].map((name) =>
    toMap(
      name,
      others.filter(({ headers }) => name in headers),
    ),
  );
  return [NOTE, lines.join(''), ...maps].join('\n');
}
