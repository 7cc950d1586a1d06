import { createContext, useContext } from 'react';

import type { FrameData } from './frame-data.ts';

/** What the frame knows, for rooms that show some of it. */
export const FrameContext = createContext<FrameData | null>(null);

/** What the frame knows; throws outside of it, since such a room was put at the wrong place in the list of routes. */
export function useFrame(): FrameData {
  const data = useContext(FrameContext);
  if (data === null) {
    throw new Error(
      'A room that reads the frame is outside of it. Move it into the frame in routes.ts.',
    );
  }
  return data;
}
