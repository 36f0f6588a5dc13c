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
  saved: Application['form'] | null,
): ApplicationForm {
  if (saved !== null) {
    return {
      ...saved,
      hourlyRate: String(saved.hourlyRate),
      weeklyHours: String(saved.weeklyHours),
    };
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
