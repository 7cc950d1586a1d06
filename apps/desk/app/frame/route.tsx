import { Outlet } from 'react-router';

import { markPlace } from '#app/live/mark-place.ts';
import { DeskFrame } from './desk-frame.tsx';
import { readFrame } from './read-frame.ts';
import type { Route } from './+types/route.ts';

/** Before the loaders of the frame and its rooms. */
export const middleware: Route.MiddlewareFunction[] = [markPlace];

export const loader = ({ context }: Route.LoaderArgs) => readFrame(context);

export default function Frame({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame data={loaderData}>
      <Outlet />
    </DeskFrame>
  );
}
