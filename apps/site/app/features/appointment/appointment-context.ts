import type { ConfirmedBooking } from '@high-street/contract';
import { createContext, useContext } from 'react';

import type { AppointmentView } from './appointment-state.ts';

/** What the rest of the page may know of the widget and do with it. */
export type Appointment = {
  readonly state: AppointmentView;
  /** Opens the panel at normal size, or closes it. */
  readonly toggle: () => void;
  /** Opens the panel expanded; focus returns to `opener`, or to what has it now, when the panel closes. */
  readonly openExpanded: (opener?: HTMLElement) => void;
  /** The demo booked on this page; kept in memory only. */
  readonly booking: ConfirmedBooking | null;
  readonly clearBooking: () => void;
  /** Where Book Your Demo leads without scripts. */
  readonly plainAddress: string;
  /** How a demo is booked here, with scripts and without; null where there is no calendar. */
  readonly demo: {
    readonly open: (opener: HTMLElement) => void;
    readonly address: string;
  } | null;
};

export const AppointmentContext = createContext<Appointment | null>(null);

/** The widget of the page; throws outside its provider. */
export function useAppointment(): Appointment {
  const appointment = useContext(AppointmentContext);
  if (!appointment) throw new Error('useAppointment must be used within AppointmentProvider'); // literal
  return appointment;
}
