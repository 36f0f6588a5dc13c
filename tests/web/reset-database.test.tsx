import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SignedIn } from '../../web/src/session/auth-client';
import { call } from './fake-call';
import { MEMBER } from './people';
import { visit } from './site';

// The local suite, where the reset exists.
vi.mock('../../web/src/lib/env', async (original) => ({
  ...(await original<typeof import('../../web/src/lib/env')>()),
  emulators: {},
}));

const STAFF: SignedIn = { ...MEMBER, uid: 'staff-1', userType: null, isAdmin: true };

test('staff reset the local data only after typing the word', async () => {
  const { user } = await visit('/admin/database', STAFF);
  const local = within(await screen.findByRole('region', { name: 'Local data' }));
  await user.click(local.getByRole('button', { name: 'Reset Database' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset the database?' }));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Reset Database' });
  expect(confirm.disabled).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: /^Type RESET/ }), 'RESET');
  call.mockResolvedValueOnce({ accounts: 2 });
  await user.click(confirm);
  expect(call).toHaveBeenCalledExactlyOnceWith('resetDatabase', { confirm: 'RESET' });
  expect(await screen.findByText('Database has been reset successfully.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
