import { REPLY } from './reply-words.ts';
import type { Kept } from './use-desk-keeping.ts';

/** Where words that were not sent are kept by now; nothing for null. */
export function KeptLine({ kept }: { kept: Kept | null }) {
  if (kept === null) return null;
  return (
    <span className="caption muted kept-line">
      {kept.where === 'desk' ? REPLY.draft.kept(kept.at) : REPLY.draft.device}
    </span>
  );
}
