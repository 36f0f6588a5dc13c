import type { Languages } from '@hearthkin/domain/account/fields';
import { LANGUAGES, type Language } from '@hearthkin/domain/account/languages';

/** The languages that can still be added: neither the native one nor one that is there already. */
export function addable({ native, secondary }: Languages): Language[] {
  return LANGUAGES.filter((language) => language !== native && !secondary.includes(language));
}

/** Another native language; it is no secondary one any longer. */
export function withNative({ secondary }: Languages, native: Language): Languages {
  return { native, secondary: secondary.filter((language) => language !== native) };
}

/** One more secondary language; nothing changes when it may not be added. */
export function withSecondary(languages: Languages, language: Language): Languages {
  if (!addable(languages).includes(language)) return languages;
  return { ...languages, secondary: [...languages.secondary, language] };
}

export function withoutSecondary(languages: Languages, language: Language): Languages {
  return { ...languages, secondary: languages.secondary.filter((other) => other !== language) };
}
