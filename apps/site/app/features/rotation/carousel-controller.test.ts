import { expect, test } from 'vitest';

import {
  createCarousel,
  DOT_PAUSE_MS,
  DOT_PROGRESS_MS,
  TESTIMONIAL_MS,
} from './carousel-controller.ts';
import { fakeClock } from './testing/fake-clock.ts';

function aCarousel() {
  const clock = fakeClock();
  const carousel = createCarousel({ ids: ['1', '2', '3', '4', '5', '6'], clock });
  carousel.start();
  return { clock, carousel, activeId: () => carousel.getSnapshot().activeId };
}

test('keeps the specified times', () => {
  expect({ TESTIMONIAL_MS, DOT_PROGRESS_MS, DOT_PAUSE_MS }).toEqual({
    TESTIMONIAL_MS: 5000,
    DOT_PROGRESS_MS: 8000,
    DOT_PAUSE_MS: 1000,
  });
});

test('the bar is 62.5 % full at the change', () => {
  expect(TESTIMONIAL_MS / DOT_PROGRESS_MS).toBe(0.625);
});

test('advances every five seconds and wraps', () => {
  const { clock, activeId } = aCarousel();
  const seen = Array.from({ length: 7 }, () => {
    const id = activeId();
    clock.advance(5000);
    return id;
  });
  expect(seen).toEqual(['1', '2', '3', '4', '5', '6', '1']);
});

test('the bar begins again with each slide', () => {
  const { clock, carousel } = aCarousel();
  clock.advance(5000);
  expect(carousel.getSnapshot().round).toBe(1);
  carousel.jump('2');
  expect(carousel.getSnapshot().round).toBe(2);
});

test('a click on the card pauses and the next one resumes where it stood', () => {
  const { clock, carousel, activeId } = aCarousel();
  clock.advance(3000);
  carousel.toggle();
  expect(carousel.getSnapshot()).toMatchObject({ isPaused: true, isRunning: false, round: 0 });
  clock.advance(60_000);
  expect(activeId()).toBe('1');
  carousel.toggle();
  clock.advance(1999);
  expect(activeId()).toBe('1');
  clock.advance(1);
  expect(activeId()).toBe('2');
});

test('a click on a dot jumps, pauses for a second and then gives the slide its whole time', () => {
  const { clock, carousel, activeId } = aCarousel();
  clock.advance(4000);
  carousel.jump('5');
  expect(carousel.getSnapshot()).toMatchObject({
    activeId: '5',
    lastChange: 'chosen',
    isRunning: false,
    isPaused: false,
  });
  clock.advance(999);
  expect(carousel.getSnapshot().isRunning).toBe(false);
  clock.advance(1);
  expect(carousel.getSnapshot().isRunning).toBe(true);
  clock.advance(4999);
  expect(activeId()).toBe('5');
  clock.advance(1);
  expect(activeId()).toBe('6');
});

test('a second click on a dot counts its own second', () => {
  const { clock, carousel } = aCarousel();
  carousel.jump('3');
  clock.advance(900);
  carousel.jump('4');
  clock.advance(999);
  expect(carousel.getSnapshot()).toMatchObject({ activeId: '4', isRunning: false });
  clock.advance(1);
  expect(carousel.getSnapshot().isRunning).toBe(true);
});

test('what the visitor paused stays paused after a click on a dot', () => {
  const { clock, carousel, activeId } = aCarousel();
  carousel.toggle();
  carousel.jump('4');
  clock.advance(60_000);
  expect(carousel.getSnapshot()).toMatchObject({ activeId: '4', isPaused: true, isRunning: false });
  carousel.toggle();
  clock.advance(5000);
  expect(activeId()).toBe('5');
});

test('a click on the card within the second after a dot pauses for good', () => {
  const { clock, carousel, activeId } = aCarousel();
  carousel.jump('2');
  carousel.toggle();
  clock.advance(60_000);
  expect(activeId()).toBe('2');
});

test('a hidden page outlasts the second after a dot', () => {
  const { clock, carousel } = aCarousel();
  carousel.jump('2');
  carousel.hold('hidden');
  clock.advance(DOT_PAUSE_MS);
  expect(carousel.getSnapshot().isRunning).toBe(false);
  carousel.release('hidden');
  expect(carousel.getSnapshot().isRunning).toBe(true);
});

test('starts paused under reduced motion; dots jump, and Play works', () => {
  const { clock, carousel, activeId } = aCarousel();
  carousel.hold('reducedMotion');
  carousel.jump('3');
  clock.advance(60_000);
  expect(carousel.getSnapshot()).toMatchObject({ activeId: '3', isPaused: true });
  carousel.toggle();
  clock.advance(5000);
  expect(activeId()).toBe('4');
});

test('leaves no timer behind when stopped in the second after a dot', () => {
  const { clock, carousel } = aCarousel();
  carousel.jump('2');
  carousel.stop();
  expect(clock.pending()).toBe(0);
  carousel.start();
  expect(carousel.getSnapshot().isRunning).toBe(true);
});
