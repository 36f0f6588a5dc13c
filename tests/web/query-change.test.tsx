import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useAccountFilter } from '../../web/src/features/admin/people/use-account-filter';

/** Never finishes loading. */
const Slow = lazy(() => new Promise<never>(() => {}));

function Accounts() {
  const { shown, change } = useAccountFilter();
  return (
    <>
      <button type="button" onClick={() => change({ account: 'ana' })}>
        View
      </button>
      <button type="button" onClick={() => change({ q: 'orwell' })}>
        Search
      </button>
      <Suspense>{shown !== null && <Slow />}</Suspense>
    </>
  );
}

it('a query change is kept by the next one, even while the page it opens still loads', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Accounts /> }]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(router.state.location.search).toBe('?account=ana&q=orwell');
});
