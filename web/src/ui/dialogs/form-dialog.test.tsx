// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { FormDialog } from './form-dialog';

const MATCHING = { matches: true, addEventListener() {}, removeEventListener() {} };

afterEach(cleanup);

test.each([
  ['a question', false],
  ['a long form', true],
])('on a phone, %s is full screen: %s', (_what, isLong) => {
  vi.stubGlobal('matchMedia', () => MATCHING);
  const dialog = (
    <FormDialog
      title="Why?"
      isLong={isLong}
      isDirty={false}
      isBusy={false}
      failure={null}
      submitLabel="Send"
      busyLabel="Sending..."
      onSubmit={() => {}}
      onClose={() => {}}
    >
      <input aria-label="Reason" />
    </FormDialog>
  );
  const router = createMemoryRouter([{ path: '/', element: dialog }]);
  render(
    <ThemeProvider theme={createTheme()}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  const { className } = screen.getByRole('dialog', { name: 'Why?' });
  expect(className.includes('MuiDialog-paperFullScreen')).toBe(isLong);
});
