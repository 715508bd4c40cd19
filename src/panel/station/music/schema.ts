import { z } from 'zod';

export const votesSchema = z.strictObject({ up: z.int(), down: z.int() }).meta({ id: 'Votes' });
