import type { OneTouchWords } from '#/pages/home/sections/one-touch.tsx';

export const oneTouch = {
  title: 'One Touch Control and Digital Commerce',
  lede: 'Flip the sign on the door once. The web store, the app, the table codes and the couriers all follow.',
  sign: { open: 'Open', closed: 'Closed' },
  channels: ['Web store', 'Mobile app', 'Table QR codes', 'Courier delivery'],
  status: { open: 'Live', closed: 'Paused' },
  points: [
    {
      title: 'One touch control',
      text: 'Open, pause, reprice or restock from one console, on the phone in your apron pocket.',
    },
    {
      title: 'Digital commerce',
      text: 'Your name above the door, your customers in your list, and every order yours to keep.',
    },
  ],
} satisfies OneTouchWords;
