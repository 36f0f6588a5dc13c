import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  authorized,
  CONNECT_SECRET,
  codeOf,
  providerOf,
  type Scene,
  startScene,
  WEBHOOK_SECRET,
} from './scene';

let scene: Scene;

beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.close());

const types = () => scene.receiver.received.map(({ type }) => type);
const { webhooks } = new Stripe('sk_test_signs_only');

/** The header of a body that was signed some seconds ago. */
function signed(body: Buffer, { secret = WEBHOOK_SECRET, secondsAgo = 0 } = {}): string {
  const timestamp = Math.floor(Date.now() / 1000) - secondsAgo;
  return webhooks.generateTestHeaderString({ payload: body.toString(), secret, timestamp });
}

const eventOf = (type: string, object: object, livemode = false) =>
  Buffer.from(JSON.stringify({ id: 'evt_1', object: 'event', livemode, type, data: { object } }));

describe('an event', () => {
  it('arrives signed, and names the payment that it is about', async () => {
    const id = await authorized(scene, 'arrives');
    await scene.provider.capture(id);
    await expect.poll(types, { timeout: 60_000 }).toContain('payment_intent.succeeded');
    const all = scene.receiver.received;
    const event = all.find(({ type }) => type === 'payment_intent.succeeded');
    if (!event) throw new Error('It is gone.');
    expect(await scene.provider.readEvent(event.body, event.signature)).toEqual({
      id: event.id,
      type: 'payment_intent.succeeded',
      subject: { kind: 'payment', id },
    });
  });

  it.each([
    ['checkout.session.completed', { id: 'x' }, { kind: 'checkout', id: 'x' }],
    ['charge.refunded', { id: 'ch', payment_intent: 'x' }, { kind: 'payment', id: 'x' }],
    ['charge.dispute.created', { id: 'dp', payment_intent: 'x' }, { kind: 'payment', id: 'x' }],
    ['charge.refunded', { id: 'ch', payment_intent: null }, null],
    // The page’s own event says so.
    ['payment_intent.amount_capturable_updated', { id: 'x' }, null],
    ['account.updated', { id: 'x' }, { kind: 'account', id: 'x' }],
    ['customer.subscription.deleted', { id: 'x' }, { kind: 'subscription', id: 'x' }],
    [
      'invoice.paid',
      { id: 'in', parent: { subscription_details: { subscription: 'x' } } },
      { kind: 'subscription', id: 'x' },
    ],
    ['invoice.paid', { id: 'in', parent: null }, null],
    ['radar.early_fraud_warning.created', { id: 'x' }, null],
  ])('%s of %o is about %o', async (type, object, subject) => {
    const body = eventOf(type, object);
    const event = await scene.provider.readEvent(body, signed(body));
    expect(event).toEqual({ id: 'evt_1', type, subject });
  });

  it('of a connected account is signed with the secret of its own endpoint', async () => {
    const body = eventOf('account.updated', { id: 'x' });
    const signature = signed(body, { secret: CONNECT_SECRET });
    const event = await scene.provider.readEvent(body, signature);
    expect(event.subject).toEqual({ kind: 'account', id: 'x' });
  });

  it('of test mode says nothing to live payments, nor the other way round', async () => {
    const [test, live] = [false, true].map((mode) => eventOf('account.updated', { id: 'x' }, mode));
    const atLive = providerOf(scene.payments, 'sk_live_of_the_tests');
    const subjectAt = async (at: typeof atLive, body = Buffer.from('')) =>
      (await at.readEvent(body, signed(body))).subject;
    expect(await subjectAt(atLive, test)).toBeNull();
    expect(await subjectAt(scene.provider, live)).toBeNull();
    expect(await subjectAt(atLive, live)).not.toBeNull();
    expect(await subjectAt(scene.provider, test)).not.toBeNull();
  });

  it.each([
    'v1=',
    't=1,v1=',
    't=1,v1',
    't=,v1=',
    'v1=ab',
    't=1',
    ',',
    '=,=',
    `t=1,v1=${'日'.repeat(64)}`,
    `t=1,v1=${'a'.repeat(64)},v1=`,
  ])('is refused with the header %s', async (header) => {
    const body = eventOf('account.updated', { id: 'x' });
    expect(await codeOf(scene.provider.readEvent(body, header))).toBe('bad-signature');
  });

  it('is refused when it was changed, signed by another, signed long ago or not signed', async () => {
    const body = eventOf('account.updated', { id: 'x' });
    const changed = Buffer.from(body.toString().replace('"x"', '"y"'));
    const refused = async (content: Buffer, signature: string) =>
      expect(await codeOf(scene.provider.readEvent(content, signature))).toBe('bad-signature');
    await refused(changed, signed(body));
    await refused(body, signed(body, { secret: 'whsec_other' }));
    await refused(body, signed(body, { secondsAgo: 301 }));
    await refused(body, '');
    await scene.provider.readEvent(body, signed(body, { secondsAgo: 200 }));
  });
});

describe('delivery', () => {
  it('is repeated until it is accepted', async () => {
    scene.receiver.refuse(1);
    await scene.control('POST', 'advance', { days: 1 });
    const page = await scene.provider.openPlanCheckout({
      uid: 'uid',
      plan: 'lite',
      email: 'a@example.com',
      customerId: null,
      successUrl: 'http://site.test',
      cancelUrl: 'http://site.test',
      key: 'one',
    });
    await scene.provider.expireCheckout(page.id);
    await expect
      .poll(types, { timeout: 60_000 })
      .toEqual(['checkout.session.expired', 'checkout.session.expired']);
  });

  it('waits when held, and is doubled and shuffled by the seed', async () => {
    await scene.control('PUT', 'webhooks', { mode: 'hold' });
    await scene.provider.capture(await authorized(scene, 'held'));
    expect(types()).toEqual([]);
    const sent = await scene.control('POST', 'webhooks/deliver', { seed: 7, duplicate: true });
    expect(sent).toEqual({ sent: 12, accepted: 12 });
    const ids = scene.receiver.received.map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
    const happened: { id: string }[] = JSON.parse(scene.payments.state()).events;
    expect([...new Set(ids)]).not.toEqual(happened.map(({ id }) => id));
    expect(await scene.control('POST', 'webhooks/deliver', {})).toEqual({ sent: 0, accepted: 0 });
  });

  it('waits for what is about one booking, while all else is sent', async () => {
    await scene.control('PUT', 'webhooks', { mode: 'hold', about: 'booking-one' });
    await authorized(scene, 'booking-one');
    await authorized(scene, 'booking-two');
    await expect.poll(types, { timeout: 60_000 }).toHaveLength(4);
    expect(scene.receiver.received.filter(({ body }) => body.includes('booking-one'))).toEqual([]);
    expect(await scene.control('POST', 'webhooks/deliver', {})).toEqual({ sent: 4, accepted: 4 });
  });

  it('never happens when dropped', async () => {
    await scene.control('PUT', 'webhooks', { mode: 'drop' });
    await authorized(scene, 'dropped');
    await scene.control('PUT', 'webhooks', { mode: 'hold' });
    expect(await scene.control('POST', 'webhooks/deliver', {})).toEqual({ sent: 0, accepted: 0 });
  });
});

describe('failures on demand', () => {
  const capture = { method: 'POST', path: '/v1/payment_intents/', times: 3 };

  it('are thrown on after the library has repeated the request', async () => {
    const id = await authorized(scene, 'fails');
    await scene.control('PUT', 'failures', { ...capture, how: 500 });
    await expect(scene.provider.capture(id)).rejects.toThrow('As told');
    expect((await scene.provider.readPayment(id)).status).toBe('authorized');
    await scene.control('PUT', 'failures', { ...capture, times: 1, how: 429 });
    await expect(scene.provider.capture(id)).rejects.toThrow('As told');
    expect((await scene.provider.capture(id)).status).toBe('captured');
  });

  it('does a refund once although each answer was lost', async () => {
    const id = await authorized(scene, 'lost');
    await scene.provider.capture(id);
    const lost = { method: 'POST', path: '/v1/refunds', times: 5, how: 'drop-after' };
    await scene.control('PUT', 'failures', lost);
    await expect(scene.provider.refund(id, 1000, 'lost-1')).rejects.toThrow();
    await scene.control('PUT', 'failures', []);
    expect((await scene.provider.refund(id, 1000, 'lost-1')).refunds).toHaveLength(1);
  });

  it('does nothing when the connection is cut before', async () => {
    const id = await authorized(scene, 'cut');
    await scene.control('PUT', 'failures', { ...capture, times: 5, how: 'drop-before' });
    await expect(scene.provider.capture(id)).rejects.toThrow();
    await scene.control('PUT', 'failures', []);
    expect((await scene.provider.readPayment(id)).status).toBe('authorized');
  });
});

describe('time and memory', () => {
  it('ends an authorization after seven days', async () => {
    const id = await authorized(scene, 'week');
    await scene.control('POST', 'advance', { days: 6 });
    expect((await scene.provider.readPayment(id)).status).toBe('authorized');
    await scene.control('POST', 'advance', { days: 1 });
    expect((await scene.provider.readPayment(id)).status).toBe('released');
    expect(await codeOf(scene.provider.capture(id))).toBe('declined');
  });

  it('survives a restart', async () => {
    const id = await authorized(scene, 'restart');
    const provider = await scene.restart();
    expect((await provider.capture(id)).status).toBe('captured');
  });

  it('knows one key', async () => {
    const response = await fetch(`${scene.payments.url}/v1/accounts`, {
      headers: { authorization: 'Bearer sk_test_other' },
    });
    expect(response.status).toBe(401);
  });

  it('answers what it doesn’t know in Stripe’s shape', async () => {
    const response = await fetch(`${scene.payments.url}/v1/topups`, {
      headers: { authorization: 'Bearer sk_test_local' },
    });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });
});
