import type { Clock } from '#/motion/clock.ts';

/** How long a tab stays before the next one takes over. */
export const TAB_ROTATION_MS = 10_000;

/** What can keep a rotation still; it moves only while none of them is there. */
export type PauseReason =
  'stopped' | 'visitor' | 'hidden' | 'focus' | 'reducedMotion' | 'motionSwitch' | 'dot';

/** One moment of a rotation; the same object until something changes. */
type RotationSnapshot<Id extends string> = {
  readonly activeId: Id;
  /** Who brought the active item up; only a chosen one is announced. */
  readonly lastChange: 'auto' | 'chosen';
  /** True while time is passing. */
  readonly isRunning: boolean;
  /** True while it waits for the visitor to press Play; a hidden page or a focus only holds it. */
  readonly isPaused: boolean;
  /** Grows with every fresh interval, so that a progress bar keyed by it begins again. */
  readonly round: number;
};

/** Shows a list one item at a time; made stopped. */
export type Rotation<Id extends string> = {
  start(): void;
  /** Leaves no timer behind; `start` goes on with the time that was left. */
  stop(): void;
  /** Shows an item and gives it a whole interval; does not start what is paused. */
  select(id: Id): void;
  /** The visitor's Pause and Play: Play also overrules reduced motion and the motion switch. */
  toggle(): void;
  /** Adds a reason to be still; the time left is kept. */
  hold(reason: PauseReason): void;
  /** Takes a reason away; others may remain. */
  release(reason: PauseReason): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): RotationSnapshot<Id>;
};

/** What `createRotation` needs: the ids in their order, and the time each one gets. */
export type RotationOptions<Id extends string> = {
  readonly ids: readonly Id[];
  readonly intervalMs: number;
  readonly clock: Clock;
};

const LIFTED_BY_PLAY: readonly PauseReason[] = ['visitor', 'reducedMotion', 'motionSwitch'];

/** The item after `id`, and after the last one the first again. */
export function nextId<Id extends string>(ids: readonly Id[], id: Id): Id {
  return ids[(ids.indexOf(id) + 1) % ids.length] ?? id;
}

/** Waits for so many ms; what it returns ends that and tells how many were left. */
function countDown(clock: Clock, ms: number, onEnd: () => void): () => number {
  const handle = clock.setTimeout(onEnd, ms);
  const dueAt = clock.now() + ms;
  return () => {
    clock.clearTimeout(handle);
    return Math.max(0, dueAt - clock.now());
  };
}

function beginAt<Id extends string>(activeId: Id | undefined): RotationSnapshot<Id> {
  if (activeId === undefined) {
    throw new Error('A rotation got no ids, so it has nothing to show. Pass at least one id.');
  }
  return { activeId, lastChange: 'auto', isRunning: false, isPaused: false, round: 0 };
}

/** Makes a rotation that shows the first id; throws if there is none. */
export function createRotation<Id extends string>({
  ids,
  intervalMs,
  clock,
}: RotationOptions<Id>): Rotation<Id> {
  const reasons = new Set<PauseReason>(['stopped']);
  const listeners = new Set<() => void>();
  let snapshot = beginAt(ids[0]);
  let remainingMs = intervalMs;
  let endCountDown: (() => number) | null = null;

  function pause(): void {
    remainingMs = endCountDown?.() ?? remainingMs;
    endCountDown = null;
  }

  function update(change: Partial<RotationSnapshot<Id>>): void {
    const isRunning = reasons.size === 0;
    if (isRunning) endCountDown ??= countDown(clock, remainingMs, advance);
    else pause();
    const isPaused = LIFTED_BY_PLAY.some((reason) => reasons.has(reason));
    snapshot = { ...snapshot, ...change, isRunning, isPaused };
    listeners.forEach((listener) => listener());
  }

  function show(activeId: Id, lastChange: 'auto' | 'chosen'): void {
    pause();
    remainingMs = intervalMs;
    update({ activeId, lastChange, round: snapshot.round + 1 });
  }

  // One step however late the timer is: a machine that slept does not skip items.
  const advance = () => show(nextId(ids, snapshot.activeId), 'auto');

  function hold(reason: PauseReason): void {
    if (reasons.has(reason)) return;
    reasons.add(reason);
    update({});
  }

  function release(...lifted: readonly PauseReason[]): void {
    if (lifted.map((reason) => reasons.delete(reason)).includes(true)) update({});
  }

  return {
    start: () => release('stopped'),
    stop: () => hold('stopped'),
    select: (id) => show(id, 'chosen'),
    toggle: () => (snapshot.isPaused ? release(...LIFTED_BY_PLAY) : hold('visitor')),
    hold,
    release: (reason) => release(reason),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}
