import type { SayOnceWords } from '#/pages/brand-marketing/say-once/say-once-words.ts';

export const sayOnce = {
  heading: 'One message',
  fields: { shop: 'Your shop', line: 'Your line' },
  count: '{used} of {limit} characters',
  samplesLabel: 'Or start from one of these',
  samples: [
    {
      id: 'buns',
      label: 'Bakery',
      shop: 'Bramble Bakery',
      line: 'Hot cross buns are back. First tray out at 7 am on Friday. Order by Thursday.',
      picture: 'bun',
    },
    {
      id: 'rain',
      label: 'Restaurant',
      shop: 'Olive Street Kitchen',
      line: 'Rain again? Two pizzas for the price of one until nine, and the window table is still free. Book by six and we will keep the good olives for you. Umbrellas welcome.',
      picture: 'pizza',
    },
    {
      id: 'boxes',
      label: 'Farm',
      shop: 'Long Acre Farm',
      line: 'New potatoes – dug this morning. Boxes at the gate from four, eggs while they last.',
      picture: 'crate',
    },
  ],
  empty: { shop: 'Your shop', line: 'Your line goes here.' },
  wayOut: 'Reply STOP to opt out.',
  answer: 'Yes please',
  more: 'more',
  channels: {
    email: 'Email',
    whatsapp: 'WhatsApp',
    sms: 'SMS',
    push: 'Push',
    social: 'Facebook and Instagram',
  },
  limits: {
    email: {
      whole: 'Subject: {used} of the {limit} characters a phone shows.',
      cut: 'Subject: {used} characters, cut at {limit} on a phone.',
    },
    whatsapp: '{used} of {limit} characters, all of them shown.',
    sms: {
      one: '{parts} part: {used} of {limit} characters.',
      other: '{parts} parts: {used} characters, {limit} to a part.',
      odd: '“{odd}” is not in the SMS alphabet.',
    },
    push: {
      whole: '{used} of {limit} characters, shown whole.',
      cut: '{used} characters, cut at {limit}.',
    },
    social: {
      whole: '{used} of {limit} characters before “more”.',
      cut: '{used} characters; “more” comes after {limit}.',
    },
  },
  spoken: {
    email: {
      whole: 'The subject of the email is shown whole.',
      cut: 'The subject of the email is cut.',
    },
    sms: { one: 'SMS: {parts} part.', other: 'SMS: {parts} parts.' },
    push: { whole: 'The push note is shown whole.', cut: 'The push note is cut.' },
    social: { whole: 'The post is shown whole.', cut: 'The post is cut before “more”.' },
  },
  note: 'Try it with your own words: nothing you type here leaves this page. SMS parts are counted as the networks count them. What a subject, a push note or a post shows differs a little from phone to phone.',
} satisfies SayOnceWords;
