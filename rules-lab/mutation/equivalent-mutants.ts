import { UNKNOWN_NAME } from '../../tests/rules/unknown-name';
import type { RulesFileName } from '../rules-file';

/** A mutant that no test can notice, because it decides every request like the rules. */
export interface EquivalentMutant {
  readonly file: RulesFileName;
  readonly label: string;
  readonly change: string;
  readonly why: string;
}

const VISITOR =
  'A visitor has no uid and no token, so the next operand is an error, which denies as well.';

const ONE_INSTANT =
  'It differs for one instant only, and a client cannot choose the instant of a request.';

const SAME_COMMIT =
  'The place that is made or deleted in the same commit demands the same count (countsOn).';

const NO_CLAIM = 'Neither default is the claim that is asked for.';

export const EQUIVALENT_MUTANTS: readonly EquivalentMutant[] = [
  ...['isSignedIn()', 'isUser()', 'isAdmin()', 'hasAccountOrIsStaff()'].map((label) => ({
    file: 'firestore.rules' as const,
    label,
    change: 'drops request.auth != null from &&',
    why: VISITOR,
  })),
  ...[
    {
      label: '/users/{uid}/sessionReviews/{bookingId} allow update',
      change: "takes < for <= in request.time <= resource.data.createdAt + duration.value(7, 'd')",
    },
    {
      label: '/users/{uid}/memberRatings/{bookingId} allow update',
      change: "takes < for <= in request.time <= resource.data.createdAt + duration.value(7, 'd')",
    },
    {
      label: 'isOwnSession()',
      change: "takes < for <= in request.time <= booking.startsAt + duration.value(7, 'd')",
    },
    {
      label: '/companions/{companionId}/reviews/{reviewId} allow update',
      change: "takes < for <= in request.time <= resource.data.repliedAt + duration.value(7, 'd')",
    },
    {
      label: '/conversations/{conversationId}/presence/{uid} allow create, update',
      change: "takes > for >= in request.time >= resource.data.typingAt + duration.value(3, 's')",
    },
    {
      label: '/events/{eventId} allow update',
      change: 'takes <= for < in request.time < resource.data.startsAt',
    },
    {
      label: 'isProposed()',
      change: 'takes >= for > in event.startsAt > request.time',
    },
    {
      label: 'isProposed()',
      change: "takes < for <= in event.startsAt <= request.time + duration.value(365, 'd')",
    },
    {
      label: '/activities/{activityId} allow update',
      change: 'takes <= for < in request.time < resource.data.startsAt',
    },
    {
      label: 'isGuestOf()',
      change: "takes <= for < in request.time < found.startsAt + duration.value(14, 'd')",
    },
    {
      label: 'isInOpenRoom()',
      change: "takes > for >= in request.time >= booking().startsAt - duration.value(10, 'm')",
    },
    {
      label: 'isInOpenRoom()',
      change: "takes <= for < in request.time < booking().endsAt + duration.value(15, 'm')",
    },
    {
      label: '/bookings/{id}/day/{uid} allow create, update',
      change: "takes > for >= in request.time >= booking().startsAt - duration.value(12, 'h')",
    },
    {
      label: '/bookings/{id}/day/{uid} allow create, update',
      change: "takes <= for < in request.time < booking().endsAt + duration.value(6, 'h')",
    },
    {
      label: 'isMark()',
      change: 'takes > for >= in request.time >= opensAt',
    },
    {
      label: '/bookings/{id}/attendance/{uid} allow update',
      change: "takes > for >= in request.time >= resource.data.lastSeenAt + duration.value(1, 'm')",
    },
    {
      label: 'isMinuteAgo()',
      change: "takes > for >= in request.time >= time + duration.value(1, 'm')",
    },
    {
      label: 'isNewDay()',
      change: "takes > for >= in request.time >= resource.data.from + duration.value(1, 'd')",
    },
    {
      label: 'isOver()',
      change: 'takes < for <= in activity.endsAt <= request.time',
    },
  ].map((one) => ({ file: 'firestore.rules' as const, ...one, why: ONE_INSTANT })),
  {
    file: 'firestore.rules',
    label: 'isAdmin()',
    change:
      'takes <= for < in request.time.toMillis() < (request.auth.token.auth_time + 12 * 3600) * 1000',
    why: ONE_INSTANT,
  },
  ...[
    ['joins()', '+'],
    ['leaves()', '-'],
  ].map(([label = '', sign]) => ({
    file: 'firestore.rules' as const,
    label,
    change: `drops request.resource.data.participantCount == resource.data.participantCount ${sign} 1 from &&`,
    why: SAME_COMMIT,
  })),
  ...['', ' (2)'].map((number) => ({
    file: 'firestore.rules' as const,
    label: 'isOffer()',
    change: `says true for false${number}`,
    why: 'Both defaults are booleans, and only that is asked.',
  })),
  {
    file: 'firestore.rules',
    label: 'isSpender()',
    change: "takes 'anythingElse' for '' in request.auth.token.get('userType', '')",
    why: NO_CLAIM,
  },
  ...(['firestore.rules', 'storage.rules'] as const).map((file) => ({
    file,
    label: 'isEarner()',
    change: "takes 'anythingElse' for '' in request.auth.token.get('userType', '')",
    why: NO_CLAIM,
  })),
  {
    file: 'storage.rules',
    label: 'saysOnlyItsType()',
    change: `lets '${UNKNOWN_NAME}' into [null, {}]`,
    why: 'Metadata is a map, or missing.',
  },
  {
    file: 'firestore.rules',
    label: 'isRejected()',
    change:
      "takes 'anythingElse' for '' in resource.data.get(['documentsUploaded', kind, 'status'], '')",
    why: 'The default is only asked for being another word.',
  },
];
