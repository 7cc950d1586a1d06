import { z } from 'zod';

/** An e-mail address as somebody types it. */
export const addressSchema = z.string().trim().max(254).pipe(z.email());
