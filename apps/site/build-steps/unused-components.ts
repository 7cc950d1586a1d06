import type { Plugin } from 'vite';

const NAMING = /^\w+\.displayName = "\w+";$/gm;
const WRAPPING = /= (?=\w+(?:\$\d+)?\.forwardRef\()/g;

/** Says of a module's components what a bundler has to know to leave out those that nobody uses. */
export function markUnused(code: string): string {
  return code.replaceAll(NAMING, '').replaceAll(WRAPPING, '= /* @__PURE__ */ ');
}

/**
 * Leaves out the components of the router that no page uses. It names them (`Form.displayName = "Form"`) and wraps them
 * (`forwardRef(…)`) when it is loaded, which bundlers take for effects that are wanted: all would be kept, with all that
 * they call. The names are shown by React's developer tools alone.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/production\// },
      handler: (code) => ({ code: markUnused(code), map: null }),
    },
  };
}
