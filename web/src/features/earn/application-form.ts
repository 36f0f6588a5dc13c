import type { User } from '@hearthkin/domain/account/user';
import {
  type Application,
  type ApplicationForm,
  type ApplicationValues,
  applicationDraftSchema,
} from '@hearthkin/domain/companion/application';
import { APPLICATION_RATE, WEEKLY_HOURS } from '@hearthkin/domain/companion/estimate';
import type { Control } from 'react-hook-form';
import type { Companion } from '../../data/companions/companion-queries';
import { ownTimeZone } from '../../lib/format';
import { sessionDraft } from '../../lib/session-draft';
import { timeZones } from '../../lib/time-zones';

export type ApplicationControl = Control<ApplicationForm, unknown, ApplicationValues>;

/** Props of every step. */
export interface StepProps {
  readonly control: ApplicationControl;
  readonly isBusy: boolean;
}

/** Changes since the last save. */
export const applicationDrafts = sessionDraft('application', applicationDraftSchema);

/** The form's initial values: the saved application, or what the account already has. */
export function formFrom(
  account: User,
  listing: Companion | null,
  saved: Application | null,
): ApplicationForm {
  if (saved !== null) {
    const { form, updatedAt, decidedAt } = saved;
    const typed = {
      ...form,
      hourlyRate: String(form.hourlyRate),
      weeklyHours: String(form.weeklyHours),
    };
    // The listing has had these values since it was submitted, and may have been edited.
    const isReturned = decidedAt !== undefined && updatedAt <= decidedAt;
    return isReturned && listing !== null ? { ...typed, ...listed(account, listing) } : typed;
  }
  const ownZone = ownTimeZone();
  return {
    firstName: account.firstName,
    lastName: account.lastName,
    location: account.location,
    bio: account.bio,
    personalityTraits: listing?.traits ?? [],
    supportStyles: listing?.supportStyles ?? [],
    timezone: timeZones().includes(ownZone) ? ownZone : (listing?.timeZone ?? 'UTC'),
    weeklyHours: String(WEEKLY_HOURS.default),
    availability: [],
    hourlyRate: String(APPLICATION_RATE),
    minimumSession: listing?.minimumSession ?? 1,
    hasExperience: 'none',
    background: '',
    agreeTerms: false,
    agreeBackground: false,
  };
}

/** What submitting an application writes to the account and the listing. */
function listed(account: User, listing: Companion) {
  const { firstName, lastName, location, bio } = account;
  const { traits, supportStyles, timeZone, hourlyRate, minimumSession } = listing;
  return {
    firstName,
    lastName,
    location,
    bio,
    personalityTraits: traits,
    supportStyles,
    timezone: timeZone,
    hourlyRate: String(hourlyRate),
    minimumSession,
  };
}
