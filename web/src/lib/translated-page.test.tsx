// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { keepWholeInTranslation } from './translated-page';

beforeAll(() => {
  const stop = keepWholeInTranslation(document.body);
  return stop;
});

const texts = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode.parentElement?.closest('font') === null) found.push(currentNode as Text);
  }
  return found;
};

function fontFor({ data }: Text): HTMLElement {
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  font.firstElementChild?.append(`«${data}»`);
  return font;
}

/** Ways in which translators put their elements in. */
const WAYS: Record<string, (text: Text) => void> = {
  'in one step': (text) => text.replaceWith(fontFor(text)),
  'before the text goes': (text) => {
    text.before(fontFor(text));
    text.remove();
  },
  'after the text has gone': (text) => {
    const [parent, next] = [text.parentNode, text.nextSibling];
    text.remove();
    parent?.insertBefore(fontFor(text), next);
  },
};

async function translate(way: keyof typeof WAYS): Promise<void> {
  await act(async () => {
    for (const text of texts()) WAYS[way]?.(text);
  });
}

function Booking() {
  const [hours, setHours] = useState(1);
  return (
    <div>
      <p>
        From {hours * 20} € <strong>{hours} h</strong> {hours > 2 && 'a long one'} before discounts
      </p>
      {hours > 1 && 'Two or more. '}
      {hours < 4 && <em>Short</em>}
      {hours === 3 && 'Three'}
      <button type="button" onClick={() => setHours(hours + 1)}>
        More
      </button>
    </div>
  );
}

test.each(Object.keys(WAYS))(
  'a page stays whole and true where it is translated %s',
  async (way) => {
    const { container, unmount } = render(<Booking />);
    const shown = () => container.querySelector('p')?.textContent;
    const press = () => act(async () => container.querySelector('button')?.click());
    await translate(way);
    expect(shown()).toContain('«20»');
    await press();
    expect(shown()).toBe('From 40 € 2 h  before discounts');
    for (const hours of [3, 4, 5]) {
      await translate(way);
      await press();
      const words = (shown() ?? '').replace(/[«»]/g, '');
      expect(words).toBe(`From ${hours * 20} € ${hours} h a long one before discounts`);
      expect(container.textContent?.includes('Three')).toBe(hours === 3);
      expect(container.textContent?.includes('Short')).toBe(hours < 4);
      expect(container.textContent?.match(/Two or more/g)).toHaveLength(1);
    }
    expect(screen.queryByText('Something went wrong')).toBeNull();
    unmount();
    expect(container.textContent).toBe('');
  },
);
