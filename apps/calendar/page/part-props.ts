import type { PageProps } from './page-props.ts';
import type { Booking } from './use-booking.ts';

/** What every part of the page takes: what the service gave, and the present state. */
export type PartProps = { readonly props: PageProps; readonly booking: Booking };
