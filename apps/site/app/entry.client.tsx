import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { allowPlainMarkup } from './plain-markup.ts';

allowPlainMarkup();
// A page that another one leads to is made in one go: in the slices of a transition it comes a frame later.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
