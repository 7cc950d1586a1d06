import { KeyRoundIcon } from '@high-street/ui';

import { deskContext, visitContext } from '#app/context.ts';
import { DoorPage } from '#app/door/door-page.tsx';
import { SignOut } from '#app/frame/sign-out.tsx';
import { LinkButton } from '#app/parts/link-button.tsx';

import type { Route } from './+types/welcome.ts';
import { WORDS } from './words.ts';

/** What somebody sees who has just joined: a passkey is offered, and not asked for. */
export function loader({ context }: Route.LoaderArgs) {
  const { person } = context.get(visitContext).me;
  return { brand: context.get(deskContext).brand, name: person.name };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: WORDS.welcome(loaderData?.name ?? '') },
];

export default function Welcome({ loaderData }: Route.ComponentProps) {
  const { brand, name } = loaderData;
  return (
    <DoorPage brand={brand} title={WORDS.welcome(name)} lede={WORDS.advice}>
      <div className="door-form">
        <LinkButton size="medium" to="/you/passkey">
          <KeyRoundIcon size={20} />
          {WORDS.make}
        </LinkButton>
        <LinkButton variant="outline" size="medium" to="/">
          {WORDS.open}
        </LinkButton>
      </div>
      <SignOut />
    </DoorPage>
  );
}
