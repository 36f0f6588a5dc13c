import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** The text of each element. */
export const textsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent);

/** Where each link leads. */
export const hrefsOf = (links: readonly Element[]) =>
  links.map((link) => link.getAttribute('href'));

/** Expects the link of that name to lead there, once it is shown. */
export async function expectLink(
  name: string | RegExp,
  href: string,
  where: Pick<typeof screen, 'findByRole'> = screen,
): Promise<void> {
  const link = await where.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(href);
}

/** Expects the one alert to say that, once it is shown. */
export async function expectAlert(
  words: string | RegExp,
  where: Pick<typeof screen, 'findByRole'> = screen,
): Promise<void> {
  const { textContent } = await where.findByRole('alert');
  if (typeof words === 'string') expect(textContent).toBe(words);
  else expect(textContent).toMatch(words);
}

type Words = string | RegExp;

/** Waits until the page shows each of these texts. */
export async function expectTexts(...texts: readonly Words[]): Promise<void> {
  for (const text of texts) await screen.findByText(text);
}

/** Waits until a part of the page shows each of these texts. */
export async function expectTextsIn(
  part: HTMLElement | Pick<typeof screen, 'findByText'>,
  ...texts: readonly Words[]
): Promise<void> {
  const queries = part instanceof Element ? within(part) : part;
  for (const text of texts) await queries.findByText(text);
}

/** Expects the page to show none of these texts. */
export function expectNoTexts(...texts: readonly Words[]): void {
  for (const text of texts) expect(screen.queryByText(text)).toBeNull();
}

/** Expects the page to have nothing of this role by any of these names. */
export function expectNone(role: string, ...names: readonly Words[]): void {
  for (const name of names) expect(screen.queryByRole(role, { name })).toBeNull();
}

type Place = Pick<Element, 'textContent'> | string | null | undefined;

const wordsIn = (place: Place) => (typeof place === 'object' ? place?.textContent : place) ?? '';

/** Expects a place of the page to have each of these words. */
export function expectWords(place: Place, ...words: readonly Words[]): void {
  for (const word of words) {
    if (typeof word === 'string') expect(wordsIn(place)).toContain(word);
    else expect(wordsIn(place)).toMatch(word);
  }
}

/** Expects a place of the page to have none of these words. */
export function expectNoWords(place: Place, ...words: readonly Words[]): void {
  expect(place).toBeTruthy();
  for (const word of words) {
    if (typeof word === 'string') expect(wordsIn(place)).not.toContain(word);
    else expect(wordsIn(place)).not.toMatch(word);
  }
}

/** Waits until a place of the page has each of these words. */
export async function findWords(place: Place | (() => Place), ...words: readonly Words[]) {
  await waitFor(() => expectWords(typeof place === 'function' ? place() : place, ...words));
}

/** Waits until the page has nothing of this role by this name. */
export async function expectGone(role: string, name?: Words): Promise<void> {
  await waitFor(() =>
    expect(screen.queryByRole(role, name === undefined ? {} : { name })).toBeNull(),
  );
}
