import { useEffect } from 'react';

import { useFrame } from '#app/frame/use-frame.ts';
import { deviceKey, readUnsent } from './device-draft.ts';
import type { ReplyData } from './reply-data.ts';

/** The lead that a reply was just sent to. */
export type SentTo = Pick<ReplyData, 'leadId' | 'ownReplyIds' | 'ownNewest'>;

/** Has the device forget the words of a reply that was sent, where no form of its lead is shown that would. */
export function useForgetSent(sent: SentTo | null): void {
  const { me } = useFrame();
  useEffect(() => {
    if (sent !== null) readUnsent(deviceKey(me.id, sent.leadId), sent);
  }, [me.id, sent]);
}
