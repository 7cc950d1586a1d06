import { createContext, useContext } from 'react';
import type { EntryContext } from 'react-router';

/** The build that a page comes from. */
export type PageBuild = {
  /** Another one for any other script or style of the desk. */
  readonly version: string;
  /** The addresses of what its rooms are made of. */
  readonly files: readonly string[];
};

/** Only the server knows it; browsers keep what it has named. */
export const PageBuildContext = createContext<PageBuild | null>(null);

/** What the router knows of its build. */
export function describeBuild({ version, routes }: EntryContext['manifest']): PageBuild {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const files = all.flatMap(({ module, imports, css }) =>
    [module, imports ?? [], css ?? []].flat(),
  );
  return { version, files: [...new Set(files)] };
}

/** Names the build to the page's own scripts; see `read-meta.ts`. */
export function NameBuild() {
  const build = useContext(PageBuildContext);
  if (build === null) return null;
  return (
    <>
      <meta name="desk-version" content={build.version} />
      <meta name="desk-files" content={build.files.join(' ')} />
    </>
  );
}
