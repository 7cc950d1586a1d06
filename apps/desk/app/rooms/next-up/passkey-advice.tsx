import { KeyRoundIcon } from '@high-street/ui';

import { LinkButton } from '#app/parts/link-button.tsx';
import { Strip } from '#app/parts/strip.tsx';
import { WORDS } from './words.ts';

const { strong, rest, act } = WORDS.passkey;

/** For whoever would have to ask for an email the next time. */
export function PasskeyAdvice() {
  return (
    <Strip
      tone="sky"
      icon={<KeyRoundIcon size={18} />}
      isLive={false}
      acts={
        <LinkButton variant="quiet" size="row" to="/you/passkey">
          {act}
        </LinkButton>
      }
    >
      <b>{strong}</b> {rest}
    </Strip>
  );
}
