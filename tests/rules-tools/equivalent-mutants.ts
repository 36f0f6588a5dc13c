import type { RulesFileName } from './rules-file';

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
  ...(['firestore.rules', 'storage.rules'] as const).map((file) => ({
    file,
    label: 'isEarner()',
    change: "takes 'anythingElse' for '' in request.auth.token.get('userType', '')",
    why: NO_CLAIM,
  })),
];
