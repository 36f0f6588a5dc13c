import { USER_TYPE_LABEL } from '@hearthkin/domain/foundation/fields';
import type { IdentityCheck } from '@hearthkin/domain/verification/identity-check';
import type { User } from '../../../data/accounts/account-queries';
import type { Verification } from '../../../data/verifications/verification-queries';
import { FactList } from '../fact-list';
import { formatDateTime } from '../format-date-time';

const CHECK_WORDS: Readonly<Record<IdentityCheck['status'], string>> = {
  passed: 'Passed',
  failed: 'Failed',
  review: 'Unclear, needs review',
  expired: 'Passed, ended since',
};

interface AccountFactsProps {
  readonly account: User;
  /** Null for a person of whom nothing was checked. */
  readonly review: Pick<Verification, 'identityCheck' | 'heldAt'> | null;
}

/** The account data that documents must match. */
export function AccountFacts({ account, review }: AccountFactsProps) {
  const { identityCheck: check, heldAt } = review ?? {};
  const { street, city, state, zipCode, country } = account.address;
  const facts: readonly (readonly [string, string])[] = [
    ['Account type', USER_TYPE_LABEL[account.userType]],
    ['Email', account.email],
    ['Phone', account.phone],
    ['Date of birth', account.dateOfBirth],
    ['Address', [street, city, [state, zipCode].join(' ').trim(), country].join(', ')],
    ...(check === undefined ? [] : [['Face comparison', checkWords(check, heldAt)] as const]),
    ...(heldAt === undefined ? [] : [['Earlier account', earlierWords(heldAt)] as const]),
  ];
  return <FactList facts={facts} />;
}

function checkWords(check: IdentityCheck, heldAt: Date | undefined): string {
  const { status, confidence, reason } = check;
  const isClear =
    heldAt !== undefined ||
    reason === 'known-face' ||
    reason === 'age' ||
    reason === 'changed' ||
    reason === 'uploaded-selfie';
  const words = status === 'review' && isClear ? 'Needs a look' : CHECK_WORDS[status];
  return confidence === null ? words : `${words} (${confidence}%)`;
}

function earlierWords(heldAt: Date): string {
  return `Suspended, deleted or declined by our team. It had the same phone number, address, provider or face (noticed ${formatDateTime(heldAt)})`;
}
