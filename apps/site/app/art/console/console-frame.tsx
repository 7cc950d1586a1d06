import type { ReactNode } from 'react';

import { BrowserFrame, TITLE_BAR } from './browser-frame.tsx';

const WINDOW = { width: 760, height: 500 } as const;

/** What a screen may fill, from the corner under the title bar. */
export const CONSOLE_SCREEN = { width: WINDOW.width, height: WINDOW.height - TITLE_BAR } as const;

/** The plane of a console drawing: the window and its shadow. */
export const CONSOLE_PLANE = { width: 768, height: 514 } as const;

type ConsoleFrameProps = { address: string; children: ReactNode };

/** The window in which every desk of the product is shown. */
export function ConsoleFrame({ address, children }: ConsoleFrameProps) {
  return (
    <BrowserFrame {...WINDOW} address={address}>
      {children}
    </BrowserFrame>
  );
}
