/** Somebody has changed a record since it was seen; `saved` has the version that is stored now. */
export class StaleVersion extends Error {
  override readonly name = 'StaleVersion';
  readonly saved: { readonly version: number };

  constructor(saved: { readonly version: number }) {
    super('the record was changed meanwhile');
    this.saved = saved;
  }
}
