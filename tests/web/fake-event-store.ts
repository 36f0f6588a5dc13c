import { vi } from 'vitest';
import type * as Store from '../../web/src/features/community/event-store';
import { betweenTests } from './between-tests';

/** Replaces the event store. Writes succeed at once by default. */
export const submitEvent = vi.fn<typeof Store.submitEvent>(async () => {});
export const joinEvent = vi.fn<typeof Store.joinEvent>(async () => {});
export const leaveEvent = vi.fn<typeof Store.leaveEvent>(async () => {});
export const waitForPlace = vi.fn<typeof Store.waitForPlace>(async () => {});
export const stopWaiting = vi.fn<typeof Store.stopWaiting>(async () => {});

betweenTests(() => {
  for (const store of [submitEvent, joinEvent, leaveEvent, waitForPlace, stopWaiting]) {
    store.mockReset();
  }
});
