import { expect, it } from 'vitest';
import { missingWords } from './missing-details';

it.each([
  [[], []],
  [['external_account'], ['Your bank account']],
  [
    ['individual.verification.document', 'individual.verification.additional_document'],
    ['A photo of your ID', 'A proof of address'],
  ],
  [['individual.dob.day', 'individual.dob.month', 'individual.dob.year'], ['Your date of birth']],
  [['person_1AbC.address.line1'], ['Your address']],
  [['tos_acceptance.date', 'tos_acceptance.ip'], ['Your OK to the payment provider’s terms']],
  [['external_accounts'], ['Some details']],
  [
    ['something.new', 'business_profile.url', 'another'],
    ['What you offer', 'Some other details'],
  ],
])('%j is missing: %j', (names, words) => {
  expect(missingWords(names)).toEqual(words);
});
