/**
 * What a payment provider still needs of a companion, by how it names that: a whole name, or the beginning of it.
 * The first that fits counts. https://docs.stripe.com/api/accounts/object#account_object-requirements
 */
const DETAILS: readonly (readonly [name: string, words: string])[] = [
  ['external_account', 'Your bank account'],
  ['tos_acceptance', 'Your OK to the payment provider’s terms'],
  ['individual.verification.additional_document', 'A proof of address'],
  ['individual.verification.document', 'A photo of your ID'],
  ['individual.verification.proof_of_liveness', 'A selfie'],
  ['individual.first_name', 'Your name'],
  ['individual.last_name', 'Your name'],
  ['individual.dob', 'Your date of birth'],
  ['individual.address', 'Your address'],
  ['individual.email', 'Your email'],
  ['individual.phone', 'Your phone number'],
  ['individual.id_number', 'Your personal ID number'],
  ['individual.ssn_last_4', 'The last four digits of your Social Security number'],
  ['individual.nationality', 'Your nationality'],
  ['individual.political_exposure', 'Whether you hold a public office'],
  ['business_type', 'Whether you work as an individual'],
  ['business_profile', 'What you offer'],
  ['company', 'Details of your business'],
];

const OTHER = 'Some details';

/** The missing facts in words, each once; those without words of their own last. */
export function missingWords(names: readonly string[]): string[] {
  const words = new Set(names.map(wordsOf));
  const hasOther = words.delete(OTHER);
  return hasOther ? [...words, words.size === 0 ? OTHER : 'Some other details'] : [...words];
}

function wordsOf(name: string): string {
  // A person of an account is named by its id.
  const own = name.replace(/^person_[^.]+\./, 'individual.');
  const found = DETAILS.find(([known]) => own === known || own.startsWith(`${known}.`));
  return found?.[1] ?? OTHER;
}
