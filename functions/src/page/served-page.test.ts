import { expect, it } from 'vitest';
import { emptyPage, type PageFacts, servedPage } from './served-page';

const BUILT = `<html><head>
<title>Companion · Hearthkin</title><meta name="description" content="Who they are."/><meta name="robots" content="noindex"/>
  </head><body><div id="root"><div data-served=""></div><p>Loading</p></div>
<template data-outline><h1><span data-fill="displayName"></span></h1><ul><li><i></i><span data-fill="age"></span></li></ul><img data-fill="photo"/><p data-only-with="noPhoto">No photo</p></template></body></html>`;

/** Words that end what they are written into, if nothing escapes them. */
const HOSTILE = `Eve</title></script><script>alert(1)</script><!--"'$&$1`;

const FACTS: PageFacts = {
  title: `${HOSTILE}, companion`,
  description: HOSTILE,
  address: 'https://hearthkin.example/companion/eve',
  kind: 'profile',
  isFindable: false,
  picture: 'https://files.example/eve"onload="1.webp',
  structured: { '@type': 'Service', name: HOSTILE },
  answer: { key: 'live-companion/eve', value: [HOSTILE] },
  words: { displayName: HOSTILE, age: null, photo: 'https://files.example/1.webp', noPhoto: null },
};

it('has the title, the description and the preview of what it is about, once', async () => {
  const page = await servedPage(BUILT, {
    ...FACTS,
    title: 'Eve M., companion',
    description: 'Hi.',
  });
  expect(page.match(/<title>.*<\/title>/g)).toEqual([
    '<title>Eve M., companion · Hearthkin</title>',
  ]);
  expect(page.match(/<meta name="description"[^>]*>/g)).toEqual([
    '<meta name="description" content="Hi.">',
  ]);
  expect(page.match(/<meta name="robots"[^>]*>/g)).toHaveLength(1);
  expect(page).toContain('<meta property="og:title" content="Eve M., companion · Hearthkin">');
  expect(page).toContain('<link rel="canonical" href="https://hearthkin.example/companion/eve">');
});

it('fills in the outline in its place, without what isn’t there', async () => {
  const page = await servedPage(BUILT, { ...FACTS, words: { ...FACTS.words, displayName: 'Eve' } });
  expect(page).toContain(
    '<div data-served=""><h1><span data-fill="displayName">Eve</span></h1><img src="https://files.example/1.webp" data-fill="photo"></div>',
  );
  expect(page).not.toContain('data-outline');
});

it('lets no word of a person become markup', async () => {
  const page = await servedPage(BUILT, FACTS);
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page.match(/<\/script>/g)).toHaveLength(2);
  expect(page).not.toMatch(/<!--|onload="/);
  const read = (attribute: string) =>
    JSON.parse(new RegExp(`<script ${attribute}[^>]*>(.*?)</script>`).exec(page)?.[1] ?? '');
  expect(read('type="application/ld')).toEqual(FACTS.structured);
  expect(read('type="application/json')).toEqual([HOSTILE]);
});

it('says of nothing only that search engines mustn’t keep it', () => {
  const page = emptyPage(BUILT);
  expect(page).toContain('<title>Companion · Hearthkin</title>');
  expect(page.match(/noindex/g)).toHaveLength(1);
  expect(page).not.toMatch(/data-outline|data-answer|og:/);
});
