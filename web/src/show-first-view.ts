/**
 * A script of its own, in the frames of pages (`FRAMES`): shows what the page showed last, or fills in its outline, before the site's code
 * has loaded. That replaces it with the same, as it is by then.
 */
import { type ListedFacts, listWords } from './features/browse/list-words';
import { rankedBy } from './features/browse/ranking';
import { type OutlineFacts, outlineWords } from './features/companion/outline-words';
import { askEarly } from './firebase/post-question';
import { fieldsOf, idOf, type WireDocument } from './firebase/wire';
import { fillOutline } from './lib/fill-outline';
import { loadScripts, loadScriptsAfterPaint } from './lib/load-scripts';
import { type OutlineQuestion, SUBJECT } from './lib/outline-marks';
import { photoUrlIn } from './lib/photo-url-in';
import { keptStart, type ListStart } from './session/kept-start';
import { keptView } from './session/kept-view';

const { pathname, search } = window.location;

// Pages read the same answers with their schemas, which are too large to come first. What doesn't fit fails here, and leaves the placeholder.

async function answerTo(url: string, body: string): Promise<WireDocument[]> {
  const rows = await askEarly(url, body);
  return (rows as readonly { readonly document?: WireDocument }[]).flatMap(
    ({ document: found }) => found ?? [],
  );
}

/** A profile. */
async function showProfile(
  place: Element,
  outline: DocumentFragment,
  { url, body, bucket }: OutlineQuestion,
): Promise<void> {
  const id = JSON.stringify(decodeURIComponent(pathname.split('/')[2] ?? '')).slice(1, -1);
  const [found] = await answerTo(
    url,
    body.replaceAll(SUBJECT, () => id),
  );
  if (found === undefined) return;
  const { photo, ...words } = outlineWords(fieldsOf(found) as OutlineFacts);
  fillOutline(outline, { ...words, photo: photo && photoUrlIn(bucket, photo) });
  place.replaceChildren(outline);
}

/** The number of companions that a screen shows. */
const IN_VIEW = 6;

/** The list of companions, as it begins for its user. */
async function showList(
  place: Element,
  outline: DocumentFragment,
  { url, body, bodyInCity = body, bucket }: OutlineQuestion,
  { cityKey, interests, blocked }: ListStart,
): Promise<void> {
  const found = await answerTo(
    url,
    cityKey === null
      ? body
      : bodyInCity.replaceAll(SUBJECT, () => JSON.stringify(cityKey).slice(1, -1)),
  );
  const companions = found.map((document) => ({
    id: idOf(document),
    data: fieldsOf(document) as ListedFacts,
  }));
  const shown = rankedBy(interests, companions).filter(({ id }) => !blocked.includes(id));
  const card = outline.querySelector('li');
  if (card === null || shown.length === 0) return;
  const cards = shown.slice(0, IN_VIEW).map(({ id, data }) => {
    const copy = card.cloneNode(true) as Element;
    const { photo, ...words } = listWords(data);
    fillOutline(copy, { ...words, photo: photo && photoUrlIn(bucket, photo) }, id);
    return copy;
  });
  card.replaceWith(...cards);
  place.replaceChildren(outline);
}

/** Shows the last view of the page, or its outline. Returns the question that the outline waits for; null for nothing. */
function show(place: HTMLElement | null): Promise<void> | null {
  const outline = document.querySelector<HTMLTemplateElement>('[data-question]');
  if (place === null) return null;
  const { keptView: address = '' } = place.dataset;
  // With a query, the page is another.
  const view = search === '' ? keptView(address || pathname) : null;
  if (view !== null) {
    place.innerHTML = `<style>${view.css}</style>${view.html}`;
    return null;
  }
  if (outline === null) return null;
  const question: OutlineQuestion = JSON.parse(outline.dataset.question ?? '');
  if (question.bodyInCity === undefined) return showProfile(place, outline.content, question);
  const start = search === '' ? keptStart() : null;
  return start && showList(place, outline.content, question, start);
}

/** Scripts, which would come before what an outline waits for, wait no longer than that, in milliseconds. */
const MOST_MS = 1_500;

let asked: Promise<void> | null = null;
try {
  asked = show(document.querySelector<HTMLElement>('[data-kept-view]'));
} finally {
  if (asked === null) loadScriptsAfterPaint();
  else {
    setTimeout(loadScripts, MOST_MS);
    // The page says what it can't load.
    asked.catch(console.warn).then(loadScriptsAfterPaint);
  }
}
