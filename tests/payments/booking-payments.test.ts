import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorized, CANCEL, CARD, checkoutOf, codeOf, type Scene, startScene } from './scene';

let scene: Scene;

beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

describe('a checkout', () => {
  it('is the same page for the same attempt, and another for the next', async () => {
    const request = checkoutOf('booking-same');
    const first = await scene.provider.openCheckout(request);
    expect(await scene.provider.openCheckout(request)).toEqual(first);
    const next = await scene.provider.openCheckout({ ...request, attempt: 2 });
    expect(next.id).not.toBe(first.id);
  });

  it('refuses the same attempt for something else', async () => {
    const request = checkoutOf('booking-other');
    await scene.provider.openCheckout(request);
    const other = scene.provider.openCheckout({ ...request, title: 'Another' });
    await expect(other).rejects.toThrow('same parameters');
  });

  it('is open, belongs to its booking, and has no payment before a card', async () => {
    const page = await scene.provider.openCheckout(checkoutOf('booking-open'));
    expect(await scene.provider.readCheckout(page.id)).toEqual({
      id: page.id,
      status: 'open',
      url: page.url,
      bookingId: 'booking-open',
      paymentId: null,
      subscriptionId: null,
    });
  });

  it('shows what is paid for, the amount, that no money moves, and a way back', async () => {
    const page = await scene.provider.openCheckout(checkoutOf('booking-page'));
    const html = await (await fetch(page.url)).text();
    expect(html).toContain('Session with Nora Q.');
    expect(html).toContain('€40.00');
    expect(html).toContain('No money moves here');
    expect(html).toContain(`href="${CANCEL}"`);
  });

  it('closes once, and stays paid when it is paid', async () => {
    const page = await scene.provider.openCheckout(checkoutOf('booking-close'));
    await scene.provider.expireCheckout(page.id);
    await scene.provider.expireCheckout(page.id);
    expect((await scene.provider.readCheckout(page.id)).status).toBe('expired');
    const paid = await scene.provider.openCheckout(checkoutOf('booking-paid'));
    await scene.send(paid.url, { card: CARD.pays });
    await scene.provider.expireCheckout(paid.id);
    expect((await scene.provider.readCheckout(paid.id)).status).toBe('complete');
  });

  it('is gone when there is none', async () => {
    expect(await codeOf(scene.provider.readCheckout('cs_none'))).toBe('gone');
    expect(await codeOf(scene.provider.expireCheckout('cs_none'))).toBe('gone');
  });
});

describe('the test cards', () => {
  it('authorizes with the card that pays and leads back with the id of the page', async () => {
    const page = await scene.provider.openCheckout(checkoutOf('card-pays'));
    const leads = await scene.send(page.url, { card: CARD.pays });
    expect(leads).toBe(`http://site.test/paid?page=${page.id}`);
    const { paymentId } = await scene.provider.readCheckout(page.id);
    expect(await scene.provider.readPayment(paymentId ?? '')).toMatchObject({
      bookingId: 'card-pays',
      status: 'authorized',
      amountMinor: 4000,
      capturedMinor: 0,
      capturedAt: null,
      feeMinor: null,
      refunds: [],
      chargeback: null,
    });
  });

  it.each([
    ['declined', CARD.declined, 'was declined'],
    ['insufficient funds', CARD.insufficientFunds, 'insufficient funds'],
    ['a card that can’t be charged', CARD.failsLater, 'was declined'],
    ['a number of no card', '1234', 'is no test card'],
  ])('stays open after %s, and takes another card', async (name, card, sentence) => {
    const page = await scene.provider.openCheckout(checkoutOf(`card-${card}`));
    const leads = await scene.send(page.url, { card });
    const html = await (await fetch(new URL(leads, page.url))).text();
    expect(html, name).toContain(sentence);
    expect((await scene.provider.readCheckout(page.id)).status).toBe('open');
    await scene.send(page.url, { card: CARD.pays });
    const { paymentId, status } = await scene.provider.readCheckout(page.id);
    expect(status).toBe('complete');
    expect((await scene.provider.readPayment(paymentId ?? '')).status).toBe('authorized');
  });

  it('asks first: pays after yes, and declines after no', async () => {
    const page = await scene.provider.openCheckout(checkoutOf('card-asks'));
    const bank = await scene.send(page.url, { card: CARD.asksFirst });
    expect(await (await fetch(new URL(bank, page.url))).text()).toContain('Your bank asks');
    const card = CARD.asksFirst;
    const failed = await scene.send(`/checkout/${page.id}/authenticate`, { card, answer: 'fail' });
    expect(failed).toContain('declined=authentication_required');
    expect((await scene.provider.readCheckout(page.id)).status).toBe('open');
    await scene.send(`/checkout/${page.id}/authenticate`, { card, answer: 'complete' });
    expect((await scene.provider.readCheckout(page.id)).status).toBe('complete');
  });

  it('disputes once it is charged, with a fee; the decision is read too', async () => {
    const id = await authorized(scene, 'card-disputed', CARD.disputed);
    expect((await scene.provider.readPayment(id)).chargeback).toBeNull();
    await scene.provider.capture(id);
    const { chargeback } = await scene.provider.readPayment(id);
    expect(chargeback).toMatchObject({ status: 'open', amountMinor: 4000, feeMinor: 2000 });
    await scene.control('POST', 'dispute', { paymentIntent: id, close: 'lost' });
    expect((await scene.provider.readPayment(id)).chargeback?.status).toBe('lost');
  });

  it('is authorized by a card whose bank refuses at capture', async () => {
    const id = await authorized(scene, 'card-capture', CARD.failsAtCapture);
    expect(await codeOf(scene.provider.capture(id))).toBe('declined');
    expect(await codeOf(scene.provider.capture(id))).toBe('declined');
    expect((await scene.provider.readPayment(id)).status).toBe('open');
  });
});

describe('capture and release', () => {
  it('charges in full, once, with Stripe’s fee', async () => {
    const id = await authorized(scene, 'capture-once');
    const payment = await scene.provider.capture(id);
    // 1.5 % of €40 and 25 cents.
    expect(payment).toMatchObject({ status: 'captured', capturedMinor: 4000, feeMinor: 85 });
    expect(payment.capturedAt).toBeInstanceOf(Date);
    expect(payment.chargeId).toMatch(/^ch_/);
    expect(await scene.provider.capture(id)).toEqual(payment);
  });

  it('releases, once, and then can’t be charged', async () => {
    const id = await authorized(scene, 'release-once');
    const payment = await scene.provider.release(id);
    expect(payment).toMatchObject({ status: 'released', capturedMinor: 0, feeMinor: null });
    expect((await scene.provider.release(id)).status).toBe('released');
    expect(await codeOf(scene.provider.capture(id))).toBe('declined');
  });

  it('returns what was captured instead of releasing it', async () => {
    const id = await authorized(scene, 'release-late');
    await scene.provider.capture(id);
    expect((await scene.provider.release(id)).status).toBe('captured');
  });

  it.each(['readPayment', 'capture', 'release'] as const)('%s: gone for none', async (act) => {
    expect(await codeOf(scene.provider[act]('pi_none'))).toBe('gone');
  });
});

describe('a refund', () => {
  it('gives back parts, each key once', async () => {
    const id = await authorized(scene, 'refund-parts');
    await scene.provider.capture(id);
    await scene.provider.refund(id, 1500, 'refund-parts-1');
    await scene.provider.refund(id, 1500, 'refund-parts-1');
    const payment = await scene.provider.refund(id, 500, 'refund-parts-2');
    expect(payment.refunds.map(({ amountMinor }) => amountMinor).sort()).toEqual([1500, 500]);
    expect(payment).toMatchObject({ status: 'captured', capturedMinor: 4000 });
  });

  it('is not repeated once Stripe has forgotten the key', async () => {
    const id = await authorized(scene, 'refund-late');
    await scene.provider.capture(id);
    await scene.provider.refund(id, 1000, 'refund-late');
    const state = JSON.parse(scene.payments.state());
    expect(Object.keys(state.keys)).toContain('refund-late');
    await scene.control('POST', 'forget-keys', {});
    const { refunds } = await scene.provider.refund(id, 1000, 'refund-late');
    expect(refunds).toHaveLength(1);
  });

  it('refuses more than was charged', async () => {
    const id = await authorized(scene, 'refund-more');
    await scene.provider.capture(id);
    await expect(scene.provider.refund(id, 4001, 'refund-more')).rejects.toThrow('greater');
    expect((await scene.provider.readPayment(id)).refunds).toEqual([]);
  });
});

describe('payments of a span', () => {
  const at = (ms: number) => new Date(Date.now() + ms);
  const listed = async (since: Date, until: Date, after: string | null = null) => {
    const found: string[] = [];
    for await (const page of scene.provider.paymentsIn({ since, until, after })) {
      found.push(...page.map(({ id }) => id));
    }
    return found;
  };

  it('are listed newest first, and from any of them on', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) ids.push(await authorized(scene, `since-${index}`));
    const newestFirst = ids.reverse();
    const found = await listed(at(-60_000), at(60_000));
    expect(found.slice(0, 3)).toEqual(newestFirst);
    const [first = null] = newestFirst;
    expect((await listed(at(-60_000), at(60_000), first)).slice(0, 2)).toEqual(
      newestFirst.slice(1),
    );
    expect(await listed(at(60_000), at(120_000))).toEqual([]);
  });

  it('are in one of two that meet, also within a second', async () => {
    const border = new Date(Math.ceil(Date.now() / 1000) * 1000 + 400);
    const now = border.getTime() / 1000;
    const both = [await authorized(scene, 'before'), await authorized(scene, 'after')];
    const before = await listed(at(-60_000), border);
    const after = await listed(border, new Date((now + 60) * 1000));
    for (const id of both) {
      expect([...before, ...after].filter((one) => one === id)).toEqual([id]);
    }
  });
});

describe('a further payment', () => {
  /** A page that keeps its card for another payment, paid. */
  async function kept(bookingId: string, card: string) {
    const request = checkoutOf(bookingId, { furtherNote: 'One of 2 sessions, €100 in total.' });
    const { id, url } = await scene.provider.openCheckout(request);
    expect(await (await fetch(url)).text()).toContain('One of 2 sessions, €100 in total.');
    await scene.send(url, { card });
    if (card !== CARD.pays) {
      await scene.send(`${url}/authenticate`, { card, answer: 'complete' });
    }
    const like = (await scene.provider.readCheckout(id)).paymentId ?? '';
    const further = {
      bookingId: `${bookingId}-further`,
      amountMinor: 6000,
      currency: 'EUR',
      title: 'Another session',
      like,
    } as const;
    return { like, further };
  }

  it('is one payment of its own, authorized once with the card of the page, and charged without it', async () => {
    const { provider } = scene;
    for (const card of [CARD.pays, CARD.asksFirst]) {
      const { like, further } = await kept(`kept-${card.slice(-4)}`, card);
      const id = await provider.openPayment(further);
      expect(await provider.openPayment(further)).toBe(id);
      expect(await provider.readPayment(id)).toMatchObject({ status: 'open', amountMinor: 6000 });
      const payment = await provider.authorizeLike(id, like);
      expect(payment).toMatchObject({ status: 'authorized', bookingId: further.bookingId });
      expect(await provider.authorizeLike(id, like)).toEqual(payment);
      await provider.forgetCard(like);
      await provider.forgetCard(like);
      expect(await provider.capture(id)).toMatchObject({ status: 'captured', capturedMinor: 6000 });
      const next = await provider.openPayment({ ...further, bookingId: `${card}-late` });
      expect(await codeOf(provider.authorizeLike(next, like))).toBe('declined');
    }
  });

  it('is declined where the bank wants to ask the person, or it was released', async () => {
    const { provider } = scene;
    const { like, further } = await kept('asks-always', CARD.asksAlways);
    const id = await provider.openPayment(further);
    expect(await codeOf(provider.authorizeLike(id, like))).toBe('declined');
    expect(await provider.release(id)).toMatchObject({ status: 'released' });
    expect(await codeOf(provider.authorizeLike(id, like))).toBe('declined');
  });

  it('is refused where the page kept no card', async () => {
    const id = await authorized(scene, 'kept-none');
    const further = checkoutOf('kept-none-further');
    const opening = scene.provider.openPayment({ ...further, like: id });
    expect(await codeOf(opening)).toBe('refused');
    await scene.provider.forgetCard(id);
  });
});
