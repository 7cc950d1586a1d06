import './app.css';
import 'virtual:brand.css';
import './layout/later-sections.css';

import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { calendarUrl, framePolicy } from 'virtual:calendar';
import { themeColours } from 'virtual:theme-colour';

import { appointment, enquiryLink } from '#/content/appointment.ts';
import { footer, header, motionSwitch } from '#/content/navigation.ts';
import { AppointmentProvider } from '#/features/appointment/appointment-provider.tsx';
import { MotionSwitch } from '#/features/motion/motion-switch.tsx';
import { useRouteMotion } from '#/features/motion/use-route-motion.ts';
import { browserClock } from '#/features/rotation/clock.ts';
import { AFTER_FIRST_SCREEN_ID } from '#/late-start/first-screen.ts';
import { BARE_SCRIPT } from '#/late-start/late-styles.ts';
import { SiteHeader } from '#/layout/header/site-header.tsx';
import { LeavingFocus } from '#/layout/leaving-focus.tsx';
import { ManifestLink } from '#/layout/manifest-link.tsx';
import { REMEMBERED_LOOKS_SCRIPT } from '#/layout/remembered-looks.ts';
import { SiteFooter } from '#/layout/site-footer.tsx';
import { SkipLink } from '#/layout/skip-link.tsx';
import { useArrival } from '#/layout/use-arrival.ts';
import { useCompletePage } from '#/layout/use-complete-page.ts';
import { useCurrentPath } from '#/layout/use-current-path.ts';
import { useReadySignal } from '#/layout/use-ready-signal.ts';
import { useRouteChange } from '#/layout/use-route-change.ts';
import { asPage } from '#/navigation/as-page.ts';
import { PageStyles } from '#/navigation/page-styles.tsx';
import { useHeadingFade } from '#/navigation/use-heading-fade.ts';
import { usePageLinks } from '#/navigation/use-page-links.ts';
import { usePagePrefetch } from '#/navigation/use-page-prefetch.ts';
import { Arriving } from '#/sections/arriving.ts';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={framePolicy} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {themeColours.map(({ media, colour }) => (
          <meta key={media} name="theme-color" media={media} content={colour} />
        ))}
        <script dangerouslySetInnerHTML={{ __html: `${REMEMBERED_LOOKS_SCRIPT};${BARE_SCRIPT}` }} />
        {/* Half a bar or half a centred hero would move while it arrives. */}
        <link rel="expect" href={`#${AFTER_FIRST_SCREEN_ID}`} blocking="render" />
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

const SWITCHES = <MotionSwitch words={motionSwitch} />;

export default asPage(function Root() {
  useReadySignal();
  const fetched = usePagePrefetch();
  const path = useCurrentPath();
  const isArriving = useArrival(path);
  useCompletePage(path, isArriving);
  useRouteMotion({ pathname: path, isArriving, timers: browserClock });
  const announcer = useRouteChange();
  usePageLinks(useHeadingFade(path, fetched));
  return (
    <AppointmentProvider calendarUrl={calendarUrl} words={appointment} enquiryLink={enquiryLink}>
      <ManifestLink />
      <SkipLink />
      <SiteHeader words={header} />
      <main id="main" data-path={path} data-arriving={isArriving ? '' : undefined}>
        <Arriving value={isArriving}>
          <LeavingFocus page={path} />
          <Outlet />
        </Arriving>
      </main>
      <SiteFooter words={footer} switches={SWITCHES} />
      <output ref={announcer} className="sr-only" />
    </AppointmentProvider>
  );
});
