/** Where somebody is led whose form was refused because they are signed out; the page there says so. */
export const SIGNED_OUT = '/sign-in?unsent=1';

/** Whether somebody is there because a form of theirs was refused. */
export function leftUnsent({ searchParams }: URL): boolean {
  return searchParams.has('unsent');
}
