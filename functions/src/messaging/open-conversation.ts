import type { Activity } from '@hearthkin/domain/community/activity';
import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { mayWriteToHost } from '@hearthkin/domain/community/host-contact';
import { AppError } from '@hearthkin/domain/foundation/errors';
import {
  type ConversationReason,
  conversationId,
  newConversation,
  type OpenConversationInput,
  otherOf,
} from '@hearthkin/domain/messaging/conversation';
import { isBlocking } from '@hearthkin/domain/safety/block';
import type { Firestore } from 'firebase-admin/firestore';
import { submissionOf } from '../community/story-queries';
import { type Call, defineCallable } from '../platform/callable';
import { requireMayMeet } from '../platform/people/standing';
import { countAttempt } from '../platform/rate-limit';
import {
  activities,
  attendees,
  blocks,
  bookings,
  companions,
  conversations,
  events,
  participants,
  stories,
  users,
} from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';

/**
 * Opens the conversation of the caller with the person whom the input leads to, and creates it if there is none. Only
 * the caller's own block counts: a refusal would tell a blocked person.
 * @throws AppError `forbidden` without that reason, or with oneself or a person whom the caller blocks; as
 * `requireMayMeet` and `rate-limited` for a new one.
 */
export const openConversation = defineCallable('openConversation', {
  access: { for: 'person', standing: 'active', why: 'A restricted person reads what they have.' },
  handler: async ({ db, input, caller, now }) => {
    const { uid } = caller;
    const { otherUid, reason } = await contactBy({ db, input, caller, now });
    if (otherUid === uid) throw new AppError('forbidden', 'This is the caller');
    const id = conversationId(uid, otherUid);
    const ref = conversations(db).doc(id);
    const opened = { conversationId: id };
    if ((await ref.get()).exists) return opened;
    await countAttempt(db, 'conversations', uid, now);
    return db.runTransaction(async (tx) => {
      const [account, ownBlock, existing] = await Promise.all([
        tx.get(users(db).doc(uid)).then(dataOf),
        tx.get(blocks(db, uid).doc(otherUid)).then(dataOf),
        tx.get(ref),
      ]);
      requireMayMeet(account);
      if (isBlocking(ownBlock)) throw new AppError('forbidden', 'The caller blocks them');
      if (!existing.exists) {
        tx.create(ref, { ...newConversation(uid, otherUid, reason), updatedAt: now });
      }
      return opened;
    });
  },
});

interface Contact {
  readonly otherUid: string;
  readonly reason: ConversationReason;
}

type Asked = Pick<Call<OpenConversationInput>, 'db' | 'input' | 'caller' | 'now'>;

/** The other person. The input names no author and no host: they are looked up. */
async function contactBy({ db, input, caller, now }: Asked): Promise<Contact> {
  if ('companionId' in input) {
    const companion = dataOf(await companions(db).doc(input.companionId).get());
    if (caller.userType !== 'spender' || companion?.listed !== true) throw noReason();
    return { otherUid: input.companionId, reason: {} };
  }
  if ('bookingId' in input) {
    const booking = dataOf(await bookings(db).doc(input.bookingId).get());
    if (!booking?.participantIds.includes(caller.uid)) throw noReason();
    return { otherUid: otherOf(booking, caller.uid), reason: input };
  }
  if ('storyId' in input) return { otherUid: await authorOf(db, input.storyId), reason: input };
  const hosted = await hostedWithSpot(db, input, caller.uid);
  if (!hosted?.isOn || !mayWriteToHost(hosted, now)) throw noReason();
  return { otherUid: hosted.hostId, reason: { placeAt: hosted.path } };
}

const noReason = () => new AppError('forbidden', 'There is no reason to begin a conversation');

async function authorOf(db: Firestore, storyId: string): Promise<string> {
  const story = dataOf(await stories(db).doc(storyId).get());
  const [submission] = (await submissionOf(db, storyId).get()).docs;
  if (!story?.allowsContact || submission === undefined) throw noReason();
  return submission.data().authorId;
}

/** The event or activity, if the person has a spot there. */
async function hostedWithSpot(
  db: Firestore,
  place: { readonly eventId: string } | { readonly activityId: string },
  uid: string,
) {
  const [ref, spots] =
    'eventId' in place
      ? [events(db).doc(place.eventId), attendees(db, place.eventId)]
      : [activities(db).doc(place.activityId), participants(db, place.activityId)];
  const [hosted, spot] = await Promise.all([
    ref.get().then((found) => dataOf<CommunityEvent | Activity>(found)),
    spots.doc(uid).get(),
  ]);
  if (hosted === null || !spot.exists) return null;
  const { hostId, startsAt, status } = hosted;
  return { hostId, startsAt, isOn: status === 'approved' || status === 'open', path: ref.path };
}
