import type { ArchivedBooking, Booking, BookingArchive } from '@high-street/bookings';
import {
  CommandError,
  exportPieces,
  toTerminalLine,
  type Write,
  writePieces,
} from '@high-street/server/command';

import { exportBookings } from './export-bookings.ts';
import { listBookings } from './list-bookings.ts';
import type { ProviderTime } from './provider-time.ts';
import type { Command } from './read-command.ts';
import { showBooking } from './show-booking.ts';

type Parts = {
  readonly archive: BookingArchive;
  /** Cancels as the visitor's link does; null when there is nothing to cancel. */
  readonly cancel: (reference: string) => Promise<(Booking & { isHeld: boolean }) | null>;
  /** Gives a held booking its time; null when it is not held, or has begun. */
  readonly release: (reference: string) => Promise<Booking | null>;
  readonly time: ProviderTime;
  /** Writes down that somebody had all bookings. */
  readonly recordExport: () => Promise<void>;
  readonly write: Write;
  /** Aborts when the operator wants to stop. */
  readonly signal: AbortSignal;
};

/** Does what the operator asked for; throws CommandError. */
export async function runCommand(command: Command, parts: Parts): Promise<void> {
  const { archive, time, write, signal } = parts;
  switch (command.name) {
    case 'list': {
      const { when, limit } = command;
      const none = `There are no ${when} bookings.`;
      return writePieces(listBookings(archive.pages(when, limit, signal), time, none), write);
    }
    case 'show': {
      const booking = await find(command.reference, archive);
      return write(showBooking(booking, await archive.mails(booking.id), time));
    }
    case 'cancel':
      return write(await cancel(command.reference, parts));
    case 'release':
      return write(await release(command.reference, parts));
    case 'export': {
      const pieces = exportBookings(archive.pages('all', Infinity, signal), time);
      const record = parts.recordExport;
      return exportPieces(pieces, { file: command.file, what: 'bookings', record, write });
    }
  }
}

async function cancel(reference: string, { archive, cancel: undo, time }: Parts): Promise<string> {
  const done = await undo(reference);
  const { details, startsAt, endsAt, cancelledAt } = await find(reference, archive);
  if (done) {
    const what = `${time.namedPeriodOf(startsAt, endsAt)} with ${toTerminalLine(details.name)}`;
    const told = done.isHeld ? 'It was held, so nobody is told' : 'Both sides are told by mail';
    return `${reference} is cancelled: ${what}. ${told}.\n`;
  }
  const when = cancelledAt ? ` on ${time.namedMinuteOf(cancelledAt)}` : '';
  throw new CommandError(`${reference} was cancelled already${when}.`, { isMisuse: false });
}

async function release(
  reference: string,
  { archive, release: free, time }: Parts,
): Promise<string> {
  const { state, details, startsAt, endsAt } = await find(reference, archive);
  const what = `${time.namedPeriodOf(startsAt, endsAt)} with ${toTerminalLine(details.name)}`;
  if (await free(reference)) {
    return `${reference} is released: ${what}. Both sides are told by mail.\n`;
  }
  const why = state === 'held' ? 'is held, and its time has begun' : 'is not held';
  throw new CommandError(`${reference} ${why}: ${what}.`, { isMisuse: false });
}

async function find(reference: string, archive: BookingArchive): Promise<ArchivedBooking> {
  const booking = await archive.findByReference(reference);
  if (!booking) throw new CommandError(`There is no booking ${reference}.`);
  return booking;
}
