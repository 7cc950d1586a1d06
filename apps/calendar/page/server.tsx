import { escapeHtml } from '@high-street/contract';
import { renderToString } from 'react-dom/server';
import { assets } from 'virtual:page-assets';

import { BookingPage } from './booking-page.tsx';
import { startState } from './booking-state.ts';
import { embedJson, EMBEDDED_ID, type Embedded } from './embedded.ts';
import type { PageProps } from './page-props.ts';
import { writeTitle } from './write-title.ts';
import { listZones } from './zone-list.ts';
import { ZonesContext } from './zones.ts';

/** The complete booking page as HTML; works as it stands, and its scripts go on from there. */
export function renderPage(props: PageProps): string {
  const embedded: Embedded = { props, zones: listZones() };
  const body = renderToString(
    <ZonesContext value={embedded.zones}>
      <BookingPage props={props} inbox={null} />
    </ZonesContext>,
  );
  const fonts = assets.fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">',
    `<title>${escapeHtml(writeTitle(startState(props), props.brand))}</title><link rel="icon" href="data:,">`,
    ...fonts,
    ...styles,
    `<script type="module" src="${assets.script}"></script></head>`,
    `<body><div id="root">${body}</div>`,
    `<script type="application/json" id="${EMBEDDED_ID}">${embedJson(embedded)}</script>`,
    '</body></html>',
  ].join('');
}

export type { PageProps } from './page-props.ts';
export { NO_FAULTS, NO_VALUES } from './page-props.ts';
