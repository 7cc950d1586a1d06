/** Where somebody is led whose form was refused because they are signed out; the page there says so. */
export const SIGNED_OUT = '/sign-in?unsent=1';

/** Whether that is why they are there. */
export function isSignedOut({ searchParams }: URL): boolean {
  return searchParams.has('unsent');
}
