import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { useAppointment } from './appointment-context.ts';
import { AppointmentProvider } from './appointment-provider.tsx';
import { BookDemoButton } from './book-demo-button.tsx';

const WORDS = {
  title: 'Schedule a Demo',
  expand: 'Expand',
  compress: 'Compress',
  close: 'Close',
  frame: 'Booking calendar',
  loading: 'Loading the booking page',
  newTab: 'Open the booking page in a new tab',
};

const bookDemo = createElement(BookDemoButton, null, 'Book Your Demo');

/** Where a page says that a demo is booked. */
function DemoAddress() {
  return useAppointment().demo?.address ?? 'nowhere';
}

function renderSite(calendarUrl: string | null, page: ReactNode = bookDemo): string {
  const props = {
    calendarUrl,
    words: WORDS,
    enquiryLink: { label: 'Enquire', to: '/enquiry' },
    children: page,
  };
  const provider = createElement(AppointmentProvider, props);
  return renderToString(createElement(MemoryRouter, null, provider));
}

function withoutNoscript(html: string): string {
  return html.replaceAll(/<noscript>.*?<\/noscript>/g, '');
}

test('an opener outside the provider throws the specified text', () => {
  expect(() => renderToString(bookDemo)).toThrow(
    new Error('useAppointment must be used within AppointmentProvider'),
  );
});

test('the delivered page has a closed round button and no trace of the calendar', () => {
  const html = withoutNoscript(renderSite('https://calendar.example/book'));
  expect(html).toContain('aria-label="Schedule a Demo" aria-expanded="false"');
  expect(html).not.toMatch(/calendar\.example|<iframe|<dialog|<link/);
});

test('without scripts both links are there, and Book Your Demo leads to the booking page', () => {
  const html = renderSite('https://calendar.example/book');
  expect(html).toContain(
    '<a href="https://calendar.example/book" target="_blank" rel="noopener">Open the booking page in a new tab</a>',
  );
  expect(html).toMatch(/<a href="\/enquiry"[^>]*>Enquire<\/a>/);
  expect(html).toMatch(/<a href="https:\/\/calendar\.example\/book" class="button"/);
});

test('without a calendar the enquiry page is the only way', () => {
  const html = renderSite(null);
  expect(html).not.toContain('Open the booking page');
  expect(html).toMatch(/<a href="\/enquiry" class="button"/);
});

test('pages are told where a demo is booked, and of none without a calendar', () => {
  const page = createElement(DemoAddress);
  expect(renderSite('https://calendar.example/book', page)).toMatch(/^https:.*?book</);
  expect(renderSite(null, page)).toMatch(/^nowhere/);
});

test('a calendar address that is none fails the build', () => {
  expect(() => renderSite('/calendar')).toThrow(/not an absolute http\(s\) address/);
});
