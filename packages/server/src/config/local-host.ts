const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether a host, as addresses have it, is the machine itself. */
export function isLocalHost(host: string): boolean {
  return LOOPBACK.test(host.toLowerCase());
}
