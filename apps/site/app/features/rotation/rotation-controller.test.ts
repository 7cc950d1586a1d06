import { expect, test, vi } from 'vitest';

import {
  createRotation,
  nextId,
  TAB_ROTATION_MS,
  type PauseReason,
  type Rotation,
} from './rotation-controller.ts';
import { fakeClock } from './testing/fake-clock.ts';

const ORDERS = [
  ['commission', 'competition', 'ownership', 'branding'],
  ['analytics', 'seo', 'ads'],
  ['insights', 'visibility', 'data'],
  ['goals', 'points', 'rewards'],
  ['queues', 'availability', 'integration', 'booking', 'experience'],
];

const PROBLEMS = ['commission', 'competition', 'ownership', 'branding'] as const;

function aRotation() {
  const clock = fakeClock();
  const rotation = createRotation({ ids: PROBLEMS, intervalMs: TAB_ROTATION_MS, clock });
  return { clock, rotation };
}

function aStartedRotation() {
  const made = aRotation();
  made.rotation.start();
  return made;
}

function activeId(rotation: Rotation<string>): string {
  return rotation.getSnapshot().activeId;
}

test('a tab has ten seconds', () => {
  expect(TAB_ROTATION_MS).toBe(10_000);
});

test.each(ORDERS)('turns in the order %s, %s, %s and wraps', (...ids) => {
  const clock = fakeClock();
  const rotation = createRotation({ ids, intervalMs: TAB_ROTATION_MS, clock });
  rotation.start();
  const seen = [...ids, ...ids].map(() => {
    const id = activeId(rotation);
    clock.advance(TAB_ROTATION_MS);
    return id;
  });
  expect(seen).toEqual([...ids, ...ids]);
});

test.each([
  ['analytics', 'seo'],
  ['seo', 'ads'],
  ['ads', 'analytics'],
])('after %s comes %s', (id, next) => {
  expect(nextId(['analytics', 'seo', 'ads'], id)).toBe(next);
});

test('a single item comes after itself', () => {
  expect(nextId(['only'], 'only')).toBe('only');
});

test('refuses an empty list', () => {
  const options = { ids: [], intervalMs: TAB_ROTATION_MS, clock: fakeClock() };
  expect(() => createRotation(options)).toThrow('no ids');
});

test('shows the first tab and waits until it is started', () => {
  const { clock, rotation } = aRotation();
  clock.advance(TAB_ROTATION_MS * 3);
  expect(rotation.getSnapshot()).toEqual({
    activeId: 'commission',
    lastChange: 'auto',
    isRunning: false,
    isPaused: false,
    round: 0,
  });
});

test('changes at ten seconds and not before', () => {
  const { clock, rotation } = aStartedRotation();
  clock.advance(TAB_ROTATION_MS - 1);
  expect(activeId(rotation)).toBe('commission');
  clock.advance(1);
  expect(activeId(rotation)).toBe('competition');
});

test('a click selects directly and starts a fresh ten seconds', () => {
  const { clock, rotation } = aStartedRotation();
  clock.advance(9000);
  rotation.select('ownership');
  expect(activeId(rotation)).toBe('ownership');
  clock.advance(TAB_ROTATION_MS - 1);
  expect(activeId(rotation)).toBe('ownership');
  clock.advance(1);
  expect(activeId(rotation)).toBe('branding');
});

test('a click on the tab that is shown starts a fresh ten seconds as well', () => {
  const { clock, rotation } = aStartedRotation();
  clock.advance(9000);
  rotation.select('commission');
  expect(rotation.getSnapshot().round).toBe(1);
  clock.advance(TAB_ROTATION_MS - 1);
  expect(activeId(rotation)).toBe('commission');
});

test('tells chosen changes from automatic ones', () => {
  const { clock, rotation } = aStartedRotation();
  clock.advance(TAB_ROTATION_MS);
  expect(rotation.getSnapshot().lastChange).toBe('auto');
  rotation.select('branding');
  expect(rotation.getSnapshot().lastChange).toBe('chosen');
  clock.advance(TAB_ROTATION_MS);
  expect(rotation.getSnapshot().lastChange).toBe('auto');
});

test.each<PauseReason>(['visitor', 'hidden', 'focus', 'reducedMotion', 'motionSwitch', 'dot'])(
  'is still while held by %s and then goes on with the time that was left',
  (reason) => {
    const { clock, rotation } = aStartedRotation();
    clock.advance(7000);
    rotation.hold(reason);
    expect(rotation.getSnapshot().isRunning).toBe(false);
    clock.advance(60_000);
    expect(activeId(rotation)).toBe('commission');
    rotation.release(reason);
    clock.advance(2999);
    expect(activeId(rotation)).toBe('commission');
    clock.advance(1);
    expect(activeId(rotation)).toBe('competition');
  },
);

test('goes on only when no reason is left', () => {
  const { clock, rotation } = aStartedRotation();
  rotation.hold('hidden');
  rotation.hold('focus');
  rotation.release('hidden');
  clock.advance(60_000);
  expect(activeId(rotation)).toBe('commission');
  rotation.release('focus');
  clock.advance(TAB_ROTATION_MS);
  expect(activeId(rotation)).toBe('competition');
});

test('a page that comes back does not undo what the visitor paused', () => {
  const { clock, rotation } = aStartedRotation();
  rotation.toggle();
  rotation.hold('hidden');
  rotation.release('hidden');
  clock.advance(60_000);
  expect(activeId(rotation)).toBe('commission');
  rotation.toggle();
  clock.advance(TAB_ROTATION_MS);
  expect(activeId(rotation)).toBe('competition');
});

test('offers Play only for what Play can lift', () => {
  const { rotation } = aStartedRotation();
  const isPausedBy = (reason: PauseReason) => {
    rotation.hold(reason);
    const { isPaused } = rotation.getSnapshot();
    rotation.release(reason);
    return isPaused;
  };
  expect((['visitor', 'reducedMotion', 'motionSwitch'] as const).map(isPausedBy)).toEqual([
    true,
    true,
    true,
  ]);
  expect((['hidden', 'focus', 'dot', 'stopped'] as const).map(isPausedBy)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test.each<PauseReason>(['reducedMotion', 'motionSwitch'])(
  'starts paused under %s, and Play then works',
  (reason) => {
    const { clock, rotation } = aRotation();
    rotation.hold(reason);
    rotation.start();
    clock.advance(60_000);
    expect(rotation.getSnapshot()).toMatchObject({ activeId: 'commission', isPaused: true });
    rotation.toggle();
    expect(rotation.getSnapshot()).toMatchObject({ isPaused: false, isRunning: true });
    clock.advance(TAB_ROTATION_MS);
    expect(activeId(rotation)).toBe('competition');
  },
);

test('the motion switch stops what was played under reduced motion', () => {
  const { rotation } = aRotation();
  rotation.hold('reducedMotion');
  rotation.start();
  rotation.toggle();
  rotation.hold('motionSwitch');
  expect(rotation.getSnapshot()).toMatchObject({ isPaused: true, isRunning: false });
});

test('selecting while paused shows the tab and stays paused, with a whole interval for later', () => {
  const { clock, rotation } = aStartedRotation();
  clock.advance(9000);
  rotation.toggle();
  rotation.select('ownership');
  expect(rotation.getSnapshot()).toMatchObject({ activeId: 'ownership', isPaused: true });
  clock.advance(60_000);
  expect(activeId(rotation)).toBe('ownership');
  rotation.toggle();
  clock.advance(TAB_ROTATION_MS - 1);
  expect(activeId(rotation)).toBe('ownership');
  clock.advance(1);
  expect(activeId(rotation)).toBe('branding');
});

test('a late timer moves one tab on, and that tab has its whole time', () => {
  const { clock, rotation } = aStartedRotation();
  clock.oversleep(35_000);
  expect(activeId(rotation)).toBe('competition');
  clock.advance(TAB_ROTATION_MS - 1);
  expect(activeId(rotation)).toBe('competition');
  clock.advance(1);
  expect(activeId(rotation)).toBe('ownership');
});

test('leaves no timer behind when stopped, held or paused', () => {
  const { clock, rotation } = aStartedRotation();
  expect(clock.pending()).toBe(1);
  rotation.hold('hidden');
  expect(clock.pending()).toBe(0);
  rotation.release('hidden');
  rotation.select('ownership');
  expect(clock.pending()).toBe(1);
  rotation.stop();
  expect(clock.pending()).toBe(0);
});

test('can be started again after a stop, with the time that was left', () => {
  const { clock, rotation } = aStartedRotation();
  clock.advance(4000);
  rotation.stop();
  clock.advance(60_000);
  rotation.start();
  rotation.start();
  expect(clock.pending()).toBe(1);
  clock.advance(6000);
  expect(activeId(rotation)).toBe('competition');
});

test('tells its listeners of each change and keeps the snapshot in between', () => {
  const { clock, rotation } = aStartedRotation();
  const listener = vi.fn<() => void>();
  const unsubscribe = rotation.subscribe(listener);
  const before = rotation.getSnapshot();
  clock.advance(1000);
  expect(rotation.getSnapshot()).toBe(before);
  rotation.hold('focus');
  rotation.hold('focus');
  rotation.release('hidden');
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  rotation.release('focus');
  expect(listener).toHaveBeenCalledTimes(1);
});
