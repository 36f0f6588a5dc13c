import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { loadDatabase } from '../../web/src/data/kit/load-database';
import { currentSession } from '../../web/src/session/session';
import { resetFakes } from './between-tests';
import { keepComputedStyles } from './computed-style';
import { setUser } from './fake-auth';
import { call } from './fake-call';
import { slips, unspokenLabels } from './faults-on-page';
import { findLabelsById } from './labels';
import { NOW } from './people';
import { resetWorld } from './world';

// Auth, Firestore, callable functions and Cloud Storage.
vi.mock('../../web/src/session/auth-client', () => import('./fake-auth'));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  ...(await import('./memory-firestore')),
}));
vi.mock('../../web/src/firebase/firestore', () => import('../support/offline-firestore'));
vi.mock('../../web/src/data/kit/readers', () => import('./memory-readers'));
vi.mock('../../web/src/data/kit/plain-pages', () => import('./memory-plain-pages'));
vi.mock('../../web/src/firebase/call', () => import('./fake-call'));
vi.mock('../../web/src/firebase/storage', () => import('./fake-storage'));
vi.mock(
  '../../web/src/features/verification/documents/open-document',
  () => import('./fake-open-document'),
);
vi.mock('../../web/src/features/admin/read-as-staff', () => import('./fake-read-as-staff'));
vi.mock('../../web/src/session/reauthenticate', () => import('./fake-reauthenticate'));
vi.mock('../../web/src/session/complete-account', () => import('./fake-complete-account'));
vi.mock('../../web/src/session/phone-sign-in', () => import('./fake-phone'));
vi.mock('../../web/src/session/provider-sign-in', () => import('./fake-provider-sign-in'));
vi.mock('../../web/src/lib/save-file', () => import('./fake-save-file'));
vi.mock('../../web/src/lib/leave-site', () => import('./fake-leave-site'));
// Browser storage for a sign-up.
vi.mock('../../web/src/features/sign-up/photo-store', () => import('./fake-photo-store'));

keepComputedStyles();
findLabelsById();

// jsdom has <dialog> but cannot open or close it.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};

// As on every page but the first one of a visit.
beforeAll(async () => {
  await loadDatabase();
});

beforeEach(() => {
  // Whatever the machine's own; it is Friday, 10:00.
  vi.stubEnv('TZ', 'America/New_York');
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  window.scrollTo = vi.fn();
});

afterEach(async () => {
  const faults = { 'names that lack words on a control': unspokenLabels(), slips: slips() };
  cleanup();
  setUser(null);
  await waitFor(() => {
    if (currentSession().status === 'signed-in') throw new Error('Still signed in');
  });
  call.mockReset();
  resetWorld();
  resetFakes();
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  expect(faults).toEqual({ 'names that lack words on a control': [], slips: [] });
});
