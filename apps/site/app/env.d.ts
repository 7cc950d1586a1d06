declare module 'virtual:brand.css';

declare module 'virtual:theme-colour' {
  /** Colour of the browser's own bars, by scheme. */
  export const themeColours: readonly { readonly media: string; readonly colour: string }[];
}
