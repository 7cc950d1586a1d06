import { expect, test } from 'vitest';

import { markUnused } from './unused-components.ts';

test('a component that is wrapped and named when it is loaded can be left out', () => {
  const code = [
    'const Form = React$1.forwardRef((props, ref) => null);',
    'Form.displayName = "Form";',
    'function RouterProvider() {}',
    'RouterProvider.displayName = "RouterProvider";',
  ].join('\n');
  expect(markUnused(code).split('\n')).toEqual([
    'const Form = /* @__PURE__ */ React$1.forwardRef((props, ref) => null);',
    '',
    'function RouterProvider() {}',
    '',
  ]);
});

test('names that are read, or are no names of components, stay', () => {
  const code = [
    'const label = type.displayName || "Context";',
    '\tcontext.displayName = "Route";',
    'element.title = "Form";',
  ].join('\n');
  expect(markUnused(code)).toBe(code);
});
