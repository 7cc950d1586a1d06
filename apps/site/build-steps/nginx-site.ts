import { glob, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { CONTENT_TYPES } from '@high-street/server/static';

import { REDIRECTS } from '../app/pages.ts';

import { ADD_HEADERS } from './nginx-headers.ts';

const NOTE = `# Written by the build of the site. Include it in the server block, after a "root" that names the published site and with
# an upstream "high_street_api" that names the API; _nginx-headers belongs into the http block around it. A location
# with an add_header of its own sends none of these.
`;

const NOT_FOUND = '/404';
const PAGE = '/index.html';

/** What is in the folder and is sent to nobody under its own name. */
const HIDDEN = [
  // A page has one address, and the packed twin of a file none.
  '/index\\.html$',
  '\\.(?:br|gz)$',
  // The page that says so, wherever hosts look for it.
  '^/404(?:\\.html)?/?$',
  // Rules for other hosts, the record of what is published, and what others left behind.
  '^/_',
  '/\\.(?!well-known/)',
];

const SETTINGS = `charset off;
default_type application/octet-stream;
gzip_static on;
gzip_vary on;
absolute_redirect off;
error_page 404 ${NOT_FOUND}${PAGE};
# What is no reading of a page is the API's: the forms post to the address of their page.
error_page 405 = @api;
proxy_http_version 1.1;
proxy_set_header Connection "";
proxy_set_header Host $http_host;
proxy_set_header X-Forwarded-For $remote_addr;
proxy_set_header X-Forwarded-Proto $scheme;
`;

/** An "add_header" here, though of nothing, keeps those of the site away: the API's answers bring their own. */
const TO_API = '{ add_header x-none ""; proxy_pass http://high_street_api; }';
const API = `location @api ${TO_API}\nlocation ~ "^/(?:api|your-enquiry)(?:/|$)" ${TO_API}\n`;

const escape = (path: string) => path.replaceAll(/[.+?^$()[\]{}|\\]/g, '\\$&');

function toTypes(): string {
  const lines = Object.entries(CONTENT_TYPES).map(
    ([ending, type]) => `  "${type}" ${ending.slice(1)};\n`,
  );
  return `types {\n${lines.join('')}}\n`;
}

function toPage(address: string): string {
  const file = address === '/' ? PAGE : `${address}${PAGE}`;
  return `location = ${address} { try_files ${file} =404; }\n`;
}

/** Leads an address that ends in slashes or is cased otherwise to the page that it means. */
function toMove([from, to]: readonly [from: string, to: string]): string {
  return `location ~* "^${escape(from)}/*$" { return 301 ${to}$is_args$args; }\n`;
}

async function listPages(folder: string): Promise<string[]> {
  const addresses: string[] = [];
  for await (const name of glob(['index.html', '**/index.html'], { cwd: folder })) {
    addresses.push(`/${name}`.replace(/\/index\.html$/, '') || '/');
  }
  return [...new Set(addresses)].filter((address) => address !== NOT_FOUND).toSorted();
}

/** How nginx serves the pages at these addresses as our own server does. */
export function toNginxSite(pages: readonly string[]): string {
  const moves = [
    ...pages.filter((address) => address !== '/').map((address) => [address, address] as const),
    ...REDIRECTS.filter(([from]) => !pages.some((page) => page.toLowerCase() === from)),
  ];
  return [
    NOTE,
    ADD_HEADERS,
    toTypes(),
    SETTINGS,
    API,
    pages.map(toPage).join(''),
    moves.map(toMove).join(''),
    HIDDEN.map((pattern) => `location ~ "${pattern}" { return 404; }\n`).join(''),
    `location = ${NOT_FOUND}${PAGE} { internal; }\nlocation / { try_files $uri =404; }\n`,
  ].join('\n');
}

/** Writes `nginx-site.conf` beside the folder of the files. */
export async function writeNginxSite(build: string, folder: string): Promise<void> {
  await writeFile(join(build, 'nginx-site.conf'), toNginxSite(await listPages(folder)));
}
