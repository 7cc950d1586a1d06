import { buttonProps, KeyRoundIcon } from '@high-street/ui';
import { Link } from 'react-router';

import { Strip } from '#app/parts/strip.tsx';
import { WORDS } from './words.ts';

const { strong, rest, act } = WORDS.passkey;

/** For whoever would have to ask for an email the next time. */
export function PasskeyAdvice() {
  const { children, ...look } = buttonProps({ variant: 'quiet', size: 'row', children: act });
  return (
    <Strip
      tone="sky"
      icon={<KeyRoundIcon size={18} />}
      isLive={false}
      acts={
        <Link {...look} to="/you/passkey">
          {children}
        </Link>
      }
    >
      <b>{strong}</b> {rest}
    </Strip>
  );
}
