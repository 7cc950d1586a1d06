import { createContext, useContext } from 'react';
import type { EntryContext } from 'react-router';

/** The routes to which pages send forms that are not their own. */
const ROUTES = ['lead', 'lead-reply', 'lead-note', 'lead-called', 'booking', 'you-ways-in'];

/** The addresses of scripts that the server knows of; browsers keep what it has named. */
export const ActionModulesContext = createContext<readonly string[]>([]);

/** The scripts of those routes, and what they import, each once. */
export function listActionModules({ routes }: EntryContext['manifest']): readonly string[] {
  const files = ROUTES.flatMap((id) =>
    [routes[id]?.module ?? [], routes[id]?.imports ?? []].flat(),
  );
  return [...new Set(files)];
}

/**
 * Has the browser fetch, once it has nothing else to do, what a form needs to be sent: a page whose form cannot load the
 * script of its route is loaded anew by the router, and what was typed is lost with it.
 */
export function ActionModules() {
  const addresses = useContext(ActionModulesContext);
  return addresses.map((href) => <link key={href} rel="prefetch" as="script" href={href} />);
}
