/** The state of the widget: closed, a panel above its button, or a dialog over the whole page. */
export type AppointmentView = 'closed' | 'normal' | 'expanded';

/** What can happen to it: its round button, Book Your Demo, the size button, and every way of closing. */
export type AppointmentEvent = 'toggle' | 'book' | 'resize' | 'close';

const TRANSITIONS: Record<AppointmentView, Partial<Record<AppointmentEvent, AppointmentView>>> = {
  closed: { toggle: 'normal', book: 'expanded' },
  normal: { toggle: 'closed', book: 'expanded', resize: 'expanded', close: 'closed' },
  expanded: { toggle: 'closed', resize: 'normal', close: 'closed' },
};

/** The view after an event; an event that does not belong to the view changes nothing. */
export function nextView(view: AppointmentView, event: AppointmentEvent): AppointmentView {
  return TRANSITIONS[view][event] ?? view;
}
