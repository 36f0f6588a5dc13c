import { ADVISED_TRAITS } from '@hearthkin/domain/companion/listing-form';
import { traitUse } from '@hearthkin/domain/companion/trait-descriptions';
import {
  TRAIT_IDS,
  TRAITS,
  type Trait,
  type TraitCategory,
} from '@hearthkin/domain/companion/traits';

export const TRAIT_LABELS = Object.fromEntries(
  TRAIT_IDS.map((id) => [id, TRAITS[id].label]),
) as Readonly<Record<Trait, string>>;

const CATEGORY_TITLES: Readonly<Record<TraitCategory, string>> = {
  calming: 'Calming',
  energizing: 'Energizing',
  nurturing: 'Nurturing',
  'problem-solving': 'Problem-solving',
  universal: 'Universal',
};

/** The traits of each category, and what they are good for. */
export const TRAIT_GROUPS = (Object.keys(CATEGORY_TITLES) as TraitCategory[]).map((category) => {
  const options = TRAIT_IDS.filter((id) => TRAITS[id].category === category);
  const [first] = options;
  return {
    title: CATEGORY_TITLES[category],
    hint: first === undefined ? '' : traitUse(first),
    options,
  };
});

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
