import { gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { startTestApp } from './test-app.ts';

test.for(['/sign-in', '/leads'])(
  '%s names its build, and all that rooms are made of, each once',
  async (path) => {
    const desk = await startTestApp();
    const owner = path === '/sign-in' ? desk.browser() : await desk.signedIn('owner');
    const { version, routes } = desk.screens.build.assets;
    const rooms = Object.values(routes).filter((route) => route !== undefined);
    expect(rooms.length).toBeGreaterThan(40);
    const { body } = await owner.get(path);

    expect(body).toContain(`<meta name="desk-version" content="${version}"/>`);
    const [, named = ''] = /<meta name="desk-files" content="([^"]+)"\/>/.exec(body) ?? [];
    const files = rooms.flatMap(({ module, imports, css }) =>
      [module, imports ?? [], css ?? []].flat(),
    );
    expect(named.split(' ').toSorted()).toEqual([...new Set(files)].toSorted());
  },
);

test('a page and its data are packed for browsers', async () => {
  const desk = await startTestApp();
  const owner = await desk.signedIn('owner');
  for (const path of ['/leads', '/leads.data']) {
    const plain = await owner.get(path);
    const packed = await owner.get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect([path, packed.statusCode, packed.headers['content-encoding']]).toEqual([
      path,
      200,
      'gzip',
    ]);
    expect(gunzipSync(packed.rawPayload).length).toBeGreaterThan(plain.body.length / 2);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
  }
});
