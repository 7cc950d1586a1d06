import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';

import { SIGNED_OUT } from '#app/door/signed-out.ts';
import { addPasskey, type PasskeyResult } from '#app/passkeys/index.ts';
import { doneAddress } from './done-address.ts';
import { WORDS } from './words.ts';

/** Has the browser make a passkey when the form is sent; the desk asks for a fresh proof where it needs one. */
export function useMakePasskey() {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [nameFault, setNameFault] = useState<{ readonly error: string } | null>(null);

  async function goOn(result: PasskeyResult) {
    if (result === 'done') return navigate(doneAddress('passkey-added'));
    if (result === 'prove') return navigate('/prove?to=/you/passkey');
    if (result === 'signed-out') return navigate(SIGNED_OUT);
    if (result === 'unnamed') return setNameFault({ error: WORDS.faults.passkeyName });
    setFault(result === 'away' ? WORDS.adding.away : WORDS.adding.failed);
  }

  async function make(name: string) {
    setIsBusy(true);
    setFault(null);
    setNameFault(null);
    await goOn(await addPasskey(name));
    setIsBusy(false);
  }

  return {
    fault,
    nameFault,
    isBusy,
    make(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const name = new FormData(event.currentTarget).get('name');
      if (!isBusy && typeof name === 'string') void make(name);
    },
  };
}
