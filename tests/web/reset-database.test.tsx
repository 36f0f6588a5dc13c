import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { theme } from '../../web/src/app/theme';
import { ResetDatabase } from '../../web/src/features/admin/reset-database';
import { call } from './fake-call';

// Only the local suite's overview has this part, so no page of these tests shows it.
test('staff reset the local data only after typing the word', async () => {
  const user = userEvent.setup();
  const router = createMemoryRouter([{ path: '/', Component: ResetDatabase }]);
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  const local = within(screen.getByRole('region', { name: 'Local data' }));
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
