import { Button, FormAlert, textLinkLook } from '@high-street/ui';
import { useRef } from 'react';
import { data, Link, redirect } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { CodeField } from '#app/door/code-field.tsx';
import { DoorPage } from '#app/door/door-page.tsx';
import { PasskeyButton } from '#app/door/passkey-button.tsx';
import { WORDS as DOOR } from '#app/door/words.ts';
import { findPage } from '#app/find-page.ts';
import { findRoom, ROOMS } from '#app/frame/rooms.ts';
import { SignOut } from '#app/frame/sign-out.tsx';
import { hasFreshProof } from '#app/has-fresh-proof.ts';
import { OidcForm } from '#app/oidc/oidc-form.tsx';
import { OIDC_WORDS } from '#app/oidc/words.ts';
import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import { proveByPasskey } from '#app/passkeys/index.ts';
import { codeSchema } from '#app/read-code.ts';
import { readPath } from '#app/read-path.ts';
import { readPostedForm } from '#app/read-posted-form.ts';

import type { Route } from './+types/route.ts';
import { describeRefusal } from './describe-refusal.ts';
import { FilePage } from './file-page.tsx';
import { isDownload } from './is-download.ts';
import { KeptFields } from './kept-fields.tsx';
import { listKept, type Kept } from './list-kept.ts';
import { useIsSending } from './use-is-sending.ts';
import { WORDS } from './words.ts';

/** Where somebody shows again who they are, before what they wanted goes on. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { brand, passkeys, oidc } = context.get(deskContext);
  const { me, keepBrowser } = context.get(visitContext);
  keepBrowser();
  const own = await passkeys.list(me.person.id);
  return {
    brand,
    to: readPath(url.searchParams.get('to')),
    email: me.person.email,
    hasPasskey: own.length > 0,
    oidc: oidc?.name ?? null,
  };
}

/**
 * Takes the proof. A form that was on its way elsewhere came here as it is: its fields are kept in the page, and go on
 * with the next form to where they were meant for. For a file this is a form of the page that is shown then.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { signIn, clock } = context.get(deskContext);
  const visit = context.get(visitContext);
  const form = await readPostedForm(request);
  const kept = listKept(form);
  const intent = form.get('proof-intent');

  if (intent === null) return data({ kind: 'asked', kept } as const, 401);
  if (intent === 'mail') {
    const asked = await signIn.askForProof(visit);
    if (asked.kind === 'limited') {
      return data({ ...(await describeRefusal(context, asked)), kept }, 429);
    }
    return data({ kind: 'mailed', kept } as const);
  }
  if (intent === 'code') {
    const code = codeSchema.safeParse(form.get('proof-code')).data;
    if (code === undefined) return data({ kind: 'no-code', kept } as const, 400);
    const result = await signIn.proveByCode(visit, code);
    if (result.kind === 'limited') {
      return data({ ...(await describeRefusal(context, result)), kept }, 429);
    }
    // Of two presses the first has used the code and given the proof.
    if (result.kind === 'wrong' && !hasFreshProof(visit.me, clock.now())) {
      return data({ ...result, kept }, 400);
    }
    visit.keepAskedFor(null);
  }
  // Whoever has proved nothing is sent back here by the gate.
  const to = readPath(url.searchParams.get('to'));
  if (kept === null) throw redirect(findPage(to), 303);
  if (!isDownload(to)) throw redirect(to, 307);
  const { path, name } = findRoom(findPage(to)) ?? ROOMS[0];
  return data({ kind: 'proved', kept, page: { path, name } } as const);
}

export const meta = () => [{ title: WORDS.title }];

type Answer = Route.ComponentProps['actionData'];

/** What is wrong with the code that was typed, or null. */
function faultOf(answer: Answer): string | null {
  if (answer?.kind === 'no-code') return DOOR.noCode;
  return answer?.kind === 'wrong' ? DOOR.wrongCode(answer.triesLeft) : null;
}

/** Whether a code was mailed that can be typed. */
function isCodeOut(answer: Answer): boolean {
  if (answer === undefined || answer.kind === 'asked') return false;
  return answer.kind !== 'limited' || answer.hasCode;
}

/** Sends on what was kept, once a script has taken the proof. */
function useGoOn(kept: Kept) {
  const form = useRef<HTMLFormElement>(null);
  return {
    goOn: () => form.current?.submit(),
    form: (
      <form method="post" ref={form} hidden>
        <KeptFields kept={kept} />
        <input type="hidden" name="proof-intent" value="done" />
      </form>
    ),
  };
}

function CodeForm({ kept, answer }: { kept: Kept; answer: Answer }) {
  const form = useFocusOnFault(answer);
  const { isSending, onSubmit } = useIsSending();
  return (
    <form method="post" className="door-form" ref={form} noValidate onSubmit={onSubmit}>
      <KeptFields kept={kept} />
      <CodeField name="proof-code" error={faultOf(answer)} />
      <Button type="submit" size="medium" name="proof-intent" value="code" isBusy={isSending}>
        {WORDS.go}
      </Button>
    </form>
  );
}

function MailForm({ kept, words }: { kept: Kept; words: string }) {
  return (
    <form method="post" className="door-form">
      <KeptFields kept={kept} />
      <Button type="submit" variant="outline" size="medium" name="proof-intent" value="mail">
        {words}
      </Button>
    </form>
  );
}

export default function Prove({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, email, to, oidc, hasPasskey } = loaderData;
  const kept = actionData?.kept ?? null;
  const { goOn, form } = useGoOn(kept);
  const isMailed = isCodeOut(actionData);
  if (actionData?.kind === 'proved') {
    return <FilePage brand={brand} to={to} kept={kept} page={actionData.page} />;
  }
  return (
    <DoorPage
      brand={brand}
      title={WORDS.title}
      lede={
        <>
          <p>{WORDS.lede}</p>
          {kept === null ? null : <p>{WORDS.kept}</p>}
        </>
      }
    >
      {actionData?.kind === 'limited' ? <FormAlert>{actionData.words}</FormAlert> : null}
      {actionData?.kind === 'mailed' ? (
        <FormAlert tone="success">{WORDS.mailed(email)}</FormAlert>
      ) : null}
      {isMailed ? <CodeForm kept={kept} answer={actionData} /> : null}
      {hasPasskey ? (
        <>
          <PasskeyButton ask={proveByPasskey} onDone={goOn} />
          <p className="door-or">{WORDS.or}</p>
        </>
      ) : null}
      <MailForm kept={kept} words={isMailed ? WORDS.another : WORDS.mail(email)} />
      {form}
      {oidc === null ? null : (
        <>
          <OidcForm name={oidc} to={to} />
          {kept === null ? null : <p>{OIDC_WORDS.again}</p>}
        </>
      )}
      <div className="door-links">
        <Link to="/" {...textLinkLook({ children: WORDS.back })} />
        <SignOut />
      </div>
    </DoorPage>
  );
}
