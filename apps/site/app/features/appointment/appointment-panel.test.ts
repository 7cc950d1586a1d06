import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { AppointmentPanel } from './appointment-panel.tsx';
import type { Calendar } from './calendar-frame.tsx';

const WORDS = {
  title: 'Schedule a Demo',
  expand: 'Expand',
  compress: 'Compress',
  close: 'Close',
  frame: 'Booking calendar',
  loading: 'Loading the booking page',
  newTab: 'Open the booking page in a new tab',
};
const CALENDAR = { url: 'https://calendar.example/book', origin: 'https://calendar.example' };

function renderPanel(calendar: Calendar | null): string {
  const panel = createElement(AppointmentPanel, {
    view: 'normal',
    calendar,
    words: WORDS,
    enquiryLink: { label: 'Enquire', to: '/enquiry' },
    onResize: () => undefined,
    onClose: () => undefined,
    onClosed: () => undefined,
    onBooked: () => undefined,
  });
  return renderToString(createElement(MemoryRouter, null, panel));
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
}

test('the panel frames the booking page above the two links', () => {
  const html = renderPanel(CALENDAR);
  expect(html).toContain('<iframe src="https://calendar.example/book" title="Booking calendar"');
  expect(linksIn(html)).toEqual([CALENDAR.url, '/enquiry']);
});

test('the framed page may run, send its forms, open tabs and save the calendar file, and never lead the site away', () => {
  const [, sandbox = ''] = /sandbox="([^"]*)"/.exec(renderPanel(CALENDAR)) ?? [];
  expect(sandbox.split(' ').sort()).toEqual([
    'allow-downloads',
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ]);
});

test('without a booking page the link to the enquiry page is the whole panel', () => {
  const html = renderPanel(null);
  expect(html).toContain('aria-label="Expand"');
  expect(html).toContain('aria-label="Close"');
  expect(html).not.toMatch(/<iframe|Open the booking page/);
  expect(linksIn(html)).toEqual(['/enquiry']);
});
