import { afterEach, expect, test } from 'vitest';
import { unspokenLabels } from './visible-labels';

afterEach(() => document.body.replaceChildren());

test.each([
  ['<button aria-label="Review Nora">Write a review</button>', ['“Review Nora” lacks “write a”']],
  ['<div role="tab" aria-label="Stars">Reviews</div>', ['“Stars” lacks “reviews”']],
  ['<a href="/" aria-label="Details: session with Nora">Details</a>', []],
  ['<button aria-label="Monday, November 23"><span>Mon</span><span>23</span></button>', []],
  ['<button aria-label="Close"><svg><title>Cross</title></svg></button>', []],
  ['<button aria-label="Decline: session with Nora" disabled>Declining...</button>', []],
])('%s', (html, lacking) => {
  document.body.innerHTML = html;
  expect(unspokenLabels()).toEqual(lacking);
});
