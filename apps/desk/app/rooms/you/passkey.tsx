import './you.css';

import {
  Button,
  Field,
  FormAlert,
  KeyRoundIcon,
  TextInput,
  useIsPrerendered,
} from '@high-street/ui';

import { visitContext } from '#app/context.ts';
import { LONGEST_PASSKEY_NAME } from '#app/longest-name.ts';
import { LinkButton } from '#app/parts/link-button.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import { useMakePasskey } from './use-make-passkey.ts';
import { WORDS } from './words.ts';
import type { Route } from './+types/passkey.ts';

const words = WORDS.adding;

export const meta = () => [{ title: words.title }];

export function loader({ context }: Route.LoaderArgs) {
  return { suggestion: context.get(visitContext).agent };
}

export default function AddPasskey({ loaderData }: Route.ComponentProps) {
  const isPrerendered = useIsPrerendered();
  const { fault, nameFault, isBusy, make } = useMakePasskey();
  const form = useFocusOnFault(nameFault);
  return (
    <>
      <RoomHead title={words.title} lede={words.line} isInBar={false} />
      <form className="adding" onSubmit={make} ref={form}>
        {fault === null ? null : <FormAlert>{fault}</FormAlert>}
        <Field label={words.label} hint={words.hint} error={nameFault?.error ?? null}>
          {(control) => (
            <TextInput
              {...control}
              required
              name="name"
              autoComplete="off"
              maxLength={LONGEST_PASSKEY_NAME}
              defaultValue={loaderData.suggestion}
            />
          )}
        </Field>
        <noscript>
          <p className="no-scripts">{words.noScripts}</p>
        </noscript>
        <div className="line">
          <Button type="submit" isBusy={isBusy} disabled={isPrerendered}>
            <KeyRoundIcon size={18} />
            {words.make}
          </Button>
          <LinkButton variant="bare" to="/you">
            {words.keep}
          </LinkButton>
        </div>
      </form>
    </>
  );
}
