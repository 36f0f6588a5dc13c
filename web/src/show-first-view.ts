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
  const { photo, ...words } = outlineWords(fieldsOf(found) as unknown as OutlineFacts);
  fillOutline(outline.content, { ...words, photo: photo && photoUrlIn(bucket, photo) });
  place.replaceChildren(outline.content);
}

const place = document.querySelector<HTMLElement>('[data-kept-view]');
const outline = document.querySelector<HTMLTemplateElement>('[data-question]');
// With a query, the page is another.
const view = search === '' ? keptView(place?.dataset.keptView || pathname) : null;
if (place !== null && view !== null) {
  place.innerHTML = `<style>${view.css}</style>${view.html}`;
} else if (place !== null && outline !== null) {
  // The page says what it can't load.
  showOutline(place, outline).catch(console.warn);
}
