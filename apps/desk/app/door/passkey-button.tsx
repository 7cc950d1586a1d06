import { Button, FormAlert, KeyRoundIcon, useIsPrerendered } from '@high-street/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { PasskeyResult } from '#app/passkeys/index.ts';
import { SIGNED_OUT } from './signed-out.ts';
import { WORDS } from './words.ts';

const FAULTS: Readonly<Partial<Record<Exclude<PasskeyResult, object>, string>>> = {
  wrong: WORDS.refused,
  'given-up': WORDS.refused,
  away: WORDS.away,
};

type PasskeyButtonProps = {
  /** Asks for the passkey; see `#app/passkeys`. */
  ask: () => Promise<PasskeyResult>;
  /** Called once the passkey was taken; the page is then left. */
  onDone: () => void;
};

/** Asks the browser for a passkey, as soon as its scripts are there, and says what became of it. Without any there is a line in its place. */
export function PasskeyButton({ ask, onDone }: PasskeyButtonProps) {
  const isPrerendered = useIsPrerendered();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function start() {
    setIsBusy(true);
    setFault(null);
    const result = await ask();
    if (result === 'done') return onDone();
    if (result === 'signed-out') return navigate(SIGNED_OUT);
    setFault(typeof result === 'object' ? result.limited : (FAULTS[result] ?? WORDS.refused));
    return setIsBusy(false);
  }

  return (
    <>
      {fault === null ? null : <FormAlert key={fault}>{fault}</FormAlert>}
      <div className="door-passkey">
        <Button
          size="large"
          isBusy={isBusy}
          disabled={isPrerendered}
          onClick={() => {
            if (!isBusy) void start();
          }}
        >
          {isBusy ? null : <KeyRoundIcon size={20} />}
          {/* Not bare: before text that a translator has replaced React could insert no icon. */}
          <span>{fault === null ? WORDS.passkey : WORDS.passkeyAgain}</span>
        </Button>
      </div>
      <noscript>
        <p className="muted">{WORDS.noScripts}</p>
      </noscript>
    </>
  );
}
