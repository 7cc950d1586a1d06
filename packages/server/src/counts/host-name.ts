const HOST_NAME = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;

/** Whether a text is the name of a host in small letters: no address of a machine, no port, and nothing else that somebody made up. */
export function isHostName(text: string): boolean {
  return HOST_NAME.test(text);
}
