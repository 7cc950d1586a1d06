import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { BookingPage } from './booking-page.tsx';
import { embedJson } from './embedded.ts';
import { NO_FAULTS, NO_VALUES, type PageProps } from './page-props.ts';
import { aReceipt, aSlot, someProps } from './testing/some-props.ts';
import { ZonesContext } from './zones.ts';

const managed = { path: '/bookings/DEMO-7F3K', signature: 'abc', step: 'look' } as const;

function render(changes: Partial<PageProps> = {}): string {
  const page = createElement(BookingPage, { props: someProps(changes), inbox: null });
  return renderToString(createElement(ZonesContext, { value: ['Europe/London', 'UTC'] }, page))
    .replaceAll('&amp;', '&')
    .replaceAll('<!-- -->', '')
    .replace(/<span>\/<wbr\/>(\w+)<\/span>/g, '/$1');
}

test('without scripts a free day is a link and the others can be read', () => {
  const page = render();
  expect(page).toContain('href="?month=2026-05&day=2026-05-14&zone=Europe/London"');
  expect(page).toContain('aria-label="Thursday 14 May 2026, 2 times free"');
  expect(page).toContain('aria-label="Friday 15 May 2026, no free times"');
  expect(page.match(/href="\?month=2026-05&day=/g)).toHaveLength(3);
});

test('without scripts it is a table, not a grid whose keys do nothing', () => {
  expect(render()).not.toContain('role="grid"');
});

test('a time is a link with its zone beside it', () => {
  const page = render();
  expect(page).toContain('start=2026-05-14T08:30:00.000Z&zone=Europe/London"');
  expect(page).toMatch(/09:30<\/b> <small>Europe\/London<\/small>/);
});

test('what comes and goes in a button has no bare text beside it, which a translator may replace', () => {
  expect(render({ stage: 'details', slot: aSlot(), slots: null })).toMatch(
    /<span>Confirm booking<\/span><svg/,
  );
});

test('months lead neither before today nor past the last day', () => {
  expect(render()).not.toContain('month=2026-04');
  expect(render()).toContain('href="?month=2026-06&zone=Europe/London"');
  expect(render({ month: '2026-07', slots: [] })).not.toContain('month=2026-08');
});

test('the details say what happens with them, and open the site’s document that says more', () => {
  const page = render({ stage: 'details', slot: aSlot() });
  expect(page).toContain('We use these details for your demo, and nothing else.');
  expect(page).toContain(
    '<a href="https://www.shop.example/doc/privacy-policy.pdf" target="_blank" rel="noopener">',
  );
});

test('the details are a real form with what was typed and what is wrong, which no browser judges by itself', () => {
  const page = render({
    stage: 'details',
    slot: aSlot(),
    values: { ...NO_VALUES, name: 'Priya', email: 'priya@' },
    faults: { ...NO_FAULTS, email: 'Enter a valid email' },
  });
  expect(page).toMatch(/<form[^>]* noValidate="" [^>]*action="\/" method="post"/);
  expect(page).toContain('name="start" value="2026-05-14T08:30:00.000Z"');
  expect(page).toContain('value="Priya"');
  expect(page).toContain('Enter a valid email');
});

test('what is said of the email belongs to its field, also beside a message', () => {
  const detailing = { stage: 'details', slot: aSlot() } as const;
  for (const email of [null, 'Enter a valid email']) {
    const page = render({ ...detailing, faults: { ...NO_FAULTS, email } });
    const [, hintId = ''] = /id="([^"]+)">The invitation goes here\./.exec(page) ?? [];
    const [, described = ''] = /aria-describedby="([^"]+)"[^>]* name="email"/.exec(page) ?? [];
    expect(described.split(' ')).toContain(hintId);
  }
});

test('a detail over its limit stays as it was typed, with a message at once and a count', () => {
  const detailing = { stage: 'details', slot: aSlot() } as const;
  const note = 'n'.repeat(5_600);
  const email = 'anna@example.com'.padStart(300, 'a');
  const page = render({ ...detailing, values: { name: 'P'.repeat(160), email, note } });
  expect(page).toContain('160 of 200 characters');
  expect(page).toContain('Email must be 254 characters or fewer');
  expect(page).toContain('5600 of 5000 characters');
  expect(page).toContain('Note must be 5000 characters or fewer');
  expect(page).toContain(note);
  const boxes = page.match(/<(?:input|textarea)[^>]* name="(?:name|email|note)"[^>]*>/g) ?? [];
  expect(boxes).toHaveLength(3);
  expect(boxes.join('')).not.toMatch(/maxlength/i);
  expect(render(detailing)).not.toContain('characters');
});

const TAKEN = {
  slot: aSlot(),
  refusal: 'slot_taken',
  nearest: [aSlot('2026-05-14T09:30:00.000Z')],
} as const;

test('a taken time offers its nearest as choices in the form, which keeps what is typed', () => {
  const page = render({ ...TAKEN, stage: 'details', slots: null });
  expect(page).toContain('<form id="details"');
  expect(page).toContain('These are free and close to it. What you typed is still here.');
  expect(page).toMatch(
    /<fieldset[^>]*><legend[^>]*>Free times close to it<\/legend>.*<input[^>]* form="details" [^>]*value="2026-05-14T09:30:00.000Z".*<\/fieldset>/,
  );
  expect(page).not.toContain('day=2026-05-14&start=2026-05-14T09:30:00.000Z');
});

test('two times that read the same are told apart among the nearest as well', () => {
  const nearest = [aSlot('2026-10-25T00:30:00.000Z'), aSlot('2026-10-25T01:30:00.000Z')];
  const page = render({ ...TAKEN, nearest, stage: 'details', slots: null });
  expect(page.match(/01:30<i> GMT(?:\+1)?<\/i>/g)).toEqual([
    '01:30<i> GMT+1</i>',
    '01:30<i> GMT</i>',
  ]);
});

test('a move to a taken time offers its nearest as links, and speaks of no typing', () => {
  const step = { ...managed, step: 'move' } as const;
  const page = render({ ...TAKEN, stage: 'manage', receipt: aReceipt(), managed: step });
  expect(page).toContain('day=2026-05-14&start=2026-05-14T09:30:00.000Z');
  expect(page).toContain('>These are free and close to it.<');
});

test('the zone is chosen on the page that times are shown on, whatever posted to it', () => {
  const step = { ...managed, step: 'move' } as const;
  const props = { stage: 'manage', receipt: aReceipt(), managed: step } as const;
  expect(render()).toMatch(/<form class="zone" action="\/"/);
  expect(render(props)).toMatch(/<form class="zone" action="\/bookings\/DEMO-7F3K"/);
});

test('a booking that was moved says so', () => {
  const props = { stage: 'manage', receipt: aReceipt() } as const;
  expect(render({ ...props, managed })).not.toContain('has a new time');
  expect(render({ ...props, managed: { ...managed, step: 'moved' } })).toContain('has a new time');
});

test('a booking that is over shows what it was, whatever its address asks for', () => {
  const bookable = { now: aReceipt().end, lastMoment: '2026-07-10T22:59:59.999Z' };
  for (const step of ['look', 'move', 'cancel'] as const) {
    const props = { stage: 'manage', receipt: aReceipt(), managed: { ...managed, step } } as const;
    expect(render(props)).not.toContain('This demo is over.');
    const over = render({ ...props, bookable, slot: aSlot('2026-06-14T08:30:00.000Z') });
    expect(over).toContain('This demo is over.');
    expect(over).not.toMatch(/step=(move|cancel)|<form/);
  }
  const opened = render({ stage: 'booked', receipt: aReceipt(), bookable });
  expect(opened).toContain('This demo is over.');
  expect(opened).not.toContain('See you then');
});

test('a page that could not be made says why and leads to the same time again', () => {
  const refusal = 'internal';
  const step = { ...managed, step: 'move' } as const;
  expect(render({ stage: 'trouble', refusal })).toContain('href="/"');
  const page = render({ stage: 'trouble', refusal, managed: step, slot: aSlot() });
  expect(page).toContain('Something went wrong on our side.');
  expect(page).toContain(
    'href="/bookings/DEMO-7F3K?signature=abc&step=move&start=2026-05-14T08:30:00.000Z&zone=Europe/London"',
  );
});

test('the receipt has day, time, zone, reference and the way to manage it', () => {
  const page = render({ stage: 'booked', receipt: aReceipt() });
  for (const words of ['Thursday 14 May 2026', '09:30 to 10:00', 'Europe/London', 'DEMO-7F3K']) {
    expect(page).toContain(words);
  }
  expect(page).toContain(`href="${aReceipt().manageUrl}"`);
});

test('moving and cancelling are real forms with the signature', () => {
  const props = { stage: 'manage', receipt: aReceipt() } as const;
  expect(render({ ...props, managed: { ...managed, step: 'cancel' } })).toContain(
    'action="/bookings/DEMO-7F3K/cancel?signature=abc"',
  );
  expect(render({ ...props, managed: { ...managed, step: 'move' }, slot: aSlot() })).toContain(
    'action="/bookings/DEMO-7F3K/reschedule?signature=abc"',
  );
});

test('what there is in place of times is read out, as its element is there beside the times as well', () => {
  const news = (changes: Partial<PageProps>) =>
    /<output[^>]*>(.*?)<\/output>/.exec(render(changes));
  expect(news({})?.[1]).toBe('');
  expect(news({ slots: [] })?.[1]).toBe('No free times in May 2026. Please try another month.');
  expect(news({ day: '2026-05-15' })?.[1]).toMatch(/^No free times on this day\./);
  expect(news({ slots: [aSlot('2026-06-01T08:30:00.000Z')] })?.[1]).toBe(
    'Pick a day to see its times.',
  );
});

// asvs 1.2.3
test('nothing in the embedded data can end its script element', () => {
  const value = { name: '</script><!--<script>\u2028&' };
  const text = embedJson(value);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual(value);
});
