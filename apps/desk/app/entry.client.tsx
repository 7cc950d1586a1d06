import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { fetchAhead } from './frame/fetch-ahead.ts';
import { TakeUpTyped } from './frame/take-up-typed.tsx';
import { watchTyped } from './frame/watch-typed.ts';

fetchAhead();
const takeUp = watchTyped(document);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TakeUpTyped takeUp={takeUp}>
        <HydratedRouter />
      </TakeUpTyped>
    </StrictMode>,
  );
});
