/** Names and lines of the appointment widget. */
export type AppointmentWords = {
  /** Name and tooltip of the round button, and title of the panel. */
  readonly title: string;
  readonly expand: string;
  readonly compress: string;
  readonly close: string;
  /** Name of the embedded booking page. */
  readonly frame: string;
  readonly loading: string;
  /** Link to the booking page by itself; has to say that it opens a new tab. */
  readonly newTab: string;
};

/** The way to write instead of booking. */
export type EnquiryLink = { readonly label: string; readonly to: string };
