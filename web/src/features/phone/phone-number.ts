import { plainDigits } from '@hearthkin/domain/foundation/typed';
import { AsYouType, type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { TypedPhone } from './typed-phone';

/** The shortest number accepted (specification 1, section 9). */
const MIN_DIGITS = 5;

const digitsOf = (text: string) => plainDigits(text).replace(/\D/g, '');

/**
 * Formats a phone number while it is typed, with its E.164 form once it is valid. A typed country
 * code selects its country.
 * @param former the text before. Erasing a bracket also erases the digit before it, because
 * formatting would add the bracket again.
 */
export function typedPhone(text: string, country: CountryCode, former = ''): TypedPhone {
  const typed = digitsOf(text);
  const isBracketErased = text !== former && former.startsWith(text) && digitsOf(former) === typed;
  const digits = isBracketErased ? typed.slice(0, -1) : typed;
  if (/^\s*[+＋]/.test(text)) return internationalPhone(`+${digits}`, country);
  const parsed =
    digits.length < MIN_DIGITS ? undefined : parsePhoneNumberFromString(digits, country);
  return {
    country,
    national: new AsYouType(country).input(digits).slice(0, 40),
    e164: parsed?.isValid() ? parsed.number : null,
  };
}

function internationalPhone(text: string, country: CountryCode): TypedPhone {
  const parsed = parsePhoneNumberFromString(text);
  if (parsed?.isValid()) {
    // Some codes are shared, such as +1. Keep the chosen country if the number fits it.
    const isSame = parsed.getPossibleCountries().includes(country);
    const own = parsed.country ?? (isSame ? country : undefined);
    if (own !== undefined) {
      return { country: own, national: parsed.formatNational(), e164: parsed.number };
    }
  }
  return { country, national: new AsYouType().input(text).slice(0, 40), e164: null };
}
