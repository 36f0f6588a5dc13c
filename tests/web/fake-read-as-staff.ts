import { isOpenDeletion } from '@hearthkin/domain/admin/account-acts';
import { accountTokensOf } from '@hearthkin/domain/admin/account-search';
import { assignmentOf } from '@hearthkin/domain/admin/assignment';
import { type InboxItem, keyOf, valueAt } from '@hearthkin/domain/admin/inbox';
import {
  QUEUE_IDS,
  type QueueId,
  type QueueItem,
  STAFF_QUEUES,
  type StaffQueue,
  summaryOf,
} from '@hearthkin/domain/admin/queues';
import {
  type ReadAsStaffInput,
  STAFF_READS,
  type StaffAnswer,
  staffPageSchema,
} from '@hearthkin/domain/admin/staff-reads';
import { activeSince } from '@hearthkin/domain/admin/statistics';
import { compareUrgency } from '@hearthkin/domain/admin/urgency';
import type { Claim } from '@hearthkin/domain/booking/claim';
import { sessionsAt } from '@hearthkin/domain/community/hosted-time';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { firstLessonsLeft, NO_TRAINING } from '@hearthkin/domain/companion/training';
import { monthsFrom } from '@hearthkin/domain/foundation/time';
import { conversationId } from '@hearthkin/domain/messaging/conversation';
import { companionPayOf } from '@hearthkin/domain/payment/companion-pay';
import { IDENTITY_PHOTOS } from '@hearthkin/domain/verification/identity-reasons';
import type { ZodMiniType } from 'zod/mini';
import type * as ReadAsStaff from '../../web/src/features/admin/read-as-staff';
import { CallError } from '../../web/src/lib/call-error';
import { betweenTests } from './between-tests';
import { currentUser } from './fake-auth';
import { NOW } from './people';
import { type World, worldNow } from './world';

/** Replaces what staff read by a callable: answers from the test's world. */

/** All such reads so far, in order: `accounts`, `identities`, `identities/eve` for only one. */
export const staffReads: string[] = [];

betweenTests(() => {
  staffReads.length = 0;
});

export const readAsStaff: typeof ReadAsStaff.readAsStaff = async <Input extends ReadAsStaffInput>(
  input: Input,
) => {
  const name = describe(input);
  staffReads.push(name);
  if (worldNow().failing.some((pattern) => pattern.test(`staff/${name}`))) {
    throw new CallError('unavailable');
  }
  const read = STAFF_READS[input.what];
  const found = answerTo(input, worldNow());
  // As the module that this replaces: it fits the schema of the read.
  return ('item' in read ? pageFrom(found, read.item) : read.answer.parse(found)) as StaffAnswer<
    Input['what']
  >;
};

function pageFrom(found: unknown, schema: ZodMiniType) {
  const { items, next } = staffPageSchema.parse(found);
  return { next, items: items.map(({ id, data }) => ({ id, data: schema.parse(data) })) };
}

function describe(input: ReadAsStaffInput): string {
  if (input.what === 'account') return `account/${input.uid}`;
  if (input.what === 'history') return `history/${input.uid}/${input.before ?? ''}`;
  if (input.what === 'booking') return `booking/${input.bookingId}`;
  if (input.what === 'booking-messages') return `messages/${input.bookingId}: ${input.reason}`;
  return 'only' in input && input.only !== null ? `${input.what}/${input.only}` : input.what;
}

type Item = readonly [id: string, data: object, order: Date | undefined];

function answerTo(input: ReadAsStaffInput, world: World): unknown {
  const users = Object.entries(world.users);
  switch (input.what) {
    case 'counts': {
      const all = users.map(([, user]) => user);
      return {
        all: all.length,
        spender: all.filter(({ userType }) => userType === 'spender').length,
        earner: all.filter(({ userType }) => userType === 'earner').length,
        verified: all.filter(({ verification }) => verification.isVerified).length,
        active: all.filter(({ lastLoginAt }) => lastLoginAt >= activeSince(NOW)).length,
      };
    }
    case 'waiting':
      return Object.fromEntries(QUEUE_IDS.map((queue) => [queue, waitingIn(world)[queue].length]));
    case 'queues':
      return Object.fromEntries(
        QUEUE_IDS.map((queue) => {
          const times = linesIn(world, queue).map(({ since }) => since?.getTime() ?? 0);
          const oldest = times.length === 0 ? null : new Date(Math.min(...times));
          return [queue, { count: times.length, since: oldest }];
        }),
      );
    case 'taken':
      return world.assignments.filter(({ queue }) => queue === input.queue);
    case 'inbox': {
      const queues = input.queue === null ? QUEUE_IDS : [input.queue];
      const lines = queues
        .flatMap((queue) => linesIn(world, queue))
        .filter(({ taken }) => !input.isMine || taken?.by === currentUser()?.uid)
        .toSorted(compareUrgency);
      const items = lines.map((line): Item => [keyOf(line), line, undefined]);
      return pageOf(items, { ...input, after: input.after && keyOf(input.after) });
    }
    case 'figures': {
      const { month } = input;
      return {
        month: world.figures[month] ?? {},
        before: world.figures[monthsFrom(month, -1)] ?? {},
      };
    }
    case 'matching':
      return world.matchingAnswers;
    case 'rota':
      return world.rota;
    case 'team-name':
      return world.teamNames[input.uid] ?? null;
    case 'account':
      return {
        account: world.users[input.uid] ?? null,
        review: world.verifications[input.uid] ?? null,
        backgroundCheck: world.backgroundChecks[input.uid] ?? null,
        checkOrder: world.applications.find(({ id }) => id === input.uid)?.data.checkOrder ?? null,
        deletion: world.deletions[input.uid] ?? null,
        warnings: world.auditLog.filter(
          ({ data }) => data.act === 'account-warned' && data.concerns.includes(input.uid),
        ).length,
        notes: world.staffNotes[input.uid] ?? [],
      };
    case 'history':
      return world.personHistory[`${input.uid}/${input.before ?? ''}`] ?? { items: [], next: null };
    case 'first-lessons':
      return firstLessonsLeft(world.training ?? NO_TRAINING);
    case 'reports-about':
      return world.reports
        .filter(({ data }) => data.reportedId === input.uid)
        .map(({ id, data: { place, reason, createdAt, decision } }) => ({
          id,
          kind: place.kind,
          reason,
          createdAt,
          outcome: decision?.outcome ?? null,
        }));
    case 'report-ahead': {
      const report = world.reports.find(({ id }) => id === input.reportId)?.data;
      const reportedId = report?.reportedId ?? '';
      const ahead = world.bookings
        .filter(({ data }) => data.participantIds.includes(reportedId) && data.endsAt > NOW)
        .filter(({ data }) => data.status === 'pending' || data.status === 'confirmed')
        .map(({ id, data }) => {
          const otherId = data.participantIds.find((uid) => uid !== reportedId) ?? '';
          const other = world.users[otherId];
          const otherName = other === undefined ? null : `${other.firstName} ${other.lastName}`;
          return { ...data, id, otherId, otherName };
        });
      return {
        phone: world.users[reportedId]?.phone ?? null,
        together: ahead.filter(({ otherId }) => otherId === report?.reporterId),
        others: ahead.filter(({ otherId }) => otherId !== report?.reporterId),
      };
    }
    case 'accounts': {
      const { token, userType, accountStatus } = input;
      const found = users.filter(
        ([, user]) =>
          (token === null || accountTokensOf(user).includes(token)) &&
          (userType === null || user.userType === userType) &&
          (accountStatus === null || user.accountStatus === accountStatus),
      );
      const items = found.map(([id, user]): Item => [id, user, user.createdAt]);
      return pageOf(latestFirst(items), input);
    }
    case 'bookings': {
      const { person, status, day } = input;
      const found = world.bookings.filter(
        ({ data }) =>
          (person === null || data.participantIds.includes(person)) &&
          (status === null || data.status === status) &&
          (day === null || data.date === day),
      );
      const items = found.map(({ id, data }): Item => {
        const totalMinor = data.price.totalMinor;
        return [id, { ...data, ...namesIn(data, world), totalMinor }, data.startsAt];
      });
      return pageOf(latestFirst(items), input);
    }
    case 'booking': {
      const { id, data } = bookingIn(world, input.bookingId);
      const was = (uid: string) => world.attendance[`${id}/${uid}`] ?? null;
      return {
        booking: data,
        names: namesIn(data, world),
        payment: world.payments[id] ?? null,
        payout: world.payouts.find((payout) => payout.id === id)?.data ?? null,
        claim: world.claims[id] ?? null,
        days: {
          member: world.sessionDays[`${id}/${data.spenderId}`] ?? null,
          companion: world.sessionDays[`${id}/${data.earnerId}`] ?? null,
        },
        attendance: { member: was(data.spenderId), companion: was(data.earnerId) },
        notes: world.staffNotes[id] ?? [],
      };
    }
    case 'booking-messages': {
      const { spenderId, earnerId } = bookingIn(world, input.bookingId).data;
      const found = world.messages[conversationId(spenderId, earnerId)] ?? [];
      return found.map(({ id, data }) => ({ id, ...data })).toReversed();
    }
    case 'host-sessions': {
      const times = input.times.map(({ startsAtMs, endsAtMs }) => {
        return { startsAt: new Date(startsAtMs), endsAt: new Date(endsAtMs) };
      });
      const own = world.bookings.filter(({ data }) => data.earnerId === input.hostId);
      return sessionsAt(
        times,
        own.map(({ data }) => data),
      );
    }
    case 'decided-reviews': {
      const decided = Object.entries(world.verifications).filter(([, { verificationStatus }]) =>
        ['verified', 'rejected'].includes(verificationStatus),
      );
      const items = decided.map(([id, data]): Item => [id, data, data.reviewedAt]);
      return pageOf(latestFirst(items), input);
    }
    case 'deletions': {
      const open = Object.entries(world.deletions).filter(([, one]) => isOpenDeletion(one, NOW));
      return pageOf(oldestFirst(open.map(([id, data]): Item => [id, data, data.at])), input);
    }
    default: {
      const { what, only } = input;
      const { rank }: StaffQueue = STAFF_QUEUES[what];
      const items = waitingIn(world)[what].filter(([id]) => only === null || id === only);
      const byRank = ([, a]: Item, [, b]: Item) =>
        rank === undefined ? 0 : Number(valueAt(a, rank)) - Number(valueAt(b, rank));
      return pageOf(oldestFirst(items).toSorted(byRank), input);
    }
  }
}

/** The lines of the inbox about a queue. */
function linesIn(world: World, queue: QueueId): InboxItem[] {
  return waitingIn(world)[queue].map((item) => {
    const [id, data, known] = 'data' in item ? [item.id, item.data, undefined] : item;
    const since = known ?? valueAt(data, STAFF_QUEUES[queue].since);
    const place = { queue, id, since: since instanceof Date ? since : null };
    const taken = assignmentOf(world.assignments, place, place.since, NOW);
    return { ...place, ...summaryOf(queue, data as QueueItem<QueueId>, id), taken };
  });
}

type Booked = World['bookings'][number];

/** As the server refuses: a booking that isn't there, and one of the reader's own. */
function bookingIn(world: World, bookingId: string): Booked {
  const found = world.bookings.find(({ id }) => id === bookingId);
  if (found === undefined) throw new CallError('not-found');
  const reader = currentUser();
  if (reader !== null && found.data.participantIds.includes(reader.uid)) {
    throw new CallError('forbidden');
  }
  return found;
}

function namesIn({ spenderId, earnerId }: Booked['data'], { users }: World) {
  const nameOf = (uid: string) => {
    const user = users[uid];
    return user === undefined ? null : `${user.firstName} ${user.lastName}`;
  };
  return { member: nameOf(spenderId), companion: nameOf(earnerId) };
}

function waitingIn(world: World) {
  const reviews = Object.entries(world.verifications);
  const submission = (id: string) => ({
    ...world.verifications[id],
    account: world.users[id] ?? null,
    photos: Object.fromEntries(
      IDENTITY_PHOTOS.map((photo) => [photo, world.identityPhotos[`${id}/${photo}`] ?? []]),
    ),
    sharedFace: world.sharedFaces[id] ?? null,
  });
  const openClaim = (id: string, claim: Claim) => {
    const booking = world.bookings.find((one) => one.id === id)?.data;
    return {
      ...claim,
      activity: booking?.activity,
      startsAt: booking?.startsAt,
      endsAt: booking?.endsAt,
      bookingStatus: booking?.status,
      totalMinor: booking?.price.totalMinor,
      payMinor: booking && companionPayOf(booking.price).payMinor,
      attendance: {
        spender: world.attendance[`${id}/${claim.spenderId}`] ?? null,
        earner: world.attendance[`${id}/${claim.earnerId}`] ?? null,
      },
      days: {
        spender: world.sessionDays[`${id}/${claim.spenderId}`] ?? null,
        earner: world.sessionDays[`${id}/${claim.earnerId}`] ?? null,
      },
      missed: missedBy(claim.earnerId).length,
    };
  };
  const missedBy = (uid: string) =>
    Object.entries(world.claims).filter(
      ([, { earnerId, decision }]) => earnerId === uid && decision?.outcome === 'companion-no-show',
    );
  const pausedListing = (uid: string, { displayName }: Companion, pausedAt: Date) => ({
    displayName,
    pausedAt,
    missed: missedBy(uid).map(([bookingId, { caseNumber, decision }]) => ({
      bookingId,
      caseNumber,
      at: decision?.at,
      reason: decision?.reason,
    })),
  });
  const open = (documents: readonly { id: string; data: { status: string } }[], status: string) =>
    documents.filter(({ data }) => data.status === status);
  const checkIns = Object.entries(world.checkIns).filter(([, { status }]) => status === 'open');
  return {
    'check-ins': checkIns.map(([id, data]): Item => {
      const { uid, otherUid, bookingId } = data;
      const day = (side: string) => world.sessionDays[`${bookingId}/${side}`] ?? null;
      const item = {
        ...data,
        booking: world.bookings.find((booking) => booking.id === bookingId)?.data ?? null,
        person: world.users[uid] ?? null,
        other: world.users[otherUid] ?? null,
        personDay: day(uid),
        otherDay: day(otherUid),
      };
      return [id, item, data.raisedAt ?? undefined];
    }),
    verifications: reviews
      .filter(([, { verificationStatus }]) => verificationStatus === 'pending')
      .map(([id, { submittedAt }]): Item => [id, submission(id), submittedAt]),
    identities: reviews
      .filter(([, { identityCheck }]) => identityCheck?.status === 'review')
      .map(([id, { identityCheck }]): Item => [id, submission(id), identityCheck?.checkedAt]),
    applications: world.applications
      .filter(({ data }) => data.status === 'submitted')
      .map(({ id, data }): Item => [id, data, data.submittedAt ?? undefined]),
    claims: Object.entries(world.claims)
      .filter(([, { status }]) => status === 'open')
      .map(([id, claim]): Item => [id, openClaim(id, claim), claim.filedAt]),
    money: Object.entries(world.moneyCases)
      .filter(([, { status }]) => status === 'open')
      .map(([id, found]): Item => [id, found, found.foundAt]),
    pauses: world.companions.flatMap(({ id, data }): Item[] =>
      data.pause === null ? [] : [[id, pausedListing(id, data, data.pause.at), data.pause.at]],
    ),
    events: open(world.events, 'pending_approval'),
    proposals: open(world.activities, 'proposed'),
    stories: open(world.storySubmissions, 'pending_review'),
    reports: world.reports
      .filter(({ data }) => data.status === 'open')
      .map(({ id, data }): Item => {
        const reporterPhone = world.users[data.reporterId]?.phone ?? null;
        const item = { ...data, reporterPhone: data.severity === 0 ? reporterPhone : null };
        return [id, item, data.createdAt];
      }),
    messages: open(world.contactMessages, 'open'),
  };
}

function latestFirst(items: readonly Item[]): Item[] {
  return items.toSorted(([, , a], [, , b]) => (b?.getTime() ?? 0) - (a?.getTime() ?? 0));
}

function oldestFirst(items: readonly Item[]): Item[] {
  return latestFirst(items).reverse();
}

function pageOf(items: readonly Item[], page: { after: string | null; size: number }) {
  const from = items.findIndex(([id]) => id === page.after) + 1;
  const shown = items.slice(from, from + page.size);
  return {
    items: shown.map(([id, data]) => ({ id, data })),
    next: shown.length < page.size ? null : shown.at(-1)?.[0],
  };
}
