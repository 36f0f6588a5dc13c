import { screen } from '@testing-library/react';
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
