import type { ComponentPropsWithRef } from 'react';

type RevealProps = Omit<ComponentPropsWithRef<'div'>, 'style'> & {
  /** Lets the children follow one another; the sixth and all after it come together. */
  isStaggered?: boolean;
};

/**
 * Lets its children rise as they are scrolled into view. Any element does the same with `data-reveal=""` or
 * `data-reveal="stagger"`; `data-reveal-mode="once"` on it or around it plays the slow variant, once.
 */
export function Reveal({ isStaggered = false, ...rest }: RevealProps) {
  return <div {...rest} data-reveal={isStaggered ? 'stagger' : ''} />;
}
