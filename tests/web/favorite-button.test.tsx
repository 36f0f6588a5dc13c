import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { FavoriteButton } from '../../web/src/features/favorites/favorite-button';
import { COMPANION, MEMBER } from './people';
import { expectLink } from './shown';
import { visit } from './site';

const button = (variant: 'icon' | 'button') => (
  <MemoryRouter initialEntries={['/companion/ana?mood=sad']}>
    <FavoriteButton companionId="ana" name="Ana M." variant={variant} />
  </MemoryRouter>
);

test('a visitor who presses the heart signs in first and returns', async () => {
  await visit('/terms');
  render(button('icon'));
  await expectLink('Add Ana M. to favorites', '/login?next=%2Fcompanion%2Fana%3Fmood%3Dsad');
});

test('a member adds and removes a favorite with the labeled button', async () => {
  const site = await visit('/terms', MEMBER);
  render(button('button'));
  const add = await screen.findByRole('button', { name: 'Add to Favorites', pressed: false });
  await waitFor(() => expect(add).toHaveProperty('disabled', false));
  await site.press('Add to Favorites');
  const remove = await screen.findByRole('button', { name: 'Remove from Favorites' });
  expect(remove.getAttribute('aria-pressed')).toBe('true');
});

test('a companion sees no heart', async () => {
  await visit('/terms', COMPANION);
  const view = render(button('icon'));
  await waitFor(() => expect(view.container.querySelector('a, button')).toBeNull());
});
