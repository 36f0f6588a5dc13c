/**
 * A script of its own, in the frames of pages (`FRAMES`): shows what the page showed last, before the site's code has loaded. That replaces
 * it with the same, as it is by then.
 */
import { keptView } from './session/kept-view';

const place = document.querySelector('[data-kept-view]');
const { pathname, search } = window.location;
// With a query, the page is another.
const view = search === '' ? keptView(pathname) : null;
if (place !== null && view !== null) {
  place.innerHTML = `<style>${view.css}</style>${view.html}`;
}
