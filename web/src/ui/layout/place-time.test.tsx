// @vitest-environment jsdom

import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as format from '../../lib/format';
import { PlaceTime } from './place-time';

const LA = { timeZone: 'America/Los_Angeles', city: 'Seattle' };
const startsAt = new Date('2026-11-22T03:00:00Z');
const endsAt = new Date('2026-11-22T05:00:00Z');

const shown = (own: string, props: { readonly endsAt?: Date } = {}) => {
  vi.spyOn(format, 'ownTimeZone').mockReturnValue(own);
  const { container } = render(<PlaceTime startsAt={startsAt} {...LA} {...props} />);
  return container.textContent.replace(/\s/g, ' ');
};

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: startsAt }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('names no clock to a reader whose own shows the same', () => {
  expect(shown('America/Los_Angeles')).toBe('Sat, Nov 21, 7:00 PM');
});

it('shows another reader their own clock first', () => {
  expect(shown('America/Chicago')).toBe(
    'Sat, Nov 21, 9:00 PM, your timeIn Seattle: Sat, Nov 21, 7:00 PM',
  );
});

it('shows until when, where that is known', () => {
  expect(shown('America/Los_Angeles', { endsAt })).toMatch(/^Sat, Nov 21, 7:00 – 9:00 PM$/);
});
