import * as z from 'zod/mini';

/** The visitor's own data under the local storage key user; keeps id and name and drops the rest. */
export const storedUserSchema = z.object({ id: z.string(), name: z.string() });

/** The stored user object. */
export type StoredUser = z.infer<typeof storedUserSchema>;
