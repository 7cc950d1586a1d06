import { useEffect, useState, type RefObject } from 'react';

import type { FaqWords } from './faq-words.ts';

/** Puts the address of an answer where it can be copied by hand. */
function showInAddressBar(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

/** Copies addresses of answers, and says so until another answer is opened. */
export function useCopyLink(root: RefObject<HTMLElement | null>, words: FaqWords) {
  const [copiedId, setCopiedId] = useState<string | null>(null);

  useEffect(() => {
    const element = root.current;
    const forget = () => setCopiedId(null);
    // The event of details does not bubble, so it is caught on its way down.
    element?.addEventListener('toggle', forget, true);
    return () => element?.removeEventListener('toggle', forget, true);
  }, [root]);

  async function copy(id: string): Promise<void> {
    const address = new URL(`#${id}`, window.location.href).href;
    showInAddressBar(address);
    await navigator.clipboard.writeText(address);
    setCopiedId(id);
  }

  return {
    status: copiedId ? words.copied : '',
    copyLink: {
      label: copiedId ? words.copied : words.copyLink,
      onCopy: (id: string) => {
        // Where the clipboard is closed to pages, the address bar holds the link.
        copy(id).catch(() => setCopiedId(null));
      },
    },
  };
}
