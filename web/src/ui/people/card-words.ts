import type { Companion } from '@hearthkin/domain/companion/companion';
import { responseWithin } from '@hearthkin/domain/companion/fact-words';
import { formatMoney } from '@hearthkin/domain/foundation/formats';
import { MINOR_PER_MAJOR } from '@hearthkin/domain/foundation/money';
import { activityRateMinor } from '@hearthkin/domain/pricing/quote';

const CHAT = 'virtual-chat';

/** The facts that the words are made of. */
type CardFacts = Pick<
  Companion,
  'displayName' | 'bio' | 'age' | 'location' | 'hourlyRate' | 'responseMinutes' | 'offer'
>;

/** The words of a companion's card besides rating and tags; null where there is nothing to say. */
export function cardWords(companion: CardFacts) {
  const { displayName, bio, age, location, hourlyRate, responseMinutes, offer } = companion;
  const hasChat = offer.activities.includes(CHAT);
  // All that fits beside the rating on a phone.
  const [city = ''] = location.split(',');
  return {
    displayName,
    bio,
    age: age === null ? null : `${age} years old`,
    city: location === '' ? null : city,
    region: location.slice(city.length),
    rate: formatMoney(hourlyRate * MINOR_PER_MAJOR),
    /** The price of an hour of chat, which is another than the rate. */
    chat: hasChat ? `Chat ${formatMoney(activityRateMinor(CHAT, hourlyRate))}` : null,
    response: responseMinutes === null ? null : responseWithin(responseMinutes),
  };
}
