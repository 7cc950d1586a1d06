import {
  CommandError,
  exportPieces,
  toTerminalLine,
  type HelpCommand,
  type Write,
  writePieces,
} from '@high-street/server/command';

import type { Booking } from '../booking.ts';
import type { ArchivedBooking, BookingArchive } from './booking-archive.ts';
import { exportBookings } from './export-bookings.ts';
import { listBookings } from './list-bookings.ts';
import type { ProviderTime } from './provider-time.ts';
import type { Command } from './read-command.ts';
import { showBooking } from './show-booking.ts';

type Parts = {
  readonly archive: BookingArchive;
  /** Cancels as the visitor's link does; null when there is nothing to cancel. */
  readonly cancel: (reference: string) => Promise<Booking | null>;
  readonly time: ProviderTime;
  readonly write: Write;
  /** Aborts when the operator wants to stop. */
  readonly signal: AbortSignal;
};

/** A command that needs the bookings. */
export type BookingCommand = Exclude<Command, HelpCommand>;

/** Does what the operator asked for; throws CommandError. */
export async function runCommand(command: BookingCommand, parts: Parts): Promise<void> {
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
    case 'export': {
      const pieces = exportBookings(archive.pages('all', Infinity, signal), time);
      return exportPieces(pieces, { file: command.file, what: 'bookings', write });
    }
  }
}

async function cancel(reference: string, { archive, cancel: undo, time }: Parts): Promise<string> {
  const isDone = (await undo(reference)) !== null;
  const { name, startsAt, endsAt, cancelledAt } = await find(reference, archive);
  if (isDone) {
    const what = `${time.namedPeriodOf(startsAt, endsAt)} with ${toTerminalLine(name)}`;
    return `${reference} is cancelled: ${what}. Both sides are told by mail.\n`;
  }
  const when = cancelledAt ? ` on ${time.namedMinuteOf(cancelledAt)}` : '';
  throw new CommandError(`${reference} was cancelled already${when}.`, { isMisuse: false });
}

async function find(reference: string, archive: BookingArchive): Promise<ArchivedBooking> {
  const booking = await archive.findByReference(reference);
  if (!booking) throw new CommandError(`There is no booking ${reference}.`);
  return booking;
}
