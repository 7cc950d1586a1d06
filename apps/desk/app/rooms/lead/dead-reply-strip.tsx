import { PencilIcon, RefreshIcon } from '@high-street/ui';

import { leadAddress } from '#app/answer/lead-address.ts';
import { Act } from '#app/parts/act.tsx';
import { LinkButton } from '#app/parts/link-button.tsx';
import { Slip } from '#app/parts/slip.tsx';
import { Strip } from '#app/parts/strip.tsx';
import { WarningMark } from '#app/parts/warning-mark.tsx';
import { ADDRESS } from './address-words.ts';
import type { LeadRoomData } from './read-lead-room.ts';
import { WORDS } from './words.ts';

const words = WORDS.dead;

type DeadReplyStripProps = {
  dead: LeadRoomData['deadReply'];
  reference: string;
  list: string | null;
};

/** A reply that never arrived, loudly: what the mail server said, and what can be done about it. */
export function DeadReplyStrip({ dead, reference, list }: DeadReplyStripProps) {
  if (dead === null) return null;
  return (
    <Strip
      tone="blush"
      icon={<WarningMark />}
      isLive={false}
      acts={
        <>
          <LinkButton variant="quiet" size="row" to={leadAddress(`${reference}/address`, { list })}>
            <PencilIcon size={16} />
            {ADDRESS.link}
          </LinkButton>
          {dead.deliveryId === null ? null : (
            <Act intent="requeue" fields={{ deliveryId: dead.deliveryId }}>
              <RefreshIcon size={16} />
              {words.again}
            </Act>
          )}
        </>
      }
    >
      <b>{dead.deliveryId === null ? words.bounced : words.strong}</b> {words.rest}
      {dead.slip === null ? null : <Slip tone="bad">{dead.slip}</Slip>}
    </Strip>
  );
}
