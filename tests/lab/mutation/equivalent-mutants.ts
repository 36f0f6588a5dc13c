import { UNKNOWN_NAME } from '../../rules/unknown-name';
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
      label: '/conversations/{conversationId}/presence/{uid} allow create, update',
      change: "takes > for >= in request.time >= resource.data.typingAt + duration.value(3, 's')",
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
  ].map((one) => ({ file: 'firestore.rules' as const, ...one, why: ONE_INSTANT })),
  {
    file: 'firestore.rules',
    label: 'isAdmin()',
    change:
      'takes <= for < in request.time.toMillis() < (request.auth.token.auth_time + 12 * 3600) * 1000',
    why: ONE_INSTANT,
  },
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
];
