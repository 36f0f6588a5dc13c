// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import { forgetViews, OWNER_KEY, START_KEY } from '../firebase/device-files';
import { keptStart } from './kept-start';

const START = { uid: 'mia', cityKey: 'lisbon', interests: ['art'], blocked: ['ben'] };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(OWNER_KEY, 'mia');
  localStorage.setItem(START_KEY, JSON.stringify(START));
});

test('is known to the user whose data the device has', () => {
  expect(keptStart()).toEqual(START);
});

test.each([
  ['of another user', () => localStorage.setItem(OWNER_KEY, 'noa')],
  ['without a user', () => localStorage.removeItem(OWNER_KEY)],
  ['after a block', forgetViews],
  ['that can’t be read', () => localStorage.setItem(START_KEY, '{')],
])('is unknown %s', (_when, change) => {
  change();
  expect(keptStart()).toBeNull();
});
