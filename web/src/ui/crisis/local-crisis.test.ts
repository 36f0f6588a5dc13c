import { COUNTRIES_WITH_HELP } from '@hearthkin/domain/safety/crisis-help';
import { expect, it } from 'vitest';
import { COUNTRIES } from '../forms/countries';
import { crisisResourcesIn } from './local-crisis';

it('in every country of sign-up one reaches an emergency service by phone, and a directory', () => {
  for (const { code } of COUNTRIES) {
    const resources = crisisResourcesIn(code);
    const urgent = resources.filter((resource) => resource.urgent);
    expect(urgent.at(-1), code).toMatchObject({
      name: expect.stringContaining('Emergency services'),
      href: expect.stringMatching(/^tel:\d{2,4}$/),
    });
    for (const { action, href } of urgent) {
      const number = href.replace(/^\w+:/, '').replace(/\?.*/, '');
      expect(number, code).toMatch(/^\*?\d+$/);
      expect(action.replaceAll(' ', ''), code).toContain(number);
    }
    expect(resources.at(-1)?.href, code).toBe('https://findahelpline.com');
  }
});

it('no country with numbers of its own is missing at sign-up', () => {
  const codes: readonly string[] = COUNTRIES.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining([...COUNTRIES_WITH_HELP]));
  expect(COUNTRIES_WITH_HELP.length).toBeGreaterThanOrEqual(62);
});

it.each([
  ['DE', ['tel:08001110111', 'tel:112']],
  ['GB', ['tel:116123', 'sms:85258?&body=SHOUT', 'tel:999']],
  ['CA', ['tel:988', 'sms:988?&body=HELLO', 'tel:911']],
  ['US', ['tel:988', 'sms:741741?&body=HOME', 'tel:911']],
  ['', ['tel:112']],
])('what to call or text at once in %s', (country, hrefs) => {
  const urgent = crisisResourcesIn(country).filter((resource) => resource.urgent);
  expect(urgent.map(({ href }) => href)).toEqual(hrefs);
});
