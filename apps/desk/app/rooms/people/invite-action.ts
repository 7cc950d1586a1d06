import type { Person, Role } from '@high-street/people';
import type { Actor } from '@high-street/server/audit';
import { data, redirect } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import { isNamed } from '#app/is-named.ts';
import { describeInline } from '#app/parts/describe-moment.ts';
import type { HandoverLink } from './handover.tsx';
import type { InviteFault } from './invite-form.tsx';
import { doneAddress } from './read-done.ts';
import { inviteSchema, typedInviteSchema } from './read-form.ts';
import { refuse } from './refusal.ts';
import { WORDS } from './words.ts';

const INVALID = 422;

/** Who invites: as the log has them, and by the name that the email says. */
export type Inviter = { readonly actor: Actor; readonly name: string };

type Wanted = { email: string; name?: string | undefined; role?: Role };

/** Invites somebody by email, or answers with the link where no mail server takes it; `done` is what the room then says. */
async function invite(
  services: DeskServices,
  wanted: Wanted,
  { inviter, done }: { inviter: Inviter; done: 'invited' | 'invited-again' },
) {
  const { people, office, clock, origin, mailInvitation } = services;
  const made = await people.invite({ ...wanted, actor: inviter.actor });
  const { person, token, expiresAt } = made;
  const isSent = await mailInvitation({ ...made, invitedBy: inviter.name });
  if (isSent) return redirect(doneAddress(done, person.id), 303);
  const until = describeInline(expiresAt, clock.now(), office.timeZone, 'always');
  const link: HandoverLink = {
    name: person.name,
    url: `${origin}/invitation/${token}`,
    until: until.words,
  };
  return { kind: 'link', done, link } as const;
}

/** Sends an invitation again; who has come in meanwhile needs none. */
export async function inviteAgain(services: DeskServices, { email }: Person, inviter: Inviter) {
  try {
    return await invite(services, { email }, { inviter, done: 'invited-again' });
  } catch (error) {
    if (isNamed(error, 'AlreadyJoined')) return refuse(WORDS.faults.cameIn);
    throw error;
  }
}

/** Takes an invitation back; who has come in meanwhile stays. */
export async function takeBack({ people }: DeskServices, personId: string, actor: Actor) {
  if (await people.takeBack({ personId, actor })) {
    return redirect(doneAddress('taken', personId), 303);
  }
  if ((await people.find(personId)) === null) throw data(null, 404);
  return refuse(WORDS.faults.cameIn);
}

/** Reads the form of an invitation and sends it back with what is wrong, or invites. */
export async function inviteByForm(services: DeskServices, form: FormData, inviter: Inviter) {
  const entries = Object.fromEntries(form);
  const values = typedInviteSchema.parse(entries);
  const sendBack = (errors: InviteFault['errors']) =>
    data({ kind: 'refused', fault: { values, errors } } as const, INVALID);

  const wanted = inviteSchema.safeParse(entries);
  if (!wanted.success) {
    const messageOf = (field: string) =>
      wanted.error.issues.find(({ path }) => path[0] === field)?.message;
    return sendBack({ email: messageOf('email'), name: messageOf('name') });
  }
  const known = await services.people.findByEmail(wanted.data.email);
  if (known?.joinedAt) return sendBack({ email: WORDS.faults.here });
  return invite(services, wanted.data, { inviter, done: 'invited' });
}
