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

/** The columns of the log that say who it was. */
export function actorColumns(actor: Actor): {
  readonly actor_kind: ActorKind;
  readonly person_id: string | null;
  readonly address_group: string | null;
} {
  return {
    actor_kind: actor.kind,
    person_id: actor.kind === 'person' ? actor.personId : null,
    address_group: 'addressGroup' in actor ? (actor.addressGroup ?? null) : null,
  };
}
