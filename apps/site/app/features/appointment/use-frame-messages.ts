import { appointmentMessageSchema, type AppointmentMessage } from '@high-street/contract';
import { useEffect, useEffectEvent, type RefObject } from 'react';

import { isFromFrame } from './frame-origin.ts';

/** Hears what the booking page says; whatever comes from elsewhere or has another shape is ignored in silence. */
export function useFrameMessages(
  frameRef: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: AppointmentMessage) => void,
): void {
  const receive = useEffectEvent(onMessage);

  useEffect(() => {
    function handleMessage(event: MessageEvent<unknown>): void {
      if (!isFromFrame(event, origin, frameRef.current?.contentWindow ?? null)) return;
      const message = appointmentMessageSchema.safeParse(event.data);
      if (message.success) receive(message.data);
    }
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [frameRef, origin]);
}
