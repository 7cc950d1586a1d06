import './plain-appointment.css';

import { AppointmentLinks, type AppointmentLinksProps } from './appointment-links.tsx';
import { CalendarGlyph } from './glyphs.tsx';

/** The widget of a visitor without scripts: the same round button, opening nothing but the two links. */
export function PlainAppointment(props: AppointmentLinksProps) {
  return (
    <noscript>
      <details className="appointment-plain">
        <summary className="appointment-button print:hidden" aria-label={props.words.title}>
          <CalendarGlyph />
        </summary>
        <div className="appointment-plain-card print:hidden">
          <AppointmentLinks {...props} />
        </div>
      </details>
    </noscript>
  );
}
