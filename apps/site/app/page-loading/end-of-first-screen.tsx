import { END_OF_FIRST_SCREEN_ID } from './markers.ts';

/** Marks where the first screen of a page ends at the latest, within a part of it that is long. */
export const EndOfFirstScreen = () => <span id={END_OF_FIRST_SCREEN_ID} hidden />;
