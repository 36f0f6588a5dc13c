import { expect, test } from 'vitest';
import { COUNTRIES, countryByCode } from '../../ui/forms/countries';
import { typedPhone } from './phone-number';

test('a number is written as its country writes it while a person types', () => {
  expect(typedPhone('2015', 'US')).toEqual({ country: 'US', national: '(201) 5', e164: null });
  expect(typedPhone('201-5550123', 'US')).toEqual({
    country: 'US',
    national: '(201) 555-0123',
    e164: '+12015550123',
  });
  expect(typedPhone('07400 123456', 'GB').e164).toBe('+447400123456');
});

test('a person can erase a number from its end', () => {
  expect(typedPhone('(201', 'US', '(201)').national).toBe('20');
  expect(typedPhone('(201) ', 'US', '(201) 5').national).toBe('(201)');
});

test.each(['', '1234', '12345', '000 000 0000', 'call me'])('%j is nobody’s number', (text) => {
  expect(typedPhone(text, 'US').e164).toBeNull();
});

test('a number with its own code brings its country along', () => {
  expect(typedPhone('+49 30 901820', 'US')).toMatchObject({ country: 'DE', e164: '+4930901820' });
  expect(typedPhone('+1 416 555 0123', 'US').e164).toBe('+14165550123');
});

test('a person finds every country, with its dial code and its flag', () => {
  expect(COUNTRIES.length).toBeGreaterThan(200);
  expect(countryByCode('DE')).toEqual({
    code: 'DE',
    name: 'Germany',
    dialCode: '+49',
    flag: '🇩🇪',
  });
});
