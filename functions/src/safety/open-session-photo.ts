import { PROFILE_PICTURE } from '@hearthkin/domain/account/profile-files';
import { otherParty } from '@hearthkin/domain/booking/booking';
import { wasAgreed } from '@hearthkin/domain/booking/session-day';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { SessionPhoto } from '@hearthkin/domain/safety/trusted-contact';
import { mailLinkKey } from '../mail/mail-params';
import { defineCallable } from '../platform/callable';
import { readUpload } from '../platform/files/storage';
import { countAttempt } from '../platform/rate-limit';
import { bookings, users } from '../platform/records/collections';
import { readPhotoToken } from './trusted-contact-links';

/** The time after the session's end in which a trusted contact may see the photo. */
const WORKS_AFTER_MS = DAY_MS;

/**
 * Shows a trusted contact whom a session is with, by the link of an email and without sign-in, and whether the
 * photo is another one than when the two had agreed.
 * @throws AppError `rate-limited`; `token-invalid` for a forged link or a deleted account; `token-expired` a day after the session.
 */
export const openSessionPhoto = defineCallable('openSessionPhoto', {
  access: 'anyone',
  secrets: [mailLinkKey],
  deps: (): string => mailLinkKey.value(),
  handler: async ({ db, input: { token }, network, now }, linkKey) => {
    await countAttempt(db, 'mailedLinks', network, now);
    const link = readPhotoToken(token, linkKey);
    if (link === null) throw new AppError('token-invalid');
    const booking = (await bookings(db).doc(link.bookingId).get()).data();
    if (booking === undefined || !wasAgreed(booking)) {
      throw new AppError('token-invalid', 'Not agreed');
    }
    const until = new Date(booking.endsAt.getTime() + WORKS_AFTER_MS);
    if (now.getTime() >= until.getTime()) throw new AppError('token-expired');
    const { uid, role } = otherParty(booking, link.toldBy);
    const other = (await users(db).doc(uid).get()).data();
    if (other === undefined) throw new AppError('token-invalid', 'The account is gone');
    const photo = await photoOf(uid, other.profilePhoto);
    const { agreedPhotos } = booking;
    const isChanged = agreedPhotos !== undefined && agreedPhotos[role] !== other.profilePhoto;
    return { name: other.firstName, photo, isChanged, until: until.toISOString() };
  },
});

async function photoOf(uid: string, path: string | null): Promise<SessionPhoto['photo']> {
  // Of the samples.
  if (path?.startsWith('/')) return path;
  if (!path?.startsWith(`profiles/${uid}/`)) return null;
  const file = await readUpload(path, PROFILE_PICTURE);
  return typeof file === 'string'
    ? null
    : `data:${file.type};base64,${file.bytes.toString('base64')}`;
}
