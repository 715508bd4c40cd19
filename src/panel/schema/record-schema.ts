import { z } from 'zod';

export type FieldSchemas<Type> = { [Name in keyof Type]: z.ZodType<Type[Name]> };

/**
 * Returns the schema of a record. The compiler checks it against the contract's type. `id` is the schema's name
 * in the OpenAPI document.
 */
export function recordSchema<Type>(id: string, fields: FieldSchemas<Type>): z.ZodObject {
  return z.strictObject(fields).meta({ id });
}

export const text = () => z.string();
export const textOrNull = () => z.string().nullable();
export const integer = () => z.int();
export const integerOrNull = () => z.int().nullable();
export const flag = () => z.boolean();
export const digits = () => z.string().regex(/^\d+$/);
export const dayOrNull = () => z.string().nullable().meta({ format: 'date' });
export const time = () => z.string().regex(/^\d\d:\d\d:\d\d$/);

/** Response of operations that have no record to return. */
export const okSchema = z.strictObject({ result: z.literal('ok') }).meta({ id: 'Ok' });
