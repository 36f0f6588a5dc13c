import { USER_TYPE_LABEL } from '@hearthkin/domain/account/fields';
import type { IdentityCheck } from '@hearthkin/domain/verification/identity-check';
import type { User } from '../../data/accounts/account-queries';
import { FactList } from './fact-list';

const CHECK_WORDS: Readonly<Record<IdentityCheck['status'], string>> = {
  passed: 'Passed',
  failed: 'Failed',
  review: 'Could not tell, needs a look',
};

interface AccountFactsProps {
  readonly account: User;
  readonly check: IdentityCheck | undefined;
}

/** The account data that documents must match. */
export function AccountFacts({ account, check }: AccountFactsProps) {
  const { street, city, state, zipCode, country } = account.address;
  const facts: readonly (readonly [string, string])[] = [
    ['Account type', USER_TYPE_LABEL[account.userType]],
    ['Email', account.email],
    ['Phone', account.phone],
    ['Date of birth', account.dateOfBirth],
    ['Address', [street, city, [state, zipCode].join(' ').trim(), country].join(', ')],
    ...(check === undefined ? [] : [['Face comparison', checkWords(check)] as const]),
  ];
  return <FactList facts={facts} />;
}

function checkWords({ status, confidence }: IdentityCheck): string {
  return confidence === null ? CHECK_WORDS[status] : `${CHECK_WORDS[status]} (${confidence}%)`;
}
