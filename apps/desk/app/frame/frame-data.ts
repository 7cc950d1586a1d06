import type { Role } from '@high-street/people';

import type { DeskCounts } from '#/work-counts.ts';
import type { OfficeState } from '#app/clock/describe-office.ts';
import type { ReadMoment } from '#app/live/live-page.tsx';
import type { RoomId } from './rooms.ts';

/** A larger number tells nobody more, and every open page asks again whenever something happens. */
export const MOST_WORK = 1_000;

/** What there is to do, of which MOST_WORK stands for so many or more, and when it was counted, as milliseconds since 1970. */
export type FrameCounts = DeskCounts & { readonly readAt: number };

/** What the frame shows around every room. */
export type FrameData = {
  /** The brand's short name, as it is on the sign. */
  readonly brand: string;
  readonly me: {
    readonly id: string;
    readonly name: string;
    readonly role: Role;
    /** Whether letters act by themselves. */
    readonly hasSingleKeys: boolean;
  };
  /** The rooms that this person may enter. */
  readonly open: readonly RoomId[];
  /** Whether the office is open, now and each time that this changes. */
  readonly office: readonly OfficeState[];
  /** Null where they could not be read. */
  readonly counts: FrameCounts | null;
  /** When the page was read. */
  readonly read: ReadMoment;
};
