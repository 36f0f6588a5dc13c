import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REPLACE } from '../../lib/query-change';
import { SearchField } from './search-field';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Searched() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <SearchField
        label="Search"
        value={params.get('q') ?? ''}
        onChange={(q) => setParams({ q }, REPLACE)}
        delay={300}
      />
      <Link to="/found">Somebody</Link>
    </>
  );
}

/** Long enough for every pause; what React makes of one may begin another. */
async function waited(): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
}

function site() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const router = createMemoryRouter([
    { path: '/', Component: Searched },
    { path: '/found', lazy: () => arrived.then(() => ({ Component: () => <p>Here</p> })) },
  ]);
  render(<RouterProvider router={router} />);
  return { router, arrive };
}

function type(text: string): void {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
}

test('what is typed is told once the typing pauses', async () => {
  const { router } = site();
  type('an');
  type('anna');
  expect(router.state.location.search).toBe('');
  await waited();
  expect(router.state.location.search).toBe('?q=anna');
});

test('nobody on the way to another page is called back by what they typed before', async () => {
  const { router, arrive } = site();
  type('anna');
  fireEvent.click(screen.getByRole('link'));
  await waited();
  expect(router.state.navigation.location?.pathname).toBe('/found');
  arrive();
  await waited();
  expect(router.state.location.pathname).toBe('/found');
  expect(screen.getByText('Here')).toBeTruthy();
});
