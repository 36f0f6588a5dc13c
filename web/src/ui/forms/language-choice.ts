import type { Languages } from '@hearthkin/domain/account/fields';
import { LANGUAGES, type Language } from '@hearthkin/domain/account/languages';

/** The languages that can still be added. */
export function addable({ native, secondary }: Languages): Language[] {
  return LANGUAGES.filter((language) => language !== native && !secondary.includes(language));
}

/** Sets the native language and removes it from the secondary ones. */
export function withNative({ secondary }: Languages, native: Language): Languages {
  return { native, secondary: secondary.filter((language) => language !== native) };
}

/** Adds a secondary language if that is allowed. */
export function withSecondary(languages: Languages, language: Language): Languages {
  if (!addable(languages).includes(language)) return languages;
  return { ...languages, secondary: [...languages.secondary, language] };
}

export function withoutSecondary(languages: Languages, language: Language): Languages {
  return { ...languages, secondary: languages.secondary.filter((other) => other !== language) };
}
