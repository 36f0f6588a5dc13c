// @vitest-environment jsdom

import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLive } from '../../data/kit/live-query';
import { START_KEY } from '../../firebase/device-files';
import { useKeepStart } from './use-keep-start';

vi.mock('../../session/session', () => ({ useMemberId: () => 'mia' }));
vi.mock('../../firebase/device-files', async (original) => ({
  ...(await original<typeof import('../../firebase/device-files')>()),
  mayUseFiles: () => true,
}));
vi.mock('../../data/accounts/account-queries', () => ({ user: () => 'account' }));
vi.mock('../../data/blocks/block-queries', () => ({ ownBlocks: () => 'blocks' }));
vi.mock('../../data/kit/live-query', () => ({ useLive: vi.fn() }));

const ACCOUNT = {
  status: 'ready',
  data: { data: { address: { city: 'São Paulo' }, interests: ['art'] } },
};
const BLOCKS = {
  status: 'ready',
  data: [
    { id: 'ben', data: { endedAt: null } },
    { id: 'cleo', data: { endedAt: new Date() } },
  ],
};
const FAILED = { status: 'failed' };

function keep(account: object, blocks: object, emptyCity: string | null = null) {
  const answers = new Map<unknown, object>([
    ['account', account],
    ['blocks', blocks],
  ]);
  vi.mocked(useLive).mockImplementation((query) => answers.get(query) as never);
  renderHook(() => useKeepStart(emptyCity));
  return JSON.parse(localStorage.getItem(START_KEY) ?? 'null');
}

beforeEach(() => localStorage.clear());

test('keeps the city, the interests, and whom the member blocks now', () => {
  expect(keep(ACCOUNT, BLOCKS)).toEqual({
    uid: 'mia',
    cityKey: 'sao paulo',
    interests: ['art'],
    blocked: ['ben'],
  });
});

test('begins everywhere where the own city has no companions', () => {
  expect(keep(ACCOUNT, BLOCKS, 'São Paulo')).toMatchObject({ cityKey: null });
});

test.each([
  ['the account', FAILED, BLOCKS],
  ['the blocks', ACCOUNT, FAILED],
])('keeps nothing while %s can’t be read', (_what, account, blocks) => {
  expect(keep(account, blocks)).toBeNull();
});
