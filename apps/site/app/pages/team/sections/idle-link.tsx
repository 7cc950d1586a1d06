import { buttonProps } from '@high-street/ui';
import type { MouseEvent } from 'react';

function refuse(event: MouseEvent): void {
  event.preventDefault();
}

/** Only a script can keep Enter from following the link, so only a script makes it a tab stop. */
function makeTabStop(link: HTMLAnchorElement | null): void {
  if (link) link.tabIndex = 0;
}

/**
 * Looks and is announced as disabled, carries its address, and does nothing when used. A press by mouse or
 * finger never reaches it, so that it does nothing before or without scripts as well.
 */
export function IdleLink({ label, to }: { label: string; to: string }) {
  const { children, ...look } = buttonProps({ size: 'large', children: label });
  return (
    <span className="idle-link">
      <a
        ref={makeTabStop}
        href={to}
        aria-disabled="true"
        tabIndex={-1}
        onClick={refuse}
        onAuxClick={refuse}
        {...look}
      >
        {children}
      </a>
    </span>
  );
}
