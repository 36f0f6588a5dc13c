import type { ProviderId } from '@hearthkin/domain/account/provider-signup';

/** A fake provider account, for local development only. */
export interface TestAccount {
  /** The provider's id for the account. Stable. */
  readonly id: string;
  readonly name: string;
  /** Empty when the provider shares no email. */
  readonly email: string;
}

/** A picture that the local suite serves, in place of one at the provider. */
export const TEST_PHOTO = '/icon-512.png';

/** A request for the developer to choose an account. */
export interface TestAccountRequest {
  readonly provider: ProviderId;
  readonly accounts: readonly TestAccount[];
  /** Null when the developer cancelled. */
  readonly answer: (account: TestAccount | null) => void;
}

export function testAccount(name: string, email: string): TestAccount {
  return { id: `local-${(email || name).toLowerCase()}`, name, email };
}

const TEST_ACCOUNTS: Readonly<Record<ProviderId, readonly TestAccount[]>> = {
  'google.com': [
    testAccount('Greta Lind', 'greta.lind@example.test'),
    testAccount('Hugo Marchetti', 'hugo.marchetti@example.test'),
  ],
  'facebook.com': [
    testAccount('Farid Nasser', 'farid.nasser@example.test'),
    testAccount('Fiona Blake', 'fiona.blake@example.test'),
    testAccount('Frey Solberg', ''),
  ],
};

let request: TestAccountRequest | null = null;
const listeners = new Set<() => void>();

function publish(next: TestAccountRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

/**
 * Asks which test account to use, in place of the provider's popup.
 * @param own the account's linked identity; the only one offered when set.
 */
export function chooseTestAccount(
  provider: ProviderId,
  own?: TestAccount,
): Promise<TestAccount | null> {
  request?.answer(null);
  return new Promise((resolve) => {
    publish({
      provider,
      accounts: own === undefined ? TEST_ACCOUNTS[provider] : [own],
      answer: (account) => {
        publish(null);
        resolve(account);
      },
    });
  });
}

export function subscribeToTestAccountRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function testAccountRequest(): TestAccountRequest | null {
  return request;
}
