import { parseSnapshot, SNAPSHOT_TEXT, type Snapshot } from './snapshot.ts';

/** A row up to which, and with which, each of the two tables is known to be read. */
export type Floors = { readonly leadEvent: bigint; readonly auditLine: bigint };

/**
 * A place in the changes: all that could be seen at a moment. The numbers of rows only save reading the tables from their
 * beginning, since numbers are given out before their transactions end.
 */
export type LiveCursor = {
  readonly snapshot: Snapshot;
  readonly snapshotText: string;
  readonly floors: Floors;
};

const NUMBER = /^\d{1,19}$/;

/** The place as the text that browsers keep as their last event's id. */
export function writeCursor({ snapshotText, floors }: Omit<LiveCursor, 'snapshot'>): string {
  return `${snapshotText}/${floors.leadEvent}/${floors.auditLine}`;
}

/** The place of such a text, or null for anything else. */
export function readCursor(text: string): LiveCursor | null {
  const [snapshotText = '', leadEvent = '', auditLine = '', ...rest] = text.split('/');
  const isCursor =
    SNAPSHOT_TEXT.test(snapshotText) &&
    NUMBER.test(leadEvent) &&
    NUMBER.test(auditLine) &&
    rest.length === 0;
  if (!isCursor) return null;
  return {
    snapshot: parseSnapshot(snapshotText),
    snapshotText,
    floors: { leadEvent: BigInt(leadEvent), auditLine: BigInt(auditLine) },
  };
}
