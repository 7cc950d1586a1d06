import './page.css';
import 'virtual:brand.css';

import { hydrateRoot } from 'react-dom/client';

import { BookingPage } from './booking-page.tsx';
import { EMBEDDED_ID, readEmbedded } from './embedded.ts';
import { LoadAgain } from './load-again.tsx';
import { openInbox } from './site-messages.ts';
import { ZonesContext } from './zones.ts';

const root = document.querySelector('#root');
const text = document.querySelector(`#${EMBEDDED_ID}`)?.textContent;

if (root !== null && text !== undefined) {
  const { props, zones } = readEmbedded(text);
  const inbox = openInbox(window, props.siteUrl);
  hydrateRoot(
    root,
    <LoadAgain>
      <ZonesContext value={zones}>
        <BookingPage props={props} inbox={inbox} />
      </ZonesContext>
    </LoadAgain>,
  );
}
