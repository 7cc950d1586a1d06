import type { Plugin } from 'vite';

/** A Vite plugin that serves modules made at build, by the name they are imported under. */
export function virtualModules(
  name: string,
  modules: Readonly<Record<string, () => string>>,
): Plugin {
  return {
    name,
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(modules, id) ? id : undefined),
    load: (id) => modules[id]?.(),
  };
}
