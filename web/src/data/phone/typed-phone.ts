/** A phone number that is being typed. */
export interface TypedPhone {
  /** ISO country code. */
  readonly country: string;
  readonly national: string;
  /** Null while it isn't a valid number. */
  readonly e164: string | null;
}

export const NO_PHONE: TypedPhone = { country: 'US', national: '', e164: null };
