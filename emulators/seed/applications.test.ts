import { applicationSchema } from '@hearthkin/domain/companion/application';
import { unlistedReasons } from '@hearthkin/domain/companion/listed';
import { expect, it } from 'vitest';
import { companionAccounts } from './accounts';
import { sampleApplication } from './applications';

it.each(companionAccounts(0, new Date('2026-03-07T18:20:00Z')))(
  'sample companion $uid has an approved application exactly if they are listed',
  (account) => {
    const { user, listing } = account;
    if (listing === undefined) throw new Error('No listing');
    expect(unlistedReasons(user, listing).length === 0).toBe(listing.listed);
    const application = sampleApplication(account, 'staff');
    expect(application !== null).toBe(listing.listed);
    if (application !== null) expect(applicationSchema.parse(application)).toEqual(application);
  },
);
