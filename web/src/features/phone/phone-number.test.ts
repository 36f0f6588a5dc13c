import { expect, test } from 'vitest';
import { COUNTRIES, countryByCode } from '../../ui/forms/countries';
import { typedPhone } from './phone-number';

test('a number is formatted for its country while typing', () => {
  expect(typedPhone('2015', 'US')).toEqual({ country: 'US', national: '(201) 5', e164: null });
  expect(typedPhone('201-5550123', 'US')).toEqual({
    country: 'US',
    national: '(201) 555-0123',
    e164: '+12015550123',
  });
  expect(typedPhone('07400 123456', 'GB').e164).toBe('+447400123456');
});

test('a number can be erased from its end', () => {
  expect(typedPhone('(201', 'US', '(201)').national).toBe('20');
  expect(typedPhone('(201) ', 'US', '(201) 5').national).toBe('(201)');
});

test.each(['', '1234', '12345', '000 000 0000', 'call me'])('%j is not a phone number', (text) => {
  expect(typedPhone(text, 'US').e164).toBeNull();
});

test('a number with a country code selects its country', () => {
  expect(typedPhone('+49 30 901820', 'US')).toMatchObject({ country: 'DE', e164: '+4930901820' });
  expect(typedPhone('+1 416 555 0123', 'US').e164).toBe('+14165550123');
});

test('every country is listed with dial code and flag', () => {
  expect(COUNTRIES.length).toBeGreaterThan(200);
  expect(countryByCode('DE')).toEqual({
    code: 'DE',
    name: 'Germany',
    dialCode: '+49',
    flag: '🇩🇪',
  });
});
