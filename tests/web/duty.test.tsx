import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { call } from './fake-call';
import { NOW, STAFF } from './people';
import { visit } from './site';
import { setWorld } from './world';

const panel = () => screen.findByRole('region', { name: 'On duty' });

beforeEach(() => setWorld({ teamNames: { bea: 'Bea' } }));

// A Friday at ten in New York, the zone of these tests.
test('staff read who is on duty, until when, and who is next', async () => {
  expect(NOW.toISOString()).toMatch(/^2026-11-20T15:00/);
  setWorld({
    rota: [
      {
        by: 'bea',
        hours: { fri: [{ start: '09:00', end: '12:00' }] },
        timeZone: 'America/New_York',
      },
    ],
  });
  await visit('/admin/database', STAFF);
  const shown = await panel();
  const present = await within(shown).findByRole('list', { name: 'On duty now' });
  await waitFor(() => expect(present.textContent).toMatch(/^Bea, until .*12:00\sPM$/));
  expect(within(shown).getByText(/^Next: /).textContent).toMatch(/9:00\sAM$/);
});

test('staff read that no one is on duty, and take times of their own', async () => {
  const site = await visit('/admin/database', STAFF);
  const shown = await panel();
  expect(await within(shown).findByText(/^No one is on duty now\./)).toBeTruthy();
  const dialog = await site.openDialog('Your times', 'Your times on duty', shown);
  await site.pressIn(dialog, 'Add hours on Monday');
  call.mockResolvedValueOnce({ saved: true });
  await site.pressIn(dialog, 'Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenCalledWith('saveDuty', {
    hours: { mon: [{ start: '09:00', end: '17:00' }] },
    timeZone: 'America/New_York',
  });
});
