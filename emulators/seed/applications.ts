import type { Application } from '@hearthkin/domain/companion/application';
import { utcDay } from '@hearthkin/domain/foundation/time';
import {
  type BackgroundCheck,
  newBackgroundCheck,
} from '@hearthkin/domain/verification/background-check';
import type { SampleAccount } from './accounts';

/** The approved application of a sample companion who is listed; null for the others. */
export function sampleApplication(
  { user, listing }: SampleAccount,
  staffId: string,
): Application | null {
  if (listing?.listed !== true) return null;
  const { firstName, lastName, location, bio, createdAt } = user;
  return {
    draft: {
      step: 3,
      weeklyHours: '20',
      hasExperience: 'personal',
      background: 'I have always been the one whom friends call.',
      documents: {
        idDocument: { type: null, file: null },
        proofOfAddress: { type: null, file: null },
      },
    },
    earlierForm: null,
    returnedFields: [],
    checkOrder: null,
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
      hourlyRate: listing.hourlyRate,
      activities: listing.offer.activities,
      minimumSession: listing.minimumSession,
      hasExperience: 'personal',
      background: 'I have always been the one whom friends call.',
    },
    status: 'accepted',
    updatedAt: createdAt,
    submittedAt: createdAt,
    decidedAt: createdAt,
    decidedBy: staffId,
  };
}

/** The evidence for the background badge of a sample companion; null without the badge. */
export function sampleBackgroundCheck({ uid, listing }: SampleAccount): BackgroundCheck | null {
  const day = listing?.badgesGivenAt.background ?? null;
  if (listing?.badges.background !== true || day === null) return null;
  const evidence = {
    issuer: 'Sample Screening',
    reference: `SAMPLE-${uid}`,
    issuedOn: utcDay(day),
  };
  return newBackgroundCheck(evidence, day);
}
