import { z } from 'zod';

/** A station API token. */
export const tokenSchema = z.strictObject({ token: z.string() }).meta({ id: 'Token' });
