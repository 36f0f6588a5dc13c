/**
 * Whether a key belongs to an input method, which confirms a word with it. In Safari the word ends before the key, which
 * then has the code 229 (UI Events, section "Legacy key attributes").
 */
export function confirmsWord(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
