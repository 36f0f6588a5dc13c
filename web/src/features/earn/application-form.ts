import type { User } from '@hearthkin/domain/account/user';
import {
  type ApplicationDraft,
  type ApplicationForm,
  type ApplicationValues,
  applicationFormSchema,
  typedApplicationSchema,
} from '@hearthkin/domain/companion/application';
import { WEEKLY_HOURS } from '@hearthkin/domain/companion/estimate';
import { DEFAULT_TIME_ZONE } from '@hearthkin/domain/sign-up/new-account';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type DocumentsUploaded,
} from '@hearthkin/domain/verification/documents';
import type { Control } from 'react-hook-form';
import type { ListingEdit } from '../../data/accounts/profile-store';
import type { Companion } from '../../data/companions/companion-queries';
import { ownTimeZone } from '../../lib/format';
import { sessionDraft } from '../../lib/session-draft';
import { timeZones } from '../../lib/time-zones';
import {
  type ChosenFile,
  type DocumentDraft,
  type Drafts,
  EMPTY_DOCUMENT,
} from '../verification/public';

export type ApplicationControl = Control<ApplicationForm, unknown, ApplicationValues>;

/** Props of the fields of every screen. */
export interface FieldsProps {
  readonly control: ApplicationControl;
  readonly isBusy: boolean;
}

/** The values that the server doesn't have yet: typed a moment ago, or not valid. */
export const applicationDrafts = sessionDraft('application', typedApplicationSchema);

/**
 * The form as the server has it: bio, traits, hours and rate from the account and the listing, the
 * rest from the draft.
 */
export function storedForm(
  account: User,
  listing: Companion,
  draft: ApplicationDraft | null,
): ApplicationForm {
  const { traits, supportStyles, hourlyRate, minimumSession, timeZone } = listing;
  return {
    bio: account.bio,
    traits,
    supportStyles,
    timeZone,
    weeklyAvailability: listing.weeklyAvailability,
    hourlyRate: String(hourlyRate),
    activities: listing.offer.activities,
    minimumSession,
    weeklyHours: draft?.weeklyHours ?? String(WEEKLY_HOURS.default),
    hasExperience: draft?.hasExperience ?? 'none',
    background: draft?.background ?? '',
  };
}

/** The form's initial values, from the stored ones. */
export function formFrom(stored: ApplicationForm, draft: ApplicationDraft | null): ApplicationForm {
  // The zone of a new listing is a guess, until the companion has seen it.
  const isGuess = stored.timeZone === DEFAULT_TIME_ZONE && (draft?.step ?? 1) < 3;
  const own = ownTimeZone();
  return {
    ...stored,
    ...(isGuess && timeZones().includes(own) && { timeZone: own }),
  };
}

/** The documents as the companion finds them. */
export function documentsFrom(
  draft: ApplicationDraft | null,
  submitted: DocumentsUploaded | undefined,
  /** The path of the ID photo of sign-up; null once it is deleted. */
  photo: string | null,
): Drafts {
  const one = (kind: DocumentKind): DocumentDraft => {
    const { type = null, file = null } = draft?.documents[kind] ?? {};
    const before = submitted?.[kind];
    const kept: ChosenFile | null =
      file !== null
        ? { ...file, blob: null, isMisnamed: false }
        : (keptFile(before) ??
          (kind === 'idDocument' && before === undefined ? fromSignUp(photo) : null));
    return {
      ...EMPTY_DOCUMENT,
      type: type ?? before?.type ?? null,
      ...(kept !== null && { file: kept, upload: 'done', part: 1 }),
    };
  };
  return { idDocument: one('idDocument'), proofOfAddress: one('proofOfAddress') };
}

/** A document that our team didn't reject. */
function keptFile(before: DocumentsUploaded[DocumentKind] | undefined): ChosenFile | null {
  if (before === undefined || before.status === 'rejected') return null;
  const { fileName: name, contentType, size, storagePath: storedAt } = before;
  return { blob: null, name, contentType, size, isMisnamed: false, storedAt };
}

function fromSignUp(storedAt: string | null): ChosenFile | null {
  if (storedAt === null) return null;
  const name = 'Your ID photo from sign-up';
  return { blob: null, name, contentType: 'image/jpeg', size: null, isMisnamed: false, storedAt };
}

/** Everything that is saved: what the draft has, and what the listing has as far as it is valid. */
export interface SavedWork {
  readonly draft: ApplicationDraft;
  readonly listing: Partial<Pick<ApplicationValues, ListingField>>;
}

const LISTING_FIELDS = [
  'bio',
  'traits',
  'supportStyles',
  'hourlyRate',
  'activities',
  'minimumSession',
  'timeZone',
  'weeklyAvailability',
] as const;
type ListingField = (typeof LISTING_FIELDS)[number];

export function workOf(
  typed: ApplicationForm,
  documents: Drafts,
  step: ApplicationDraft['step'],
): SavedWork {
  const { weeklyHours, hasExperience, background } = typed;
  return {
    draft: {
      step,
      weeklyHours,
      hasExperience,
      background,
      documents: {
        idDocument: draftOf(documents.idDocument),
        proofOfAddress: draftOf(documents.proofOfAddress),
      },
    },
    listing: Object.fromEntries(
      LISTING_FIELDS.flatMap((field) => {
        const value = applicationFormSchema.shape[field].safeParse(typed[field]);
        return value.success ? [[field, value.data]] : [];
      }),
    ),
  };
}

/** A document as the draft has it: a file once it is uploaded, and none that was there before. */
function draftOf({
  type,
  file,
  upload,
}: DocumentDraft): ApplicationDraft['documents'][DocumentKind] {
  const isNew = file !== null && file.storedAt === undefined && upload === 'done';
  if (!isNew || file.size === null) return { type, file: null };
  const { name, contentType, size } = file;
  return { type, file: { name, contentType, size } };
}

/** The parts of the listing that differ, by how they are saved; null when none does. */
export function listingEdit(
  now: SavedWork['listing'],
  before: SavedWork['listing'],
): ListingEdit | null {
  const changed = Object.fromEntries(
    LISTING_FIELDS.filter(
      (field) => field in now && JSON.stringify(now[field]) !== JSON.stringify(before[field]),
    ).map((field) => [field, now[field]]),
  ) as SavedWork['listing'];
  if (Object.keys(changed).length === 0) return null;
  const { bio, activities, timeZone, weeklyAvailability, ...listing } = changed;
  return {
    account: { ...(bio !== undefined && { bio }) },
    listing,
    hours: {
      ...(timeZone !== undefined && { timeZone }),
      ...(weeklyAvailability && { weeklyAvailability }),
    },
    offer: { ...(activities !== undefined && { activities }) },
  };
}

/** The documents that lack a type or a file. */
export function incompleteDocuments(drafts: Drafts): readonly DocumentKind[] {
  return DOCUMENT_KINDS.filter(
    (kind) => drafts[kind].type === null || drafts[kind].upload !== 'done',
  );
}
