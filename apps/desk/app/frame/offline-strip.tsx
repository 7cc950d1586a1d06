import { Button, WifiOffIcon } from '@high-street/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

import { isDeskAnswering } from '#app/live/is-desk-answering.ts';
import { useLivePage } from '#app/live/live-page.tsx';
import { describeHour } from '#app/parts/describe-moment.ts';
import { Strip } from '#app/parts/strip.tsx';
import { WORDS } from './words.ts';

/**
 * When the connection went, as the device's clock has it, or null while there is one. `ask` asks the desk itself, as browsers
 * can be wrong about it; nothing is read anew, which would take the page away as long as nobody answers.
 */
function useOffline(zone: string) {
  const [since, setSince] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const now = new Date();
      const time = describeHour(now, zone);
      setSince((before) => (navigator.onLine ? null : (before ?? time)));
    };
    look();
    const events = ['online', 'offline'] as const;
    for (const event of events) window.addEventListener(event, look);
    return () => {
      for (const event of events) window.removeEventListener(event, look);
    };
  }, [zone]);
  const [isAsking, setIsAsking] = useState(false);
  const ask = useCallback(async () => {
    setIsAsking(true);
    if (await isDeskAnswering()) setSince(null);
    setIsAsking(false);
  }, []);
  return { since, isAsking, ask };
}

/** Keeps every form that would change something until there is a connection again, and says so where the hand is. */
function useHeldForms(isOffline: boolean, tell: () => void): void {
  useEffect(() => {
    if (!isOffline) return undefined;
    const hold = (event: SubmitEvent) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement)) return;
      const method = submitter?.getAttribute('formmethod') ?? target.method;
      if (method.toLowerCase() !== 'post') return;
      event.preventDefault();
      event.stopPropagation();
      tell();
    };
    // Before any form's own listener.
    window.addEventListener('submit', hold, { capture: true });
    return () => window.removeEventListener('submit', hold, { capture: true });
  }, [isOffline, tell]);
}

/** Tells that nothing can be sent for now, and keeps what somebody would send; gone as soon as the device has a connection again. */
export function OfflineStrip() {
  const { read } = useLivePage();
  const { since, isAsking, ask } = useOffline(read.zone);
  const strip = useRef<HTMLDivElement>(null);
  const tell = useCallback(() => strip.current?.focus(), []);
  useHeldForms(since !== null, tell);
  if (since === null) return null;
  return (
    <div ref={strip} tabIndex={-1} className="offline">
      <Strip
        tone="blush"
        isLive={false}
        icon={<WifiOffIcon size={18} />}
        acts={
          <Button variant="quiet" size="row" isBusy={isAsking} onClick={() => void ask()}>
            {WORDS.offline.again}
          </Button>
        }
      >
        <b id="offline">{WORDS.offline.since(since)}</b> {WORDS.offline.meaning}
      </Strip>
    </div>
  );
}
