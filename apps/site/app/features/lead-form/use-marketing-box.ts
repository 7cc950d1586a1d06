import type { MarketingConsent } from '@high-street/contract';
import { useRef } from 'react';

/**
 * The box for news and offers, which says what it says at the moment of sending; `asked` is what stands beside it.
 * While it is locked it stays as it is.
 */
export function useMarketingBox(asked: MarketingConsent | undefined, isLocked: boolean) {
  const boxRef = useRef<HTMLInputElement>(null);
  return {
    asked,
    boxRef,
    isLocked,
    /** What the visitor says yes to now, or null. */
    read: (): MarketingConsent | null => (boxRef.current?.checked && asked) || null,
    clear: (): void => {
      if (boxRef.current) boxRef.current.checked = false;
    },
  };
}

/** The box as its place in a form needs it. */
export type MarketingBoxParts = Pick<
  ReturnType<typeof useMarketingBox>,
  'asked' | 'boxRef' | 'isLocked'
>;
