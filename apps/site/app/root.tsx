import './app.css';
import 'virtual:brand.css';
import './page-loading/below-the-fold.css';

import { settings } from '@high-street/owner';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useParams } from 'react-router';
import { calendarUrl, framePolicy } from 'virtual:calendar';
import { themeColours } from 'virtual:theme-colour';

import { appointment, enquiryLink } from '#/content/appointment.ts';
import { brokenPage } from '#/content/broken-page.ts';
import { counting, footer, header, motionSwitch } from '#/content/navigation.ts';
import { AppointmentProvider } from '#/features/appointment/appointment-provider.tsx';
import { CountingNote } from '#/features/counting/counting-note.tsx';
import { useCounting } from '#/features/counting/use-counting.ts';
import { MotionSwitch } from '#/features/motion/motion-switch.tsx';
import { useRouteMotion } from '#/features/motion/use-route-motion.ts';
import { BrokenPage } from '#/layout/broken-page.tsx';
import { SiteHeader } from '#/layout/header/site-header.tsx';
import { ManifestLink } from '#/layout/manifest-link.tsx';
import { SAVED_SCHEME_SCRIPT } from '#/layout/saved-scheme.ts';
import { askDevice } from '#/layout/scheme-preference.ts';
import { SiteFooter } from '#/layout/site-footer.tsx';
import { SkipLink } from '#/layout/skip-link.tsx';
import { browserClock } from '#/motion/clock.ts';
import { definePage, PageStyles, usePageTransitions } from '#/navigation/index.ts';
import { FirstFrame } from '#/page-loading/first-frame.ts';
import { STYLES_PENDING_SCRIPT } from '#/page-loading/styles.ts';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={framePolicy} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {themeColours.map(({ scheme, colour }) => (
          <meta
            key={scheme}
            name="theme-color"
            data-bars={scheme}
            media={askDevice(scheme)}
            content={colour}
          />
        ))}
        <script
          dangerouslySetInnerHTML={{
            __html: `${SAVED_SCHEME_SCRIPT};${STYLES_PENDING_SCRIPT}`,
          }}
        />
        {/* Half a bar or half a centred hero would move while it arrives. */}
        <link rel="expect" href="#main" blocking="render" />
        <Meta />
        {/* While the site is worked on, Vite has the styles. */}
        {import.meta.env.DEV ? <Links /> : <PageStyles />}
      </head>
      <body>
        {children}
        {/* React has no more to do with them: the router would take them out at the first change of pages. */}
        {import.meta.env.SSR ? <Scripts /> : null}
      </body>
    </html>
  );
}

/** Shown in place of every page once one of them has thrown, where the router would show its own words and the stack. */
export function ErrorBoundary() {
  return <BrokenPage words={brokenPage} />;
}

const SWITCHES = (
  <>
    <MotionSwitch words={motionSwitch} />
    <CountingNote words={counting} />
  </>
);
/** Whatever somebody typed into the address bar is not counted by its name. */
const UNKNOWN_PAGE = 'other';

export default definePage(function Root() {
  const { path, isFirstFrame, announcer } = usePageTransitions();
  const isKnown = useParams()['*'] === undefined;
  useCounting({
    page: isKnown ? path : UNKNOWN_PAGE,
    apiBase: settings.apiBase,
  });
  useRouteMotion({ pathname: path, isFirstFrame, timers: browserClock });
  return (
    <AppointmentProvider calendarUrl={calendarUrl} words={appointment} enquiryLink={enquiryLink}>
      <ManifestLink />
      <SkipLink />
      <SiteHeader words={header} />
      <main id="main" data-path={path} data-first-frame={isFirstFrame ? '' : undefined}>
        <FirstFrame value={isFirstFrame}>
          <Outlet />
        </FirstFrame>
      </main>
      <SiteFooter words={footer} switches={SWITCHES} />
      <output ref={announcer} className="sr-only" />
    </AppointmentProvider>
  );
});
