import { listingFormSchema } from '@hearthkin/domain/companion/listing-form';

/** The hourly rate as typed; the saved one while it is invalid. */
export function typedRate(typed: string | undefined, saved: number): number {
  const rate = listingFormSchema.shape.hourlyRate.safeParse(typed);
  return rate.success ? rate.data : saved;
}
