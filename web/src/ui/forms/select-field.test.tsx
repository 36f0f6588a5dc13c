// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SelectField } from './select-field';

afterEach(cleanup);

function Cities(props: Partial<ComponentProps<typeof SelectField>>) {
  const [city, setCity] = useState('');
  return (
    <SelectField
      label="City"
      value={city}
      onChange={(event) => setCity(event.target.value)}
      {...props}
    >
      <option value="">All cities</option>
      <option>Austin</option>
      <option disabled>Chicago</option>
    </SelectField>
  );
}

const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /City/ });
const label = () => screen.getByText('City', { selector: 'label' });
const shown = () => field().selectedOptions[0]?.textContent;

test('a user can choose and reset, but not choose a disabled option', async () => {
  const user = userEvent.setup();
  render(<Cities />);
  expect(shown()).toBe('All cities');
  await user.selectOptions(field(), 'Austin');
  expect(shown()).toBe('Austin');
  await user.selectOptions(field(), 'Chicago');
  expect(shown()).toBe('Austin');
  await user.selectOptions(field(), 'All cities');
  expect(field().value).toBe('');
});

test('a screen reader gets the hint and the invalid state', () => {
  render(
    <Cities required error helperText="Where is it?" slotProps={{ htmlInput: { name: 'city' } }} />,
  );
  expect(field().required).toBe(true);
  expect(field().name).toBe('city');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const hint = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Where is it?');
});

test('the label doesn’t cover the value and focuses the field', async () => {
  render(<Cities />);
  expect(label().dataset.shrink).toBe('true');
  await userEvent.setup().click(label());
  expect(document.activeElement).toBe(field());
});
