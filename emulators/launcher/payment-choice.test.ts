import { describe, expect, it } from 'vitest';
import { stripeKeys } from './payment-choice';

const both = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

describe('the keys of a developer', () => {
  it('are not needed', () => {
    expect(stripeKeys({})).toBeUndefined();
    expect(stripeKeys({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' })).toBeUndefined();
  });

  it('are taken when they are for tests', () => {
    expect(stripeKeys(both)).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' });
  });

  it.each(['sk_live_1', 'rk_live_1', 'pk_test_1'])('are refused when they are %s', (key) => {
    expect(() => stripeKeys({ ...both, STRIPE_SECRET_KEY: key })).toThrow('is not a test key');
  });

  it.each(Object.keys(both))('are refused without %s', (name) => {
    expect(() => stripeKeys({ ...both, [name]: undefined })).toThrow('needs both');
  });
});
