import { MARKETING_BOX, writeConsent } from '@high-street/contract';
import { Checkbox } from '@high-street/ui';

import type { MarketingBoxParts } from './use-marketing-box.ts';

/**
 * The box for news and offers, where the owner has one. It is unticked whatever was typed or ticked before: a yes is
 * given each time, so no draft and no browser brings it back.
 */
export function MarketingBox({ asked, boxRef, isLocked }: MarketingBoxParts) {
  return asked === undefined ? null : (
    <div className="mb-6">
      <Checkbox
        ref={boxRef}
        label={asked.wording}
        name={MARKETING_BOX}
        value={writeConsent(asked)}
        autoComplete="off"
        onClick={(event) => {
          if (isLocked) event.preventDefault();
        }}
      />
    </div>
  );
}
