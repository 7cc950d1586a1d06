import { Outlet } from 'react-router';

import { FaultPage } from './frame/fault-page.tsx';
import { keepUnsent } from './frame/keep-unsent.ts';
import { loadOutdated } from './frame/load-outdated.ts';
import { gate } from './gate.ts';
import type { Route } from './+types/gated.ts';

/** No loader and no action runs before it. */
export const middleware: Route.MiddlewareFunction[] = [gate];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [loadOutdated, keepUnsent];

/** Stands around every address. */
export default function Gated() {
  return <Outlet />;
}

/** Here and not at the root, which would make the document anew: no script may write one, by the policy of the page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FaultPage error={error} />;
}
