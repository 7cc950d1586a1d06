declare module '*.css';
declare module 'virtual:brand.css';

declare module 'virtual:page-assets' {
  /** Addresses of what the page loads, as the browser bundle was built. */
  export const assets: {
    readonly script: string;
    readonly styles: readonly string[];
    readonly fonts: readonly string[];
  };
}
