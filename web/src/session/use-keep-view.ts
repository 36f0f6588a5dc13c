import { type RefObject, useEffect } from 'react';
import { mayUseFiles, VIEW_PREFIX, viewKeys } from '../firebase/device-files';
import { afterPaint } from '../lib/after-paint';
import { whenIdle } from '../lib/when-idle';
import type { KeptView } from './kept-view';
import { currentSession } from './session';

/** The latest of them stay. */
const MAX_VIEWS = 4;

/** The part of a page that is kept, in heights of the window. */
const SCREENS = 1.25;

/**
 * Keeps what an element shows for the next visit to an address, which begins with it (`KeptView`).
 * @param address of the page's frame; the page may be open at another.
 * @param isWanted false while it shows only a part.
 */
export function useKeepView(
  place: RefObject<HTMLElement | null>,
  address: string,
  isWanted: boolean,
): void {
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const keep = () => {
      if (!isOver && place.current !== null) keepView(place.current, address);
    };
    const keepOnLeaving = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    // After the paint of a press, for which `whenIdle` hurries.
    whenIdle(() => afterPaint(keep));
    document.addEventListener('visibilitychange', keepOnLeaving);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', keepOnLeaving);
    };
  }, [place, address, isWanted]);
}

function keepView(element: HTMLElement, address: string): void {
  const session = currentSession();
  // With a query, the page is another.
  if (window.location.search !== '' || session.status !== 'signed-in' || !mayUseFiles()) return;
  const copy = firstScreenOf(element, SCREENS * window.innerHeight);
  const view: KeptView = {
    uid: session.uid,
    at: Date.now(),
    html: copy.outerHTML,
    css: stylesOf(copy),
  };
  const key = VIEW_PREFIX + address;
  try {
    const others = viewKeys().filter((other) => other !== key);
    const oldest = others.toSorted((one, other) => keptAt(one) - keptAt(other));
    for (const other of oldest.slice(0, 1 - MAX_VIEWS)) localStorage.removeItem(other);
    localStorage.setItem(key, JSON.stringify(view));
  } catch (error) {
    // A full device only means that the next visit begins with a placeholder.
    console.warn('Could not keep what a page shows', error);
  }
}

function keptAt(key: string): number {
  const kept: Partial<KeptView> = JSON.parse(localStorage.getItem(key) ?? '{}');
  return kept.at ?? 0;
}

/** A copy without what begins further down than that, in pixels of the page. Its buttons wait for the page's code, and so does `UNKEPT`. */
function firstScreenOf(element: Element, end: number): Element {
  const copy = element.cloneNode() as Element;
  for (const child of element.childNodes) {
    if (!(child instanceof Element)) copy.append(child.cloneNode());
    else if (topOf(child) < end) copy.append(firstScreenOf(child, end));
  }
  if (copy instanceof HTMLButtonElement) copy.disabled = true;
  if (copy instanceof HTMLElement && copy.matches('[data-unkept]'))
    copy.style.visibility = 'hidden';
  return copy;
}

/** Zero for an element without a box, whose children may have one. */
function topOf(element: Element): number {
  const [box] = element.getClientRects();
  return box === undefined ? 0 : box.top + window.scrollY;
}

/** The rules that name a class of these elements. */
function stylesOf(element: Element): string {
  const classes = new Set(
    [element, ...element.querySelectorAll('*')].flatMap(({ classList }) => [...classList]),
  );
  const names = (text: string) => text.match(/(?<=\.)-?[_a-z][\w-]*/gi) ?? [];
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .filter((text) => names(text).some((name) => classes.has(name)))
    .join('');
}
