import { randomBytes } from 'node:crypto';

const BYTES = 5;
const GROUP = 5;

/** A fresh reference for people to read out, such as `7F3A0-9C21D`; a million million of them exist. */
export function newBookingReference(): string {
  const digits = randomBytes(BYTES).toString('hex').toUpperCase();
  return `${digits.slice(0, GROUP)}-${digits.slice(GROUP)}`;
}

const REFERENCE = /^([0-9A-F]{5})-?([0-9A-F]{5})$/;

/** A reference as it is stored, from one that a person typed in any case and without its dash; null when it cannot be one. */
export function readBookingReference(typed: string): string | null {
  const match = REFERENCE.exec(typed.trim().toUpperCase());
  return match && `${match[1]}-${match[2]}`;
}
