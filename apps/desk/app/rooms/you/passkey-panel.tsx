import { KeyRoundIcon, PlusIcon } from '@high-street/ui';

import { Act } from '#app/parts/act.tsx';
import { LinkButton } from '#app/parts/link-button.tsx';
import { When } from '#app/parts/when.tsx';
import { OwnLine } from './own-list.tsx';
import { RenameForm } from './rename-form.tsx';
import type { PasskeyLine } from './read-you.ts';
import { WORDS } from './words.ts';
import type { OwnFault } from './you-data.ts';

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

function PasskeyItem({ passkey, fault }: { passkey: PasskeyLine; fault: OwnFault | null }) {
  return (
    <OwnLine
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
      <RenameForm key={passkey.name} passkey={passkey} fault={fault} />
    </OwnLine>
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
        <LinkButton variant="quiet" size="row" to="/you/passkey">
          <PlusIcon size={16} />
          {passkeys.length === 0 ? words.first : words.add}
        </LinkButton>
      </div>
      {passkeys.length === 0 ? (
        <p className="own-none">
          <b>{words.none}.</b> {words.noneLine}
        </p>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              fault={fault?.passkeyId === passkey.id ? fault : null}
            />
          ))}
        </ul>
      )}
      {passkeys.length === 1 ? <p className="caption muted own-advice">{words.second}</p> : null}
    </section>
  );
}
