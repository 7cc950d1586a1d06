export { definePage } from './define-page.ts';
export { PageStyles } from './page-styles.tsx';
export { useCurrentPath } from './use-current-path.ts';
export { usePageTransitions } from './use-page-transitions.ts';
