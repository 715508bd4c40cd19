/** A token of the station API, for the document. */
import { z } from 'zod';

export const tokenSchema = z.strictObject({ token: z.string() }).meta({ id: 'Token' });
