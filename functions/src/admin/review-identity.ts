import { levelOf } from '@hearthkin/domain/account/level';
import type { ReviewIdentityInput } from '@hearthkin/domain/admin/queue-acts';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import type { CallableResults } from '@hearthkin/domain/callables';
import { placeOfDocument } from '@hearthkin/domain/companion/checklist';
import { listedWords, type UnlistedReason } from '@hearthkin/domain/companion/listed';
import { documentPath } from '@hearthkin/domain/companion/onboarding';
import { AppError } from '@hearthkin/domain/errors';
import { NOTIFICATION_TITLES } from '@hearthkin/domain/notification/words';
import { acceptedIdentity } from '@hearthkin/domain/verification/identity-term';
import type { Verification } from '@hearthkin/domain/verification/verification';
import type { Firestore } from 'firebase-admin/firestore';
import { missingData, setListed } from '../companion/listed-in';
import { defineStaffAct } from '../core/callable';
import { ageDoubts, applications, companions, users, verifications } from '../core/collections';
import { actionAt } from '../core/compose-mail';
import type { MailContent } from '../core/mail-content';
import { mailDeps, mailSecrets, type NotifyDeps } from '../core/mail-params';
import { deleteIdentityPhotos } from '../identity/delete-identity-photos';
import { acceptFacesLater } from '../identity/known-faces';
import {
  mailNotification,
  newNotificationId,
  notify,
  type Reader,
  readReader,
} from '../notification/notify';
import { rejectedDocuments } from '../verification/marked-documents';
import { audit } from './audit';

interface IdentityDeps extends NotifyDeps {
  readonly deletePhotos: (uid: string) => Promise<void>;
}

/**
 * Decides about an identity check that the comparison left open, notifies the person and deletes
 * the two photos. A refusal also rejects waiting or accepted documents, which unlists a companion. A
 * repeated decision does nothing.
 * @throws AppError `not-found` if nothing was compared, `bad-transition` if the check isn't
 * waiting.
 */
export const reviewIdentity = defineStaffAct('reviewIdentity', {
  concerns: ({ input: { uid } }) => [uid],
  options: { secrets: mailSecrets },
  deps: (): IdentityDeps => ({ ...mailDeps(), deletePhotos: deleteIdentityPhotos }),
  handler: async ({ db, input, caller, now }, { deletePhotos, ...deps }) => {
    const decided = await commitIdentity(db, input, caller.uid, now);
    await deletePhotos(input.uid);
    if (decided !== null) {
      const content = identityMail(input, decided, deps.siteUrl);
      const kind = `identity-${input.decision}` as const;
      const news = { kind, about: String(now.getTime()), content };
      await mailNotification({ db, now, ...deps }, decided.reader, news);
    }
    return { status: statusOf(input.decision) };
  },
});

function statusOf(
  decision: ReviewIdentityInput['decision'],
): CallableResults['reviewIdentity']['status'] {
  return decision === 'matched' ? 'passed' : 'failed';
}

interface Decided {
  readonly reader: Reader;
  /** What a companion lacks to be listed; null for a member. */
  readonly missing: readonly UnlistedReason[] | null;
  /** The page where they go on. */
  readonly link: string;
}

/** @returns null if already decided the same way. */
function commitIdentity(
  db: Firestore,
  { uid, decision, notes }: ReviewIdentityInput,
  by: string,
  now: Date,
): Promise<Decided | null> {
  const status = statusOf(decision);
  return db.runTransaction(async (tx) => {
    const ref = verifications(db).doc(uid);
    const [review, reader, listing, application, acceptFaces] = await Promise.all([
      tx.get(ref).then((snapshot) => snapshot.data()),
      readReader(tx, db, uid),
      tx.get(companions(db).doc(uid)),
      tx.get(applications(db).doc(uid)).then((snapshot) => snapshot.data() ?? null),
      acceptFacesLater(tx, db, uid),
    ]);
    const check = review?.identityCheck;
    if (review === undefined || check === undefined || reader === null) {
      throw new AppError('not-found', 'Nothing was compared');
    }
    if (check.status === status) return null;
    if (check.status !== 'review') throw new AppError('bad-transition', `It is ${check.status}`);
    const sentBack =
      decision === 'refused' ? await documentsSentBack(review, notes, by, now) : null;
    const identityCheck = {
      ...check,
      status,
      ...(decision === 'refused' ? { refusedAt: now } : {}),
    };
    const passed = decision === 'matched' ? acceptedIdentity(review, now) : {};
    const decided = { ...review, ...sentBack, ...passed, identityCheck };
    const { isVerified, verificationStatus } = decided;
    tx.set(ref, decided);
    // They have compared the birth date with the document, and the person with those who look alike.
    if (decision === 'matched') {
      tx.delete(ageDoubts(db).doc(uid));
      acceptFaces();
    }
    const verification = { isVerified, verificationStatus };
    tx.update(users(db).doc(uid), { verification, level: levelOf(decided) });
    const missing = setListed(tx, listing, { ...reader.account, verification });
    const act = `identity-${decision}` as const;
    audit(tx, db, { at: now, act, by, target: ref.path, note: notes, concerns: [uid] });
    const data = { product: PRODUCT_NAME, notes, ...missingData(missing) };
    // A companion who still applies submits an ID with the application.
    const link =
      decision === 'refused' && missing !== null
        ? placeOfDocument('idDocument', application)
        : documentPath(undefined);
    notify(tx, db, reader, { id: newNotificationId(db, uid), kind: act, data, link }, now);
    return { reader, missing, link };
  });
}

/** The rejection of waiting or accepted documents; null if there are none. */
async function documentsSentBack(
  { documentsUploaded, verificationStatus }: Verification,
  notes: string,
  reviewedBy: string,
  reviewedAt: Date,
) {
  const areIn = verificationStatus === 'pending' || verificationStatus === 'verified';
  if (documentsUploaded === undefined || !areIn) return null;
  return {
    isVerified: false,
    verificationStatus: 'rejected' as const,
    documentsUploaded: await rejectedDocuments(documentsUploaded),
    notes,
    reviewedAt,
    reviewedBy,
  };
}

function identityMail(
  { decision, notes }: ReviewIdentityInput,
  { missing, link }: Pick<Decided, 'missing' | 'link'>,
  siteUrl: string,
): MailContent {
  const isMatch = decision === 'matched';
  return {
    subject: isMatch ? 'Your identity check is complete' : NOTIFICATION_TITLES['identity-refused'],
    parts: [
      isMatch
        ? 'We’ve reviewed your two photos: they show the same person. We’ve deleted them.'
        : 'We couldn’t verify your identity from your two photos. We’ve deleted them.',
      ...(notes === '' ? [] : [`Note from our team: ${notes}`]),
      ...(missing === null ? [] : [listedWords(missing)]),
      ...actionAt(siteUrl, link, isMatch ? 'See your verification' : 'Submit your ID'),
    ],
  };
}
