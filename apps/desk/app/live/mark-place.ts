import { createContext, type MiddlewareFunction } from 'react-router';

import { deskContext } from '#app/context.ts';

/** From where the page goes on to be told what changes; empty where that could not be read. */
export const placeContext = createContext<string>('');

/** Marks the place before any loader reads, so that nothing falls between what they read and what the page is told. */
export const markPlace: MiddlewareFunction<Response> = async ({ context }) => {
  const place = await context
    .get(deskContext)
    .markLive()
    // The page is then told from when it asks on; that its loaders cannot read either, they say themselves.
    .catch(() => '');
  context.set(placeContext, place);
};
