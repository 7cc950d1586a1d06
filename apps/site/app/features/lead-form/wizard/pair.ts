/** Two short fields beside each other where there is room for both. */
export const PAIR = 'grid items-start gap-x-5 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2';
