// @vitest-environment jsdom

import type { Language } from '@hearthkin/domain/foundation/languages';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AddLanguage } from './add-language';

const OPTIONS: readonly Language[] = ['Dutch', 'French', 'German'];

function Field({ onAdd }: { readonly onAdd: (language: Language) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <AddLanguage
      label="Add another language"
      options={OPTIONS}
      typed={typed}
      onType={setTyped}
      onAdd={onAdd}
      disabled={false}
    />
  );
}

test('a visitor who types before the list of languages has loaded keeps text and focus', async () => {
  const onAdd = vi.fn();
  render(<Field onAdd={onAdd} />);
  const early = screen.getByRole<HTMLInputElement>('combobox', { name: 'Add another language' });
  const user = userEvent.setup();
  await user.click(early);
  await user.keyboard('Fr');
  const option = await screen.findByRole('option', { name: 'French' });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Add another language' });
  expect(field).not.toBe(early);
  expect(field).toBe(document.activeElement);
  expect(field.value).toBe('Fr');
  expect(screen.getAllByRole('option')).toEqual([option]);
  await user.keyboard('{Enter}');
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('French');
});
