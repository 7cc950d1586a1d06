/** Who may use a route, from the least right to the most: whoever has more may do all that less allows. */
export const WHO = ['nobody', 'reader', 'member', 'owner'] as const;

/** The least right that a route asks for; `nobody` is anybody at all, signed in or not. */
export type Who = (typeof WHO)[number];

/** What one route asks for. A method that is not named is refused for everybody. */
export type Right = {
  readonly get?: Who;
  readonly post?: Who;
  /** The method that asks for a proof of the last ten minutes, too. */
  readonly proof?: 'get' | 'post';
  /** The method that open pages call by themselves, which is no use of a session. */
  readonly unasked?: 'get';
};

/**
 * Every address of the desk, as the router and Fastify write it, with what it asks for. The gate reads nothing else, and
 * an address that is not here is refused. Whoever adds a route adds its line.
 */
export const RIGHTS: Readonly<Record<string, Right>> = {
  '/': { get: 'reader' },
  '/sign-in': { get: 'nobody', post: 'nobody' },
  '/sign-in/code': { get: 'nobody', post: 'nobody' },
  '/sign-in/link/:token': { get: 'nobody', post: 'nobody' },
  '/sign-in/passkey': { post: 'nobody' },
  '/sign-in/oidc': { get: 'nobody', post: 'nobody' },
  '/sign-in/oidc/callback': { get: 'nobody' },
  '/sign-out': { post: 'nobody' },
  '/invitation/:token': { get: 'nobody', post: 'nobody' },
  '/welcome': { get: 'reader' },
  '/prove': { get: 'reader', post: 'reader' },
  '/prove/passkey': { post: 'reader' },
  '/passkeys': { post: 'reader', proof: 'post' },
  '/people': { get: 'owner', post: 'owner', proof: 'post' },
  '/people/:personId/remove': { get: 'owner', post: 'owner', proof: 'post' },
  '/people/:personId/erase': { get: 'owner', post: 'owner', proof: 'post' },
  '/leads': { get: 'reader', post: 'member' },
  '/leads/filters': { get: 'reader' },
  '/leads/export': { post: 'owner', proof: 'post' },
  '/leads/:reference': { get: 'reader', post: 'member' },
  '/leads/:reference/reply': { get: 'member', post: 'member' },
  '/leads/:reference/draft': { get: 'member', post: 'member', unasked: 'get' },
  '/leads/:reference/saved/:id': { get: 'member' },
  '/leads/:reference/note': { get: 'member', post: 'member' },
  '/leads/:reference/called': { get: 'member', post: 'member' },
  '/leads/:reference/lost': { get: 'member', post: 'member' },
  '/leads/:reference/address': { get: 'member', post: 'member' },
  '/leads/:reference/revisions': { get: 'reader' },
  '/leads/:reference/erase': { get: 'owner', post: 'owner', proof: 'post' },
  '/quarantine': { get: 'reader', post: 'member' },
  '/deliveries': { get: 'reader', post: 'member' },
  '/bookings': { get: 'reader' },
  '/bookings/:reference': { get: 'reader', post: 'member' },
  '/bookings/:reference/move': { get: 'member', post: 'member' },
  '/numbers': { get: 'reader' },
  '/numbers/export': { post: 'owner', proof: 'post' },
  '/replies': { get: 'reader', post: 'member' },
  '/replies/new': { get: 'member', post: 'member' },
  '/replies/:id': { get: 'reader', post: 'member' },
  '/audit': { get: 'owner' },
  '/audit/export': { post: 'owner', proof: 'post' },
  '/you': { get: 'reader', post: 'reader' },
  '/you/passkey': { get: 'reader', proof: 'get' },
  '/you/ways-in': { post: 'reader', proof: 'post' },
  '/keys': { get: 'reader' },
  '/more': { get: 'reader' },
  '/counts': { get: 'reader', unasked: 'get' },
  // The page that says that there is nothing.
  '/*': { get: 'reader' },
  '/live': { get: 'reader', unasked: 'get' },
  '/assets/*': { get: 'nobody' },
  '/healthz': { get: 'nobody' },
  '/readyz': { get: 'nobody' },
  '/metrics': { get: 'nobody' },
};

/** Whether somebody of a role, or nobody for null, has at least the right that is asked for. */
export function hasRight(role: Who | null, asked: Who): boolean {
  return WHO.indexOf(role ?? 'nobody') >= WHO.indexOf(asked);
}
