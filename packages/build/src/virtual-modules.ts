import type { Plugin } from 'vite';

/** The text of each module, by the name it is imported under. */
export type VirtualModules = Readonly<Record<string, () => string | Promise<string>>>;

/** A Vite plugin that serves modules made at build. */
export function virtualModules(name: string, modules: VirtualModules): Plugin {
  return {
    name,
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(modules, id) ? id : undefined),
    load: (id) => modules[id]?.(),
  };
}
