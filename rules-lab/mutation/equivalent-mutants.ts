import type { RulesFileName } from '../support/rules-file';

/** A mutant that no test can notice, because it decides every request as the rules do. */
export interface EquivalentMutant {
  readonly file: RulesFileName;
  readonly label: string;
  readonly change: string;
  readonly why: string;
}

const VISITOR =
  'A visitor has no uid and no token, so what follows is an error, which allows as little as a false.';

const NO_CLAIM =
  'Whatever stands for a claim that is missing, it is not the one that is asked for.';

export const EQUIVALENT_MUTANTS: readonly EquivalentMutant[] = [
  ...['isUser()', 'isAdmin()', 'isParticipant()'].map((label) => ({
    file: 'firestore.rules' as const,
    label,
    change: 'drops request.auth != null from &&',
    why: VISITOR,
  })),
  ...[
    '/companions/{companionId}/views/{viewId} allow create',
    '/reports/{reportId} allow get',
    '/events/{eventId} allow update',
  ].map((label) => ({
    file: 'firestore.rules' as const,
    label,
    change: 'drops isSignedIn() from &&',
    why: VISITOR,
  })),
  {
    file: 'firestore.rules',
    label: '/companions/{companionId}/reviews/{bookingId} allow update',
    change: "takes < for <= in request.time <= resource.data.createdAt + duration.value(7, 'd')",
    why: 'It differs for one instant only, and nobody can choose the instant of a request.',
  },
  {
    file: 'firestore.rules',
    label: '/conversations/{conversationId}/presence/{uid} allow create, update',
    change: "takes > for >= in request.time >= resource.data.typingAt + duration.value(3, 's')",
    why: 'It differs for one instant only, and nobody can choose the instant of a request.',
  },
  {
    file: 'firestore.rules',
    label: '/events/{eventId} allow update',
    change: 'takes <= for < in request.time < resource.data.startsAt',
    why: 'It differs for one instant only, and nobody can choose the instant of a request.',
  },
  {
    file: 'firestore.rules',
    label: 'isProposed()',
    change: 'takes >= for > in event.startsAt > request.time',
    why: 'It differs for one instant only, and nobody can choose the instant of a request.',
  },
  {
    file: 'firestore.rules',
    label: 'isSilent()',
    change: 'takes >= for > in get(silence()).data.until > request.time',
    why: 'It differs for one instant only, and nobody can choose the instant of a request.',
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
];
