import { expect, it } from 'vitest';
import { addressProblem } from './address';

const AUSTIN = {
  street: '1 Elm Street',
  city: 'Austin',
  state: 'Texas',
  zipCode: '78701',
  country: 'United States',
};

it.each([
  ['78701', 'United States'],
  ['78701-1234', 'United States'],
  ['k1a0b1', 'Canada'],
  ['SW1A 1AA', 'United Kingdom'],
  ['10115', 'Germany'],
  ['1012 ab', 'Netherlands'],
  ['anything', 'Bhutan'],
])('takes %s as a postal code of %s', (zipCode, country) => {
  expect(addressProblem({ ...AUSTIN, zipCode, country }, 'zipCode')).toBeNull();
});

it.each([
  ['123', 'United States', 'In the United States it looks like 78701'],
  ['78701', 'Canada', 'In Canada it looks like K1A 0B1'],
  ['1011', 'Germany', 'In Germany it looks like 10115'],
  [' ', 'Germany', 'Please enter your ZIP or postal code'],
])('says what is wrong with %s in %s', (zipCode, country, sentence) => {
  expect(addressProblem({ ...AUSTIN, zipCode, country }, 'zipCode')).toBe(sentence);
});

it.each([
  ['tx', 'United States'],
  ['New York', 'United States'],
  ['Québec', 'Canada'],
  ['NSW', 'Australia'],
  ['zz', 'Germany'],
])('takes %s as a state of %s', (state, country) => {
  expect(addressProblem({ ...AUSTIN, state, country }, 'state')).toBeNull();
});

it('knows no state zz, and names each part that is missing', () => {
  expect(addressProblem({ ...AUSTIN, state: 'zz' }, 'state')).toBe('We don’t know this state');
  expect(addressProblem({ ...AUSTIN, street: '' }, 'street')).toBe(
    'Please enter your street address',
  );
  expect(addressProblem({ ...AUSTIN, city: '  ' }, 'city')).toBe('Please enter your city');
});
