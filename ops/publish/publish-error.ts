/** Says in one line why a site was not published and how to fix it. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}
