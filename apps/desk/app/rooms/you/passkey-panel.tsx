import { buttonProps, KeyRoundIcon, PlusIcon } from '@high-street/ui';
import { Link } from 'react-router';

import { Act } from '#app/parts/act.tsx';
import { When } from '#app/parts/when.tsx';
import { OwnLine } from './own-list.tsx';
import { RenameForm } from './rename-form.tsx';
import { WORDS } from './words.ts';
import type { OwnFault, PasskeyLine } from './you-data.ts';

const words = WORDS.passkeys;

function Detail({ passkey: { madeAt, usedAt, isBackedUp } }: { passkey: PasskeyLine }) {
  return (
    <>
      {words.made}
      <When at={madeAt} />, {usedAt === null ? words.unused : words.used}
      {usedAt === null ? null : <When at={usedAt} />}
      {isBackedUp ? `, ${words.backedUp}` : null}
    </>
  );
}

function AddLink({ isFirst }: { isFirst: boolean }) {
  const { children, ...look } = buttonProps({
    variant: 'quiet',
    size: 'row',
    children: isFirst ? words.first : words.add,
  });
  return (
    <Link {...look} to="/you/passkey">
      <PlusIcon size={16} />
      {children}
    </Link>
  );
}

/** One's passkeys: add, rename, remove. */
export function PasskeyPanel({
  passkeys,
  fault,
}: {
  passkeys: readonly PasskeyLine[];
  fault: OwnFault | null;
}) {
  return (
    <section className="panel" aria-labelledby="passkeys-title" id="passkeys">
      <div className="panel-head">
        <h2 className="section-title" id="passkeys-title">
          {words.title}
        </h2>
        <AddLink isFirst={passkeys.length === 0} />
      </div>
      {passkeys.length === 0 ? (
        <p className="own-none">
          <b>{words.none}.</b> {words.noneLine}
        </p>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <OwnLine
              key={passkey.id}
              icon={<KeyRoundIcon size={18} />}
              name={passkey.name}
              detail={<Detail passkey={passkey} />}
              acts={
                <Act
                  intent="remove-passkey"
                  action="/you/ways-in"
                  fields={{ passkeyId: passkey.id }}
                  variant="bare"
                  about={words.about(passkey.name)}
                >
                  {words.remove}
                </Act>
              }
            >
              <RenameForm
                key={passkey.name}
                passkey={passkey}
                fault={fault?.passkeyId === passkey.id ? fault : null}
              />
            </OwnLine>
          ))}
        </ul>
      )}
      {passkeys.length === 1 ? <p className="caption muted own-advice">{words.second}</p> : null}
    </section>
  );
}
