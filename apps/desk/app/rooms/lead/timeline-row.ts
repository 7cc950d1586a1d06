import type { PendingReply } from '#app/answer/reply-data.ts';
import type { Moment } from '#app/parts/when.tsx';

/** What stands on the line of the history: who did it, or what. */
export type TimelineNode =
  | { readonly kind: 'person'; readonly person: { readonly id: string; readonly name: string } }
  /** A square for machines, outlined in red for what is tried again, filled for what is given up; discs for the rest. */
  | {
      readonly kind: 'machine' | 'bad' | 'dead' | 'mark' | 'visitor' | 'other';
      readonly icon: TimelineIcon;
    };

/** What is drawn in a node. */
export type TimelineIcon =
  'inbox' | 'mail' | 'server' | 'calendar' | 'flag' | 'archive' | 'command';

/** What a server said, whole. */
export type TimelineSlip = { readonly tone: 'good' | 'bad'; readonly words: string };

/** An attempt before the one that is shown. */
export type EarlierAttempt = {
  readonly id: string;
  readonly at: Moment;
  readonly words: string;
  readonly slip: string;
};

/** Something that a person wrote into the history. */
export type TimelineNote = {
  readonly id: string;
  readonly body: string;
  readonly version: number;
  readonly editedAt: Moment | null;
  /** Who changed it last, as it stands further on in a sentence; null where that is who wrote it. */
  readonly editedBy: string | null;
  /** What it said before, newest first. */
  readonly earlier: readonly {
    readonly version: number;
    readonly body: string;
    readonly by: string;
    readonly at: Moment;
  }[];
};

/** What somebody of the desk wrote to the visitor. */
export type TimelineReply = {
  readonly body: string;
  readonly signature: string;
  /** While the person who looks can take it back. */
  readonly pending: PendingReply | null;
};

/** What the visitor, somebody else or a machine wrote by mail. */
export type TimelineMail = {
  readonly id: string;
  /** Whether it is all here, only its beginning, or all as somebody opened it. */
  readonly extent: 'whole' | 'cut' | 'opened';
  /** Empty where it is that of our mails. */
  readonly subject: string;
  readonly body: string;
  /** What they quoted below it. */
  readonly quoted: string;
  readonly attachments: readonly { readonly name: string; readonly size: string }[];
  /** Whether it came from the address of the visitor, and no machine wrote it. */
  readonly isOfVisitor: boolean;
};

/** One line of the history in the words it is shown with. */
export type TimelineRow = {
  readonly id: string;
  readonly at: Moment;
  readonly node: TimelineNode;
  /** Who did it, where the words go on from a name. */
  readonly subject: string | null;
  readonly words: string;
  readonly slip: TimelineSlip | null;
  readonly earlier: readonly EarlierAttempt[];
  readonly note: TimelineNote | null;
  readonly reply: TimelineReply | null;
  readonly mail: TimelineMail | null;
  /** What the visitor wrote, field by field. */
  readonly written: readonly { readonly label: string | null; readonly text: string }[];
  readonly booking: string | null;
};

/** The lines of one day. */
export type TimelineDay = { readonly day: string; readonly rows: readonly TimelineRow[] };
