import { ALL_ASSETS, EVERYWHERE, type HeaderRule } from './header-rules.ts';

const NOTE = `# Written by the build of the site from the same rules as _headers. Include it in the http block. It sends nothing by
# itself: _nginx-site does that, in the server of the site alone.
`;

/** What files have each a value of their own for. */
const NAMES = Object.keys(ALL_ASSETS.headers);

const variableOf = (name: string) => `$site_${name.replaceAll('-', '_')}`;

/** Has a server send what every answer carries, and the rest by the maps. A header without a value is not sent. */
export const ADD_HEADERS = [
  ...Object.entries(EVERYWHERE.headers).map(([name, value]) => [name, `"${value}"`]),
  ...NAMES.map((name) => [name, variableOf(name)]),
]
  .map(([name, value]) => `add_header ${name} ${value} always;\n`)
  .join('');

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
  const lines = rules.flatMap(({ pattern, headers }) =>
    name in headers ? [`  "${toExpression(pattern)}" "${headers[name]}";\n`] : [],
  );
  return `map $uri ${variableOf(name)} {\n${lines.join('')}}\n`;
}

/** The rules as configuration of nginx: a map from the address for each header whose value depends on it. */
export function toNginx(rules: readonly HeaderRule[]): string {
  return [NOTE, ...NAMES.map((name) => toMap(name, rules))].join('\n');
}
