import { escapeHtml } from '@hearthkin/domain/foundation/escape-html';
import { CARDS, grouped, type TestCard } from '../cards';

/** The answer of a hosted page to a browser. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly status: number; readonly html: string }
  | { readonly kind: 'redirect'; readonly to: string };

/** @param main HTML; texts in it are escaped. */
export function page(heading: string, main: string, status = 200): PageAnswer {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(heading)} · Test payments</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">Test payments</a> <span>No money moves here. Cards and accounts are made up.</span></header>
<main>
<h1>${escapeHtml(heading)}</h1>
${main}
</main>
</body>
</html>
`;
  return { kind: 'page', status, html };
}

export function redirect(to: string): PageAnswer {
  return { kind: 'redirect', to };
}

const EUROS = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

/** "€12.50" */
export function euros(minor: number): string {
  return EUROS.format(minor / 100);
}

export function day(seconds: number): string {
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', options).format(seconds * 1000);
}

/** One button per test card, and a field for a number. */
export function cardForms(action: string, extra: readonly TestCard[] = []): string {
  const buttons = [...CARDS, ...extra].map(
    ({ number, label }) =>
      `<li><button name="card" value="${number}"><strong>${escapeHtml(label)}</strong> <span>${grouped(number)}</span></button></li>`,
  );
  return `<form method="post" action="${action}"><ul class="cards" aria-label="Test cards">${buttons.join('')}</ul></form>
<form method="post" action="${action}" class="typed">
<label for="card">Or type the number of a test card</label>
<div><input id="card" name="card" inputmode="numeric" autocomplete="off" required placeholder="4242 4242 4242 4242"> <button>Pay</button></div>
</form>`;
}

const REASONS: Readonly<Record<string, string>> = {
  insufficient_funds: 'The card has insufficient funds. Try another.',
  authentication_required: 'The bank was not told that it’s you. Try again, or use another card.',
  unknown_card: 'That is no test card. Take one of those above.',
};

/** The reason why the last card didn't work. */
export function alert(reason: string | null): string {
  if (reason === null) return '';
  return `<p role="alert">${REASONS[reason] ?? 'The card was declined. Try another.'}</p>`;
}

/** A link to a page of the site, which is a web address or left out. */
export function link(url: string | null, words: string): string {
  if (url === null || !/^https?:\/\//.test(url)) return '';
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(words)}</a></p>`;
}

export function button(name: string, value: string, words: string): string {
  return `<button name="${name}" value="${value}">${escapeHtml(words)}</button>`;
}

/** Rows of cells with HTML. */
export function rows(caption: string, cells: readonly (readonly string[])[]): string {
  const body = cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  const content =
    body.length > 0 ? `<table>${body.join('')}</table>` : '<p class="none">None yet.</p>';
  return `<section><h2>${escapeHtml(caption)}</h2>${content}</section>`;
}

const STYLE = `
:root { color-scheme: light dark; --edge: #8886; --soft: #8881; --main: #3d4eac; --on: #fff; }
@media (prefers-color-scheme: dark) { :root { --main: #aab6ff; --on: #14182e; } }
* { box-sizing: border-box; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
header { background: var(--main); color: var(--on); padding: 0.75rem 1rem; text-align: center; }
header a { color: inherit; font-weight: 700; text-decoration: none; margin-inline-end: 0.5rem; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
main:has(table) { max-width: 60rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 2rem 0 0.5rem; }
a { color: var(--main); }
.amount { font-size: 2rem; font-weight: 700; margin: 0; }
.note, .none, td span { opacity: 0.75; }
.cards { list-style: none; padding: 0; margin: 1.5rem 0; display: grid; gap: 0.5rem; }
.cards button { width: 100%; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.125rem 1rem; text-align: start; }
.cards span { font-variant-numeric: tabular-nums; opacity: 0.75; }
button, input { font: inherit; min-height: 3rem; border-radius: 0.625rem; border: 1px solid var(--edge); padding: 0.5rem 1rem; }
button { background: var(--soft); color: inherit; cursor: pointer; }
button:hover { border-color: var(--main); }
button.main, .typed button { background: var(--main); color: var(--on); border-color: var(--main); font-weight: 600; }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
label { display: block; margin: 1rem 0 0.25rem; }
input { width: 100%; background: transparent; color: inherit; }
.typed div { display: flex; gap: 0.5rem; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block: 1.5rem; }
[role='alert'] { border: 1px solid #c62828; border-inline-start-width: 6px; border-radius: 0.5rem; padding: 0.75rem 1rem; }
section { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
td { border-top: 1px solid var(--edge); padding: 0.5rem 0.75rem 0.5rem 0; vertical-align: top; }
td { overflow-wrap: anywhere; }
td:first-child { min-width: 9rem; }
@media (max-width: 30rem) { header span { display: block; } .actions button { width: 100%; } }`;
