import { expect, it } from 'vitest';
import { isProviderPage, leaveFor } from './leave-site';

it.each([
  ['https://checkout.stripe.com/c/pay/cs_test_1', true],
  ['http://127.0.0.1:8026/checkout/cs_1', true],
  ['http://checkout.example/', false],
  ['http://127.0.0.1.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
])('a tab is sent to %s: %s', (address, isAllowed) => {
  expect(isProviderPage(address)).toBe(isAllowed);
  if (!isAllowed) expect(() => leaveFor(address)).toThrow(RangeError);
});
