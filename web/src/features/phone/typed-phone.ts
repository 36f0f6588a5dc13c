import * as z from 'zod/mini';

const text = (max: number) => z.string().check(z.maxLength(max));

export const typedPhoneSchema = z.object({
  /** ISO country code. */
  country: text(2),
  /** The typed words. */
  national: text(40),
  /** E.164; null while it isn't a valid number. */
  e164: z.nullable(text(16)),
});

/** A phone number that is being typed. */
export type TypedPhone = Readonly<z.infer<typeof typedPhoneSchema>>;

export const NO_PHONE: TypedPhone = { country: 'US', national: '', e164: null };
