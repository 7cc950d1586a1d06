import './app.css';
import 'virtual:brand.css';

import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?no-inline';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?no-inline';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { themeColours } from 'virtual:theme-colour';

import { footer, header } from '#/content/navigation.ts';
import { SiteFooter } from '#/layout/site-footer.tsx';
import { SiteHeader } from '#/layout/site-header.tsx';
import { SkipLink } from '#/layout/skip-link.tsx';
import { useReadySignal } from '#/layout/use-ready-signal.ts';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {themeColours.map(({ media, colour }) => (
          <meta key={media} name="theme-color" media={media} content={colour} />
        ))}
        {[besley, figtree].map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useReadySignal();
  return (
    <>
      <SkipLink />
      <SiteHeader words={header} />
      <main id="main">
        <Outlet />
      </main>
      <SiteFooter words={footer} />
    </>
  );
}
