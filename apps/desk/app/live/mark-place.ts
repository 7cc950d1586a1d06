import { createContext, type MiddlewareFunction } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';

/** From where the page goes on to be told what changes; empty where that could not be read. */
export const placeContext = createContext<string>('');

/** Marks the place before any loader reads, so that nothing falls between what they read and what the page is told. */
export const markPlace: MiddlewareFunction<Response> = async ({ context }) => {
  // Without it, the page is told from when it asks on.
  const place = await context.get(visitContext).tolerate(context.get(deskContext).markLive(), '');
  context.set(placeContext, place);
};
