import { ADVISED_TRAITS } from '@hearthkin/domain/companion/listing-form';
import { TRAIT_IDS, TRAITS, type Trait } from '@hearthkin/domain/companion/traits';

export const TRAIT_LABELS = Object.fromEntries(
  TRAIT_IDS.map((id) => [id, TRAITS[id].label]),
) as Readonly<Record<Trait, string>>;

/** A hint, never an error (specification 2, section 5). */
export function traitsHint(chosen: number): string {
  const { from, to } = ADVISED_TRAITS;
  const advice = `Choose ${from} to ${to}`;
  if (chosen === 0) return `${advice}. Without any, members can’t find you by mood.`;
  if (chosen < from) return `${advice}: ${from - chosen} more to go.`;
  return chosen > to
    ? `${advice}: with ${chosen}, none of them stands out.`
    : `${advice}: ${chosen} chosen.`;
}
