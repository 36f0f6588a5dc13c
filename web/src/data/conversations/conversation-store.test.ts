import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openConversation } from './conversation-store';

const getDocFromCache = vi.hoisted(() => vi.fn());
const transaction = vi.hoisted(() => ({ get: vi.fn(), set: vi.fn() }));

vi.mock('../../firebase/firestore', () => ({ firestore: () => ({}) }));
vi.mock('../kit/store-error', () => ({
  commit: (_what: string, work: (given: typeof transaction) => Promise<void>) => work(transaction),
}));
vi.mock('firebase/firestore', () => ({
  doc: (_database: unknown, ...path: readonly string[]) => path.join('/'),
  getDocFromCache,
  serverTimestamp: () => 'now',
}));

/** What the device has in its cache, by path; other documents aren't there. */
let cached: Readonly<Record<string, { readonly level?: string }>> = {};

beforeEach(() => {
  getDocFromCache.mockImplementation(async (path: string) => {
    const data = cached[path];
    if (data === undefined) throw new Error('unavailable');
    return { exists: () => true, get: (field: 'level') => data[field] };
  });
  transaction.get.mockResolvedValue({ exists: () => false });
});

afterEach(() => vi.clearAllMocks());

test('a verified user begins a conversation', async () => {
  cached = { 'users/maya': { level: 'verified' } };
  const id = await openConversation('maya', 'wilma', null);
  expect(transaction.set).toHaveBeenCalledExactlyOnceWith(
    `conversations/${id}`,
    expect.objectContaining({ startedBy: 'maya', updatedAt: 'now' }),
  );
});

test.each([
  ['a user who isn’t verified', { level: 'account' }],
  ['a user of an older account', {}],
])('%s doesn’t begin a conversation', async (_who, account) => {
  cached = { 'users/maya': account };
  await expect(openConversation('maya', 'wilma', null)).rejects.toMatchObject({
    code: 'identity-unverified',
  });
  expect(transaction.set).not.toHaveBeenCalled();
});

test('a user who isn’t verified opens a conversation that exists', async () => {
  cached = { 'users/maya': { level: 'account' } };
  transaction.get.mockResolvedValue({ exists: () => true });
  await openConversation('maya', 'wilma', null);
  expect(transaction.set).not.toHaveBeenCalled();
});

test('rules decide about a user whose account isn’t on the device', async () => {
  cached = {};
  await openConversation('maya', 'wilma', null);
  expect(transaction.set).toHaveBeenCalledOnce();
});
