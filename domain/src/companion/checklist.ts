import type { User } from '../account/user';
import { type DOCUMENT_KINDS, rejectedKinds } from '../verification/documents';
import { hasEndedIdentity } from '../verification/identity-term';
import type { Verification } from '../verification/verification';
import { type Application, isReturned } from './application';
import type { Companion } from './companion';
import { documentPath, fieldPath, ONBOARDING_STEPS, type OnboardingField } from './onboarding';
import { firstLessonsLeft, NO_TRAINING, type Training } from './training';
import { TRAINING_PATH } from './training-lessons';

/**
 * What takes a companion from sign-up to their first request, in the order to see to it. The photo comes
 * before the documents: once these are approved, a new photo takes another review.
 */
export const CHECKLIST_ITEMS = [
  'account',
  'identity',
  'about',
  'hours',
  'photo',
  'documents',
  'application',
  // Before the first session, so there is something to do while our team reviews.
  'training',
  // Only where money moves.
  'payouts',
] as const;
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number];

/** The state of one item: done, the companion's to do, with our team, or in need of a change. */
export type ItemState =
  | { readonly state: 'done' }
  | { readonly state: 'todo'; readonly link: string }
  /** `since` is null if unknown. */
  | { readonly state: 'waiting'; readonly since: Date | null; readonly link: string }
  /** `reason` is what our team wrote; empty without a note. */
  | { readonly state: 'change'; readonly reason: string; readonly link: string };

/** The documents that decide, as the companion reads them. */
export interface ChecklistFacts {
  readonly account: Pick<User, 'level'>;
  readonly listing: Pick<Companion, 'photo' | 'badges' | 'payoutAccount'>;
  /** Null before the first screen. */
  readonly application: Application | null;
  /** Null before the first quiz. */
  readonly training: Pick<Training, 'lessons'> | null;
  /** Null before any check. */
  readonly verification: Verification | null;
}

const DONE = { state: 'done' } as const;

/** The state of every item. Who reads it has an account, so that one is done. */
export function checklistOf(facts: ChecklistFacts): Readonly<Record<ChecklistItem, ItemState>> {
  const { application, listing, training } = facts;
  const lessons = firstLessonsLeft(training ?? NO_TRAINING);
  return {
    account: DONE,
    identity: identityState(facts),
    about: screenState(1, application),
    hours: screenState(2, application),
    documents: documentsState(facts),
    application: applicationState(facts),
    photo: listing.photo === null ? { state: 'todo', link: '/profile/listing' } : DONE,
    training: lessons.length > 0 ? { state: 'todo', link: TRAINING_PATH } : DONE,
    payouts: listing.payoutAccount === 'missing' ? { state: 'todo', link: '/earnings' } : DONE,
  };
}

/** The first thing to do: a change that our team asks for, else a step that is left. */
export function nextItem(
  items: Readonly<Record<ChecklistItem, ItemState>>,
): { readonly item: ChecklistItem; readonly link: string } | null {
  for (const wanted of ['change', 'todo']) {
    for (const item of CHECKLIST_ITEMS) {
      const found = items[item];
      if (found.state === wanted && found.state !== 'done') return { item, link: found.link };
    }
  }
  return null;
}

/** Phone and face. Approved documents settle the face. */
function identityState({ account, application, verification }: ChecklistFacts): ItemState {
  const check = verification?.identityCheck;
  const link = placeOfDocument('idDocument', application);
  if (account.level === 'verified') return DONE;
  if (check?.status === 'review') return { state: 'waiting', since: check.checkedAt, link };
  if (verification !== null && hasEndedIdentity(verification)) {
    return { state: 'todo', link: documentPath(undefined) };
  }
  if (check?.status === 'failed' && verification?.verificationStatus === 'pending') {
    return { state: 'waiting', since: verification.submittedAt ?? null, link };
  }
  return check?.status === 'failed'
    ? { state: 'change', reason: verification?.notes ?? '', link }
    : { state: 'todo', link };
}

/** A screen is done once the companion has gone on from it, until our team asks for a change. */
function screenState(step: number, application: Application | null): ItemState {
  const link = `${fieldPath(undefined)}?step=${step}`;
  if (application === null) return { state: 'todo', link };
  const { status, draft, notes = '', returnedFields } = application;
  if (isReturned(application)) {
    const fields: readonly OnboardingField[] = ONBOARDING_STEPS[step - 1]?.fields ?? [];
    const field = returnedFields.find((one) => fields.includes(one));
    return field === undefined ? DONE : { state: 'change', reason: notes, link: fieldPath(field) };
  }
  const isPast = draft.step > step || status !== 'draft';
  return isPast ? DONE : { state: 'todo', link };
}

/** Documents belong to the screens until the application has been submitted. */
export function placeOfDocument(
  kind: (typeof DOCUMENT_KINDS)[number],
  application: Pick<Application, 'status'> | null,
): string {
  const isOpen = application === null || application.status === 'draft';
  return isOpen ? fieldPath(kind) : documentPath(kind);
}

function documentsState({ application, verification }: ChecklistFacts): ItemState {
  const { verificationStatus: status = 'not_started', documentsUploaded } = verification ?? {};
  const [rejected = 'idDocument'] = rejectedKinds(documentsUploaded);
  const link = placeOfDocument(rejected, application);
  switch (status) {
    case 'verified':
      return DONE;
    case 'pending':
      return {
        state: 'waiting',
        since: verification?.submittedAt ?? null,
        link: documentPath(undefined),
      };
    case 'rejected':
      return { state: 'change', reason: verification?.notes ?? '', link };
    case 'not_started':
      return { state: 'todo', link };
  }
}

function applicationState({ application, listing }: ChecklistFacts): ItemState {
  if (listing.badges.background || application?.status === 'accepted') return DONE;
  if (application === null) return { state: 'todo', link: fieldPath(undefined) };
  const { status, submittedAt, notes = '', returnedFields } = application;
  if (status === 'submitted') {
    return { state: 'waiting', since: submittedAt, link: fieldPath(undefined) };
  }
  if (!isReturned(application)) return { state: 'todo', link: fieldPath(undefined) };
  // Beside the screens that it is about, the note is shown already.
  const isShown = [1, 2].some((step) => screenState(step, application).state === 'change');
  return { state: 'change', reason: isShown ? '' : notes, link: fieldPath(returnedFields[0]) };
}
