import { z } from 'zod';

/** A token of the station API. */
export const tokenSchema = z.strictObject({ token: z.string() }).meta({ id: 'Token' });
