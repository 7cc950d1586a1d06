declare module 'virtual:brand.css';

declare module 'virtual:brand-fonts' {
  /** Addresses of the two font files, headline type first. */
  export const fontFiles: readonly string[];
}

declare module 'virtual:theme-colour' {
  /** Colour of the browser's own bars, by scheme. */
  export const themeColours: readonly { readonly media: string; readonly colour: string }[];
}

interface ImportMetaEnv {
  /** Address of the booking page, set at build; without it the panel leads to /enquiry. */
  readonly CALENDAR_URL?: string;
}
