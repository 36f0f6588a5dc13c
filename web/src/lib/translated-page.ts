/**
 * Keeps a page whole while the browser translates it. Translators take text nodes out of the page and put `<font>` elements in
 * their place. React goes on with the nodes that it made: it would fail where it removes one or inserts before one, and
 * what it writes would stay unseen, an old price beside a new choice.
 */

/** Elements that stand within a sentence, words of which a translator moves between them. */
const INLINE = 'a, abbr, b, em, font, i, small, span, strong, sub, sup, time';

const standIns = new WeakMap<Node, Element>();
const originals = new WeakMap<Element, Text>();

/** A text that changed after it was translated: the whole sentence is shown in its own words, until it is translated again. */
const changes = new MutationObserver((records) => {
  for (const { target } of records) {
    let around = standIns.get(target)?.parentElement;
    while (around?.matches(INLINE) && around.parentElement) around = around.parentElement;
    for (const font of around?.querySelectorAll('font') ?? []) restore(font);
  }
});

function restore(font: Element): void {
  const text = originals.get(font);
  if (text === undefined) return;
  forget(text);
  font.replaceWith(text);
}

function forget(text: Node): void {
  const font = standIns.get(text);
  standIns.delete(text);
  if (font !== undefined) originals.delete(font);
}

function pair(text: Text, font: Element): void {
  standIns.set(text, font);
  originals.set(font, text);
  changes.observe(text, { characterData: true });
  acceptStandIns();
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isFree = (node: Node | null): node is Element =>
  node?.nodeName === 'FONT' && node.isConnected && !originals.has(node as Element);

/** Finds the element that took the place of each text that was taken out, whichever was done first. */
function pairAll(records: readonly MutationRecord[]): void {
  for (const [
    at,
    { target, removedNodes, addedNodes, previousSibling, nextSibling },
  ] of records.entries()) {
    for (const text of removedNodes) {
      if (!isText(text) || text.isConnected) continue;
      const later = records
        .slice(at + 1)
        .filter((record) => record.target === target)
        .filter(
          (record) =>
            record.previousSibling === previousSibling || record.nextSibling === nextSibling,
        )
        .flatMap((record) => [...record.addedNodes]);
      const font = [...addedNodes, previousSibling, nextSibling, ...later].find(isFree);
      if (font !== undefined) pair(text, font);
    }
  }
}

let accepts = false;

/** Lets React name a text where its stand-in is. Nothing of the DOM is changed on a page that isn't translated. */
function acceptStandIns(): void {
  if (accepts) return;
  accepts = true;
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  /** The child of `parent` that a node is, or that stands for it. */
  const inside = (parent: Node, node: Node | null) =>
    [node, node && standIns.get(node)].find((one) => one?.parentNode === parent) ?? null;
  const dropStandIn = (node: Node) => {
    const font = standIns.get(node);
    forget(node);
    font?.remove();
  };
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const shown = inside(this, child);
    forget(child);
    if (shown !== null) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    dropStandIn(node);
    insertBefore.call(this, node, inside(this, before));
    return node;
  };
  Node.prototype.appendChild = function append<T extends Node>(this: Node, node: T): T {
    dropStandIn(node);
    appendChild.call(this, node);
    return node;
  };
}

/** Watches a page from its beginning; the returned function ends it. */
export function keepWholeInTranslation(page: Node): () => void {
  const watch = new MutationObserver(pairAll);
  watch.observe(page, { childList: true, subtree: true });
  return () => watch.disconnect();
}
