import { AFTER_FIRST_SCREEN_ID } from '#/late-start/first-screen.ts';

/** Marks where the first screen of a page ends at the latest, within a part of it that is long. */
export const AfterFirstScreen = () => <span id={AFTER_FIRST_SCREEN_ID} hidden />;
