import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { CrashPage } from '../../web/src/app/crash-page';
import { CallError } from '../../web/src/lib/call-error';
import type { ErrorReport } from '../../web/src/lib/report-error';

const sendReport = vi.hoisted(() => vi.fn<(report: unknown) => void>());
vi.mock('../../web/src/lib/sentry-client', () => ({ sendReport }));

const ID = '0f7c2a54-6a1e-4f3e-9d0b-3c1f6f5c2b11';

beforeEach(() => {
  sendReport.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  };
});

/** Opens a page that fails with this error. */
async function fail(error: unknown): Promise<void> {
  const loader = () => {
    throw error;
  };
  const route = { path: '/', loader, ErrorBoundary: CrashPage, HydrateFallback: () => null };
  render(<RouterProvider router={createMemoryRouter([route])} />);
  await screen.findByRole('heading', { name: 'Something went wrong' });
}

const words = () => screen.getByRole('alert').textContent ?? '';

test('a person sees no reference where nothing is reported', async () => {
  await fail(new TypeError('x'));
  await expect.poll(() => vi.mocked(console.warn).mock.calls).not.toEqual([]);
  expect(words()).not.toContain('reference');
});

test('a person sees the reference of the call that failed', async () => {
  await fail(new CallError('internal', { correlationId: ID }));
  await screen.findByText('If it keeps happening, give support this reference: 0f7c2a54.');
});

test('a person sees the reference by which the report is found', async () => {
  vi.stubEnv('VITE_SENTRY_DSN', 'https://key@o1.ingest.sentry.example/42');
  const error = new TypeError('x');
  await fail(error);
  await expect.poll(() => sendReport.mock.calls).toHaveLength(1);
  const report = sendReport.mock.calls[0]?.[0] as ErrorReport;
  expect(report).toMatchObject({ error, source: 'page' });
  await screen.findByText(new RegExp(`reference: ${report.reference.slice(0, 8)}\\.$`));
});
