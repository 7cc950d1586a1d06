import type { ActorKind } from '#/database/desk-schema.ts';

/**
 * Who does something; `addressGroup` says from where, as `addressGroup()` of the limits gives it. Of visitors it is kept only
 * where somebody may have tried to come in.
 */
export type Actor =
  | { readonly kind: 'person'; readonly personId: string; readonly addressGroup: string }
  | { readonly kind: 'command' }
  | { readonly kind: 'service' }
  | { readonly kind: 'visitor'; readonly addressGroup?: string };

/** The part of an IPv4 address that is one line's alone. */
const OF_ONE_LINE = /(?<=^(?:\d+\.){3})\d+$/;

/** The columns of the log that say who it was; of an address they have the network alone, as they outlive the person. */
export function actorColumns(actor: Actor): {
  readonly actor_kind: ActorKind;
  readonly person_id: string | null;
  readonly address_group: string | null;
} {
  return {
    actor_kind: actor.kind,
    person_id: actor.kind === 'person' ? actor.personId : null,
    address_group:
      'addressGroup' in actor ? (actor.addressGroup?.replace(OF_ONE_LINE, '0/24') ?? null) : null,
  };
}
