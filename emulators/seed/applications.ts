import type { Application } from '@hearthkin/domain/companion/application';
import type { SampleAccount } from './accounts';

/** The approved application of a sample companion who is listed; null for the others. */
export function sampleApplication(
  { user, listing }: SampleAccount,
  staffId: string,
): Application | null {
  if (listing?.listed !== true) return null;
  const { firstName, lastName, location, bio, createdAt } = user;
  return {
    draft: null,
    returnedFields: [],
    form: {
      firstName,
      lastName,
      location,
      bio,
      personalityTraits: listing.traits,
      supportStyles: listing.supportStyles,
      timezone: listing.timeZone,
      weeklyHours: 20,
      weeklyAvailability: listing.weeklyAvailability,
      availability: [],
      hourlyRate: listing.hourlyRate,
      minimumSession: listing.minimumSession,
      hasExperience: 'personal',
      background: 'I have always been the one whom friends call.',
      agreeTerms: true,
      agreeBackground: true,
    },
    status: 'accepted',
    updatedAt: createdAt,
    submittedAt: createdAt,
    decidedAt: createdAt,
    decidedBy: staffId,
  };
}
