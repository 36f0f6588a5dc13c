import { applicationSchema } from '@hearthkin/domain/companion/application';
import { unlistedReasons } from '@hearthkin/domain/companion/listed';
import { backgroundCheckSchema } from '@hearthkin/domain/verification/background-check';
import { expect, it } from 'vitest';
import { companionAccounts } from './accounts';
import { sampleApplication, sampleBackgroundCheck } from './applications';

const NOW = new Date('2026-03-07T18:20:00Z');

it.each(companionAccounts(0, NOW))(
  'sample companion $uid has an approved application exactly if they are listed',
  (account) => {
    const { user, listing } = account;
    if (listing === undefined) throw new Error('No listing');
    expect(unlistedReasons(user, listing).length === 0).toBe(listing.listed);
    const application = sampleApplication(account, 'staff');
    expect(application !== null).toBe(listing.listed);
    if (application !== null) expect(applicationSchema.parse(application)).toEqual(application);
    const check = sampleBackgroundCheck(account);
    expect(check !== null).toBe(listing.badges.background);
    if (check !== null) {
      expect(backgroundCheckSchema.parse(check)).toEqual(check);
      expect(check.endsAt > NOW).toBe(true);
    }
  },
);
