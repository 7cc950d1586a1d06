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
