/** The clock on the provider's wall: the present, and the zone in which times are told. */
export type WallClock = { readonly now: Date; readonly zone: string };
