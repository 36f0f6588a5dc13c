import type { User } from '@hearthkin/domain/account/user';
import {
  type Application,
  type ApplicationDraft,
  hasHours,
  typedWeeklyHours,
} from '@hearthkin/domain/companion/application';
import type { Companion } from '@hearthkin/domain/companion/companion';
import {
  listedWords,
  type UnlistedReason,
  unlistedReasons,
} from '@hearthkin/domain/companion/listed';
import { ONBOARDING_PATH } from '@hearthkin/domain/companion/onboarding';
import { AppError } from '@hearthkin/domain/foundation/errors';
import {
  APPLICATION_RECEIVED,
  DOCUMENTS_RECEIVED,
  NOTIFICATION_TITLES,
} from '@hearthkin/domain/news/words';
import type { Verification } from '@hearthkin/domain/verification/verification';
import type { Firestore } from 'firebase-admin/firestore';
import { actionAt } from '../mail/compose-mail';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import {
  mailNotification,
  newNotificationId,
  notify,
  type Recipient,
  readRecipient,
} from '../notification/notify';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { applications, companions, verifications } from '../platform/records/collections';
import { gatherDocuments, withSubmitted } from '../verification/gather-documents';

/**
 * Submits a companion's application as it is saved, with the account and the listing as they are,
 * and the documents unless staff have them or have approved them; then tells the companion that both
 * have arrived. A repeated call does nothing.
 * @throws AppError `not-found` without a draft, `bad-transition` once it is accepted,
 * `invalid-input` with `details.field` for what is missing (as `gatherDocuments`, `agreement` or
 * `hours`), `rate-limited`.
 */
export const submitApplication = defineCallable('submitApplication', {
  access: { for: 'earner', standing: 'active', why: 'Our team alone reads it.' },
  secrets: mailSecrets,
  deps: (): NotifyDeps => mailDeps(),
  handler: async ({ db, caller: { uid }, now }, deps) => {
    await countAttempt(db, 'submissions', uid, now);
    const submitted = await commitSubmission(db, uid, now);
    if (submitted !== null) {
      const { reader, missing, hasDocuments } = submitted;
      const content = {
        subject: NOTIFICATION_TITLES['application-received'],
        parts: [
          APPLICATION_RECEIVED,
          ...(hasDocuments ? [DOCUMENTS_RECEIVED] : []),
          listedWords(missing),
          ...actionAt(deps.siteUrl, ONBOARDING_PATH, 'See where it stands'),
        ],
      };
      const news = { kind: 'application-received', about: String(now.getTime()), content } as const;
      await mailNotification({ db, now, ...deps }, reader, news);
    }
    return { status: 'submitted' };
  },
});

interface Submitted {
  readonly reader: Recipient;
  /** The facts that they lack to be listed. */
  readonly missing: readonly UnlistedReason[];
  /** Whether documents were submitted with it. */
  readonly hasDocuments: boolean;
}

/** @returns null if it was submitted before. */
function commitSubmission(db: Firestore, uid: string, now: Date): Promise<Submitted | null> {
  return db.runTransaction(async (tx) => {
    const ref = applications(db).doc(uid);
    const reviewRef = verifications(db).doc(uid);
    const [application, listing, review, reader] = await Promise.all([
      tx.get(ref).then((snapshot) => snapshot.data()),
      tx.get(companions(db).doc(uid)).then((snapshot) => snapshot.data()),
      tx.get(reviewRef).then((snapshot) => snapshot.data()),
      readRecipient(tx, db, uid),
    ]);
    if (application === undefined || listing === undefined || reader === null) {
      throw new AppError('not-found', 'There is no application');
    }
    if (application.status === 'submitted') return null;
    if (application.status !== 'draft') {
      throw new AppError('bad-transition', `The application is ${application.status}`);
    }
    const { draft } = application;
    const form = formOf(draft, reader.account, listing);
    const documents = await documentsOf(uid, draft, review, now);
    tx.update(ref, {
      form,
      earlierForm: application.form,
      // Files that came with it are documents now.
      draft: {
        ...draft,
        documents: {
          idDocument: { ...draft.documents.idDocument, file: null },
          proofOfAddress: { ...draft.documents.proofOfAddress, file: null },
        },
      },
      status: 'submitted',
      updatedAt: now,
      submittedAt: now,
    });
    if (documents !== null) {
      tx.set(reviewRef, withSubmitted(review, documents, now));
    }
    const id = newNotificationId(db, uid);
    const data = { documents: documents === null ? '' : 'received' };
    notify(tx, db, reader, { id, kind: 'application-received', data, link: ONBOARDING_PATH }, now);
    const missing = unlistedReasons(reader.account, listing);
    return { reader, missing, hasDocuments: documents !== null };
  });
}

/** The reviewed facts, as they are on the day. */
function formOf(
  { weeklyHours, hasExperience, background }: ApplicationDraft,
  { firstName, lastName, location, bio }: User,
  listing: Companion,
): NonNullable<Application['form']> {
  const hours = typedWeeklyHours.safeParse(weeklyHours);
  const isReachable = hasHours(listing.weeklyAvailability) || listing.offer.extraHours.length > 0;
  if (!hours.success || !isReachable) {
    throw new AppError('invalid-input', 'There are no hours', { field: 'hours' });
  }
  if (listing.offer.activities.length === 0) {
    throw new AppError('invalid-input', 'There is no activity', { field: 'activities' });
  }
  return {
    firstName,
    lastName,
    location,
    bio,
    personalityTraits: listing.traits,
    supportStyles: listing.supportStyles,
    timezone: listing.timeZone,
    weeklyHours: hours.data,
    weeklyAvailability: listing.weeklyAvailability,
    hourlyRate: listing.hourlyRate,
    activities: listing.offer.activities,
    minimumSession: listing.minimumSession,
    hasExperience,
    background: background.trim(),
  };
}

/** The documents to review; null if staff have them, or have approved them. */
async function documentsOf(
  uid: string,
  { documents: draft }: ApplicationDraft,
  review: Verification | undefined,
  now: Date,
) {
  const isOpen = ['not_started', 'rejected'].includes(review?.verificationStatus ?? 'not_started');
  return isOpen ? gatherDocuments({ uid, draft, before: review?.documentsUploaded }, now) : null;
}
