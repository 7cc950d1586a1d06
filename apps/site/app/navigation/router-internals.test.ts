import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { createElement } from 'react';
import { createRequestHandler, Outlet, Scripts, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';

import * as entryServer from '../entry.server.tsx';

import { SPA_FALLBACK, STATE_SCRIPT_PREFIX, useManifestRoutes } from './router-internals.ts';

const ROUTE = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};
const ROOT = {
  ...ROUTE,
  id: 'root',
  path: '',
  module: '/root.js',
  imports: [],
  css: ['/root.css'],
};
const PRICING = {
  ...ROUTE,
  id: 'routes/pricing',
  parentId: 'root',
  path: 'pricing',
  module: '/pricing.js',
  imports: ['/shared.js'],
  css: ['/pricing.css'],
};

/** The addresses of a page's files as the site reads them. */
function Files() {
  const page = useManifestRoutes()['routes/pricing'];
  return createElement(
    'output',
    {},
    [page?.module, page?.imports, page?.css, page?.path].join(' '),
  );
}

function Root() {
  const parts = [Files, Outlet, Scripts].map((Part) => createElement<object>(Part));
  return createElement('html', {}, createElement('body', {}, ...parts));
}

/** What the build makes of a site of one page, as the router's own plug-in does. */
function aBuild(): ServerBuild {
  return {
    entry: { module: entryServer },
    routes: {
      root: { id: 'root', path: '', module: { default: Root } },
      [PRICING.id]: { ...PRICING, module: { default: () => 'Plans' } },
    },
    assets: {
      version: '1',
      url: '/manifest.js',
      entry: { module: '/entry.js', imports: [] },
      routes: { root: ROOT, [PRICING.id]: PRICING },
    },
    publicPath: '/',
    assetsBuildDirectory: 'build',
    future: {},
    ssr: false,
    isSpaMode: false,
    prerender: ['/pricing'],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

async function prerenderPage(): Promise<string> {
  const answer = createRequestHandler(aBuild(), 'production');
  return (await answer(new Request('http://localhost/pricing'))).text();
}

test('the router tells its components the files of every route', async () => {
  expect(
    await prerenderPage(),
    'React Router no longer gives its list of routes, with module, imports, css and path of each, by its framework context',
  ).toContain('<output>/pricing.js /shared.js /pricing.css pricing</output>');
});

test('its scripts in a page are one module, and states that begin alike', async () => {
  const page = await prerenderPage();
  const scripts = [...page.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
  const [modules, others] = [true, false].map((isModule) =>
    scripts.filter(([, attributes = '']) => attributes.includes('type="module"') === isModule),
  );
  expect(modules, 'React Router no longer writes one module script into a page').toHaveLength(1);
  expect(modules?.[0]?.[2]).toContain('import("/entry.js")');
  const states = others?.map(([, , text]) => text);
  expect(states?.length, 'React Router writes no state into a page').toBeGreaterThan(0);
  for (const text of states ?? [])
    expect(
      text?.trim().startsWith(STATE_SCRIPT_PREFIX),
      `React Router hands its state over by another name than ${STATE_SCRIPT_PREFIX}: ${text}`,
    ).toBe(true);
});

test.each([
  [
    'lists parent and path of a route',
    /let routeManifestEntry = \{[^}]{1,80}parentId: route\.parentId,\s*path: route\.path,/,
  ],
  [
    'lists module, imports and stylesheets of a route',
    /return \{\s*module: [^]{1,80}\simports: [^]{1,200}\scss: /,
  ],
  [`writes ${SPA_FALLBACK}`, SPA_FALLBACK],
])('its plug-in %s', async (what, pattern) => {
  const plugIn = createRequire(import.meta.url).resolve('@react-router/dev/vite');
  const isThere = (await readFile(plugIn, 'utf8')).search(pattern) !== -1;
  expect(isThere, `React Router’s plug-in no longer ${what}`).toBe(true);
});
