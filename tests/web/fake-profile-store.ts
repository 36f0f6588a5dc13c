import { vi } from 'vitest';
import type * as Store from '../../web/src/data/accounts/profile-store';
import { betweenTests } from './between-tests';

/** Replaces the profile store. Writes succeed at once by default. */
export const saveAccount = vi.fn<typeof Store.saveAccount>(async () => {});
export const saveListing = vi.fn<typeof Store.saveListing>(async () => {});
export const saveWholeListing = vi.fn<typeof Store.saveWholeListing>(async () => {});
export const saveOffer = vi.fn<typeof Store.saveOffer>(async () => {});
export const saveProfileFile = vi.fn<typeof Store.saveProfileFile>(async () => {});

betweenTests(() => {
  for (const fake of [saveAccount, saveListing, saveWholeListing, saveOffer, saveProfileFile])
    fake.mockClear();
});
