import './desk.css';
import 'virtual:brand.css';

import type { ReactNode } from 'react';
import { BRAND_ICON } from 'virtual:brand-icon';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

import { FaultPage } from './frame/fault-page.tsx';
import { NameBuild } from './frame/page-build.tsx';
import type { Route } from './+types/root.ts';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href={BRAND_ICON} type="image/svg+xml" />
        <Meta />
        <Links />
        <NameBuild />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FaultPage error={error} />;
}
