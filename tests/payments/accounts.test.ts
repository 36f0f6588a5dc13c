import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorized, CARD, codeOf, type Scene, startScene } from './scene';

let scene: Scene;

beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

const links = { returnUrl: 'http://site.test/earnings', refreshUrl: 'http://site.test/again' };

async function onboarded(uid: string, act = 'complete'): Promise<string> {
  const accountId = await scene.provider.createAccount({ uid, email: `${uid}@example.com` });
  const page = await scene.provider.openOnboarding({ accountId, ...links });
  await scene.send(page, { name: 'Nora', iban: 'DE89', act });
  return accountId;
}

async function captured(bookingId: string): Promise<string | null> {
  const id = await authorized(scene, bookingId, CARD.pays);
  return (await scene.provider.capture(id)).chargeId;
}

describe('a companion’s account', () => {
  it('is the same for the same person, also with another address', async () => {
    const first = await scene.provider.createAccount({ uid: 'nora', email: 'a@example.com' });
    expect(await scene.provider.createAccount({ uid: 'nora', email: 'a@example.com' })).toBe(first);
    expect(await scene.provider.createAccount({ uid: 'nora', email: 'b@example.com' })).toBe(first);
    expect(await scene.provider.createAccount({ uid: 'otto', email: 'o@example.com' })).not.toBe(
      first,
    );
  });

  it('says what is missing before the form was sent in', async () => {
    const id = await scene.provider.createAccount({ uid: 'new', email: 'new@example.com' });
    const account = await scene.provider.readAccount(id);
    expect(account).toMatchObject({ id, isReady: false, isSubmitted: false, missingBy: null });
    expect(account.missing).toContain('external_account');
  });

  it('is ready after the form, which leads back', async () => {
    const id = await scene.provider.createAccount({ uid: 'form', email: 'form@example.com' });
    const page = await scene.provider.openOnboarding({ accountId: id, ...links });
    const half = await scene.send(page, { name: '', iban: '', act: 'complete' });
    expect(half).toContain('incomplete');
    expect(await scene.send(page, { act: 'leave' })).toBe(links.returnUrl);
    expect((await scene.provider.readAccount(id)).isReady).toBe(false);
    const leads = await scene.send(page, { name: 'Nora', iban: 'DE89', act: 'complete' });
    expect(leads).toBe(links.returnUrl);
    expect(await scene.provider.readAccount(id)).toEqual({
      id,
      isReady: true,
      isSubmitted: true,
      missing: [],
      missingBy: null,
    });
  });

  it('is not ready without a bank account, and is once there is one', async () => {
    const id = await onboarded('bankless', 'without-bank');
    expect(await scene.provider.readAccount(id)).toMatchObject({
      isReady: false,
      isSubmitted: true,
      missing: ['external_account'],
    });
    const dashboard = await scene.provider.openDashboard(id);
    await scene.send(dashboard, { act: 'add-bank' });
    expect((await scene.provider.readAccount(id)).isReady).toBe(true);
  });

  it('has no dashboard before the form, and is gone when there is none', async () => {
    const id = await scene.provider.createAccount({ uid: 'early', email: 'early@example.com' });
    await expect(scene.provider.openDashboard(id)).rejects.toThrow('onboarding');
    expect(await codeOf(scene.provider.readAccount('acct_none'))).toBe('gone');
  });
});

describe('a transfer', () => {
  const given = { amountMinor: 3000, currency: 'EUR' } as const;

  it('is sent once per key, and belongs to its booking', async () => {
    const accountId = await onboarded('paid');
    const request = {
      ...given,
      bookingId: 'transfer-once',
      accountId,
      chargeId: await captured('transfer-once'),
      key: 'transfer-once-1',
    };
    const first = await scene.provider.transfer(request);
    expect(first).toMatchObject({ accountId, amountMinor: 3000, reversedMinor: 0 });
    expect(await scene.provider.transfer(request)).toEqual(first);
    await scene.control('POST', 'forget-keys', {});
    expect(await scene.provider.transfer(request)).toEqual(first);
    expect(await scene.provider.transfersOf('transfer-once')).toEqual([first]);
    expect(await scene.provider.transfersOf('transfer-none')).toEqual([]);
    const dashboard = await fetch(await scene.provider.openDashboard(accountId));
    expect(await dashboard.text()).toContain('€30.00');
  });

  it('is refused by an account that is not ready or not there', async () => {
    const chargeId = await captured('transfer-refused');
    const request = { ...given, bookingId: 'transfer-refused', chargeId, key: 'refused-1' };
    const unready = await scene.provider.createAccount({ uid: 'unready', email: 'u@example.com' });
    expect(await codeOf(scene.provider.transfer({ ...request, accountId: unready }))).toBe(
      'refused',
    );
    const nowhere = scene.provider.transfer({ ...request, accountId: 'acct_none', key: 'r2' });
    expect(await codeOf(nowhere)).toBe('refused');
  });

  it('works with the same key once the account is ready', async () => {
    const accountId = await scene.provider.createAccount({ uid: 'later', email: 'l@example.com' });
    const request = {
      ...given,
      bookingId: 'transfer-later',
      accountId,
      chargeId: await captured('transfer-later'),
      key: 'transfer-later-1',
    };
    expect(await codeOf(scene.provider.transfer(request))).toBe('refused');
    await onboarded('later');
    expect(await scene.provider.transfer(request)).toMatchObject({ amountMinor: 3000 });
  });

  it('takes no more from a charge or from the balance than there is', async () => {
    const accountId = await onboarded('greedy');
    const chargeId = await captured('transfer-more');
    const request = { ...given, bookingId: 'transfer-more', accountId };
    const more = { ...request, amountMinor: 4001, chargeId, key: 'more-1' };
    await expect(scene.provider.transfer(more)).rejects.toThrow('more than what was charged');
    const balance = { ...request, amountMinor: 9_000_000, chargeId: null, key: 'more-2' };
    await expect(scene.provider.transfer(balance)).rejects.toThrow('insufficient funds');
    const own = { ...request, amountMinor: 100, chargeId: null, key: 'more-3' };
    expect(await scene.provider.transfer(own)).toMatchObject({ amountMinor: 100 });
  });
});
