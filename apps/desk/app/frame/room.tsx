import { Outlet } from 'react-router';

import { Fault } from './fault.tsx';
import type { Route } from './+types/room.ts';

/** Holds a room, so that one that fails leaves its frame standing. */
export default function Room() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />;
}
