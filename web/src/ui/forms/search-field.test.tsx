// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
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
      <Link to="/found">Someone</Link>
    </>
  );
}

/** Longer than the delay; twice, because an update may start another timer. */
async function waitForDelay(): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
}

test('what a visitor typed before the page was hydrated is searched for', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Searched }]);
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<RouterProvider router={router} />);
  const field = root.querySelector('input');
  if (field === null) throw new Error('There is no field');
  field.value = 'tea';
  render(<RouterProvider router={router} />, { container: root, hydrate: true });
  await waitForDelay();
  expect(root.querySelector('input')).toBe(field);
  expect(field.value).toBe('tea');
  expect(router.state.location.search).toBe('?q=tea');
});

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

test('reports what was typed when typing pauses', async () => {
  const { router } = site();
  type('an');
  type('anna');
  expect(router.state.location.search).toBe('');
  await waitForDelay();
  expect(router.state.location.search).toBe('?q=anna');
});

test('doesn’t bring back a visitor who is leaving the page', async () => {
  const { router, arrive } = site();
  type('anna');
  fireEvent.click(screen.getByRole('link'));
  await waitForDelay();
  expect(router.state.navigation.location?.pathname).toBe('/found');
  arrive();
  await waitForDelay();
  expect(router.state.location.pathname).toBe('/found');
  expect(screen.getByText('Here')).toBeTruthy();
});

test('doesn’t bring back a visitor whose click comes right before the report', async () => {
  const { router, arrive } = site();
  type('anna');
  await act(() => vi.advanceTimersByTimeAsync(300));
  // The report is due, and React has rendered nothing of the navigation yet.
  act(() => {
    void router.navigate('/found');
    vi.advanceTimersByTime(1);
  });
  arrive();
  await waitForDelay();
  expect(router.state.location.pathname).toBe('/found');
});
