/** Nobody can have failed to come to a booking that has only just begun, or is held. */
export class NoShowRefused extends Error {
  override readonly name = 'NoShowRefused';
  override readonly message = 'it is not a quarter of an hour since the booking began';
}
