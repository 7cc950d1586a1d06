import { SwingTicket } from './swing-ticket.tsx';

/** The ticket with one line, with two, and in accent. */
export const examples = [
  { title: 'one line', render: () => <SwingTicket>Popular</SwingTicket> },
  {
    title: 'two lines',
    render: () => <SwingTicket line="Seven days free first">Growth plan</SwingTicket>,
  },
  { title: 'accent', render: () => <SwingTicket tone="accent">18% Saves</SwingTicket> },
];
