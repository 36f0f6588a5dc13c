import { afterEach, expect, test } from 'vitest';
import { slips, unspokenLabels } from './faults-on-page';

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

test.each([
  ['<p>Declined by <b>Maya R.</b>.</p>', ['R..']],
  ['<p>Pier 3, Austin, Austin</p>', ['Austin, Austin']],
  ['<p>One moment...</p><p>By Maya R.</p>', []],
])('%s', (html, found) => {
  document.body.innerHTML = html;
  expect(slips()).toEqual(found);
});
