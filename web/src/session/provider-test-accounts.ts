import type { ProviderId } from '@hearthkin/domain/account/provider-signup';

/** Somebody who stands in for an account at a provider, on a developer's machine only. */
export interface TestAccount {
  /** What the provider calls them; the same person always has the same. */
  readonly id: string;
  readonly name: string;
  /** Empty for somebody whose provider shares none. */
  readonly email: string;
}

/** A question that waits for somebody to choose. */
export interface TestAccountRequest {
  readonly provider: ProviderId;
  readonly accounts: readonly TestAccount[];
  /** Null when the person chose nobody. */
  readonly answer: (account: TestAccount | null) => void;
}

export function testAccount(name: string, email: string): TestAccount {
  return { id: `local-${(email || name).toLowerCase()}`, name, email };
}

const READY: Readonly<Record<ProviderId, readonly TestAccount[]>> = {
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
 * Asks whose account it shall be, in place of the provider's own window.
 * @param own the account that the person is known by already; nobody else is offered then.
 */
export function chooseTestAccount(
  provider: ProviderId,
  own?: TestAccount,
): Promise<TestAccount | null> {
  request?.answer(null);
  return new Promise((resolve) => {
    publish({
      provider,
      accounts: own === undefined ? READY[provider] : [own],
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
