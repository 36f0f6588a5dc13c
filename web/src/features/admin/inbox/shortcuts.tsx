import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Button from '@mui/material/Button';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { confirmsWord } from '../../../lib/composing';
import { late } from '../../../ui/late';
import { useShortcutsHere } from './shortcut-setting';

const ShortcutsDialog = late(async () => (await import('./shortcuts-dialog')).ShortcutsDialog, {
  isRare: true,
});

/** Marks an item of a list, the part of it that takes focus, and a control that a key presses. */
export const ITEM = { 'data-item': '' } as const;
export const focusTarget = (id: string) => ({ 'data-focus': id }) as const;
/** Marks the buttons that decide about an item. Digits press them, from the first. */
export const DECISIONS = { 'data-decisions': '' } as const;
export const pressedBy = (key: 't' | 'u' | 'i' | 'Enter') => ({ 'data-key': key }) as const;

/** Keys that press a control: of the item with focus, or anywhere on the page. */
const OF_ITEM: readonly string[] = ['t', 'Enter'];
const OF_PAGE: readonly string[] = ['u', 'i'];

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

interface ShortcutsProps {
  /** The list with the items. */
  readonly list: RefObject<HTMLElement | null>;
}

/** The keys of a list of items, and a button that shows what they are. */
export function Shortcuts({ list }: ShortcutsProps) {
  const [isOpen, setOpen] = useState(false);
  const isOn = useShortcutsHere();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || !isFree(event)) return;
    const done = event.key === '?' ? open() : press(list.current, event.key);
    if (done) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  function open(): true {
    setOpen(true);
    return true;
  }

  return (
    <>
      <Button
        color="inherit"
        startIcon={<KeyboardOutlined />}
        onClick={open}
        sx={{ color: 'text.secondary', minHeight: 44 }}
      >
        Keyboard shortcuts
      </Button>
      {isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Whether a key means nothing else: no one types, no dialog or menu is open, and no modifier is held. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || confirmsWord(event)) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return false;
  return document.querySelector(OVER_THE_PAGE) === null;
}

const OVER_THE_PAGE = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** A checkbox takes no letters. */
const FIELDS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** @returns whether the key did something. */
function press(list: HTMLElement | null, key: string): boolean {
  const item = document.activeElement?.closest('[data-item]') ?? null;
  const step = STEPS[key];
  if (step !== undefined) {
    // Otherwise the arrows scroll.
    if (key.startsWith('Arrow') && !document.activeElement?.matches('[data-focus]')) return false;
    return move(list, item, step);
  }
  if (/^[1-9]$/.test(key)) return decide(list, item, Number(key));
  if (OF_PAGE.includes(key)) return click(document, key);
  if (!OF_ITEM.includes(key) || item === null) return false;
  // Enter presses the control that has focus.
  const isItself = document.activeElement?.matches('[data-focus]:not(a)') === true;
  return (key !== 'Enter' || isItself) && click(item, key);
}

/** Presses a button of the item with focus, or of the only one. */
function decide(list: HTMLElement | null, focused: Element | null, digit: number): boolean {
  const items = list?.querySelectorAll('[data-item]');
  const item = focused ?? (items?.length === 1 ? items[0] : null);
  const button = item?.querySelectorAll<HTMLElement>(DECISION_BUTTONS)[digit - 1];
  button?.click();
  return button !== undefined;
}

const DECISION_BUTTONS = '[data-decisions] :is(button, a)';

function click(within: ParentNode, key: string): boolean {
  const control = within.querySelector<HTMLElement>(`[data-key="${key}"]`);
  control?.click();
  return control !== null;
}

function move(list: HTMLElement | null, from: Element | null, step: 1 | -1): boolean {
  const places = [...(list?.querySelectorAll<HTMLElement>('[data-focus]') ?? [])];
  const at = places.findIndex((place) => from?.contains(place));
  const next = places[at === -1 ? 0 : Math.min(Math.max(at + step, 0), places.length - 1)];
  next?.focus();
  return next !== undefined;
}
