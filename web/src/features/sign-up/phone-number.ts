import { AsYouType, type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { SignUpDraft } from './draft';

/** Fewer digits are no phone number anywhere (specification 1, section 9). */
const MIN_DIGITS = 5;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * A phone number as it is being typed: written the way its country writes it, and in E.164 once it is
 * one that could exist. A number typed with its own country code brings its country along.
 * @param former what stood there before: erasing a bracket erases the digit before it, or the bracket
 * would come back at once.
 */
export function typedPhone(text: string, country: CountryCode, former = ''): SignUpDraft['phone'] {
  const typed = digitsOf(text);
  const isBracketErased = text !== former && former.startsWith(text) && digitsOf(former) === typed;
  const digits = isBracketErased ? typed.slice(0, -1) : typed;
  if (text.trim().startsWith('+')) return internationalPhone(`+${digits}`, country);
  const parsed =
    digits.length < MIN_DIGITS ? undefined : parsePhoneNumberFromString(digits, country);
  return {
    country,
    national: new AsYouType(country).input(digits).slice(0, 40),
    e164: parsed?.isValid() ? parsed.number : null,
  };
}

function internationalPhone(text: string, country: CountryCode): SignUpDraft['phone'] {
  const parsed = parsePhoneNumberFromString(text);
  if (parsed?.isValid()) {
    // Some codes, +1 among them, are shared: a number that fits the chosen country keeps it.
    const isSame = parsed.getPossibleCountries().includes(country);
    const own = parsed.country ?? (isSame ? country : undefined);
    if (own !== undefined) {
      return { country: own, national: parsed.formatNational(), e164: parsed.number };
    }
  }
  return { country, national: new AsYouType().input(text).slice(0, 40), e164: null };
}
