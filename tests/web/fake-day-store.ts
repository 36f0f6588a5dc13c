import { NOTHING_SAID, type SessionDay } from '@hearthkin/domain/booking/day-marks';
import { vi } from 'vitest';
import type * as Store from '../../web/src/data/sessions/day-store';
import { betweenTests } from './between-tests';
import { setWorld, worldNow } from './world';

/** Replaces what sides say on the day. Writes change the world at once. */
export const setMark = vi.fn<typeof Store.setMark>(async (bookingId, uid, mark, isSet) =>
  change(bookingId, uid, { [mark]: isSet ? new Date() : null }),
);

export const describeLook = vi.fn<typeof Store.describeLook>(async (bookingId, uid, lookLike) =>
  change(bookingId, uid, { lookLike }),
);

export const removeTrustedContact = vi.fn<typeof Store.removeTrustedContact>(async () =>
  setWorld({ trustedContact: null }),
);

function change(bookingId: string, uid: string, part: Partial<SessionDay>): void {
  const key = `${bookingId}/${uid}`;
  const { sessionDays } = worldNow();
  const former = sessionDays[key] ?? NOTHING_SAID;
  setWorld({ sessionDays: { ...sessionDays, [key]: { ...former, ...part } } });
}

betweenTests(() => {
  for (const store of [setMark, describeLook, removeTrustedContact]) store.mockClear();
});
