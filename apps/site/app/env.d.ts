declare module 'virtual:brand.css';

declare module 'virtual:theme-colour' {
  /** Colour of the browser's own bars, by scheme. */
  export const themeColours: readonly {
    readonly scheme: 'light' | 'dark';
    readonly colour: string;
  }[];
}

declare module 'virtual:calendar' {
  /** Address of the booking page that the site is built for, or null. */
  export const calendarUrl: string | null;
  /** The Content-Security-Policy that lets a page frame that and nothing else. */
  export const framePolicy: string;
}

/** What decides on markup that is set as text; not every browser has it. */
declare var trustedTypes:
  | { createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown }
  | undefined;
