/**
 * A script of its own, in the frames of pages (`FRAMES`): shows what the page showed last, or fills in its outline, before the site's code
 * has loaded. That replaces it with the same, as it is by then.
 */
import { type OutlineFacts, outlineWords } from './features/companion/outline-words';
import { askEarly } from './firebase/post-question';
import { fieldsOf, type WireDocument } from './firebase/wire';
import { fillOutline } from './lib/fill-outline';
import { type OutlineQuestion, SUBJECT } from './lib/outline-marks';
import { photoUrlIn } from './lib/photo-url-in';
import { keptView } from './session/kept-view';

const { pathname, search } = window.location;

/** The answer to the outline's question, in the place of what the page showed last. */
async function showOutline(place: Element, outline: HTMLTemplateElement): Promise<void> {
  const { url, body, bucket }: OutlineQuestion = JSON.parse(outline.dataset.question ?? '');
  const id = JSON.stringify(decodeURIComponent(pathname.split('/')[2] ?? '')).slice(1, -1);
  const rows = await askEarly(
    url,
    body.replaceAll(SUBJECT, () => id),
  );
  const [{ document: found } = {}] = rows as readonly { readonly document?: WireDocument }[];
  if (found === undefined) return;
  // The page reads the same answer with its schema, which is too large to come first. What doesn't fit fails here, and leaves the placeholder.
  const { photo, ...words } = outlineWords(fieldsOf(found) as OutlineFacts);
  fillOutline(outline.content, { ...words, photo: photo && photoUrlIn(bucket, photo) });
  place.replaceChildren(outline.content);
}

/** What the page showed last, or its outline. Returns what the outline waits for; null for nothing. */
function show(place: HTMLElement | null): Promise<void> | null {
  const outline = document.querySelector<HTMLTemplateElement>('[data-question]');
  if (place === null) return null;
  // With a query, the page is another.
  const view = search === '' ? keptView(place.dataset.keptView || pathname) : null;
  if (view === null) return outline && showOutline(place, outline);
  place.innerHTML = `<style>${view.css}</style>${view.html}`;
  return null;
}

/** Lets the site's code load, whose hundred files would come before what an outline waits for. */
function loadScripts(): void {
  const scripts = document.querySelector<HTMLTemplateElement>('[data-scripts]');
  if (scripts === null) return;
  document.body.append(scripts.content);
  scripts.remove();
}

/** Scripts wait no longer than that, in milliseconds. */
const MOST_MS = 1_500;

let asked: Promise<void> | null = null;
try {
  asked = show(document.querySelector<HTMLElement>('[data-kept-view]'));
} finally {
  if (asked === null) loadScripts();
  else {
    setTimeout(loadScripts, MOST_MS);
    // The page says what it can't load.
    asked.catch(console.warn).then(loadScripts);
  }
}
