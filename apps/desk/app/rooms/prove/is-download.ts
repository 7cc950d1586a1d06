/** Whether a form that is sent there is answered with a file, for which no browser leaves the page that it is on. */
export function isDownload(path: string): boolean {
  return new URL(path, 'http://desk.invalid').pathname.endsWith('/export');
}
