export type Size = { readonly width: number; readonly height: number };

/** A place in the window, in CSS pixels from its top left corner. */
export type Point = { readonly x: number; readonly y: number };

export type Key = 'Tab' | 'Enter' | 'Escape';

/** One visit to the site, in a window of its own that remembers nothing of earlier ones. */
export type Visit = {
  /** Opens an address and resolves once it is loaded. */
  readonly open: (address: string) => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  /**
   * Works out an expression in the page, which promises a text, and gives that.
   *
   * @param frame selector of the frame in which to do so, or null for the page itself
   */
  readonly evaluate: (frame: string | null, expression: string) => Promise<string>;
  /** Presses the mouse there, as a hand does: whatever lies on top gets it. */
  readonly click: (point: Point) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Types into whatever has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** What the pages have complained of: errors, warnings, files that did not come, what their policy forbade. */
  readonly complaints: () => Promise<readonly string[]>;
  /** The window as a PNG. */
  readonly picture: () => Promise<Uint8Array>;
  /** The page as a PDF, as it is printed; absent where the driver has no command for that, as WebKitGTK's. */
  readonly print?: () => Promise<Uint8Array>;
  readonly end: () => Promise<void>;
};

/** A browser that is running, whatever drives it. */
export type Browser = {
  readonly visit: (origin: string) => Promise<Visit>;
  readonly close: () => Promise<void>;
};
