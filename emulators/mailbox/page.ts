import { escapeHtml } from '@hearthkin/domain/foundation/escape-html';
import type { Message } from './message';

/** Escapes a text and turns URLs into links. */
export function textToHtml(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => (index % 2 === 1 ? anchor(part) : escapeHtml(part)))
    .join('');
}

function anchor(address: string): string {
  // Punctuation after a URL belongs to the sentence.
  const [, url = address, tail = ''] = /^(.*?)([.,;:!?)\]]*)$/.exec(address) ?? [];
  return `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>${escapeHtml(tail)}`;
}

/** The list of all messages, newest first. */
export function mailboxPage(messages: readonly Message[]): string {
  const list = messages.length
    ? `<ol>${[...messages].reverse().map(article).join('')}</ol>`
    : '<p class="empty">Nothing has arrived yet. Mail that the site sends appears here.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local mailbox (${messages.length})</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<h1>Local mailbox</h1>
<p>${messages.length === 1 ? '1 message' : `${messages.length} messages`}, newest first. Nothing here left this machine.</p>
<p class="actions"><a href="/">Look again</a> <a href="/messages.json">As JSON</a></p>
</header>
${list}
</main>
</body>
</html>
`;
}

function article(message: Message): string {
  const name = message.toName ? `${escapeHtml(message.toName)} ` : '';
  const link = message.link && !message.body.includes(message.link) ? anchor(message.link) : '';
  const html = message.html === null ? '' : htmlLink(message);
  return `<li><article aria-labelledby="m${message.id}">
<h2 id="m${message.id}">${escapeHtml(message.subject) || 'No subject'}</h2>
<p class="meta">To ${name}&lt;${escapeHtml(message.to)}&gt; · <time datetime="${message.receivedAt}">${message.receivedAt.replace('T', ' ').slice(0, 19)} UTC</time> · by the ${message.via} sender</p>
<div class="body">${textToHtml(message.body)}</div>
${link ? `<p>${link}</p>` : ''}
</article>${html}</li>`;
}

function htmlLink({ id, subject }: Message): string {
  return `<p class="as-html"><a href="/messages/${id}/html" aria-label="${escapeHtml(subject)} as HTML">As HTML</a></p>`;
}

const STYLE = `
:root { color-scheme: light dark; --edge: #8884; }
body { font: 1rem/1.6 system-ui, sans-serif; margin: 0; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { margin: 0; } h2 { font-size: 1.1rem; margin: 0; }
ol { list-style: none; padding: 0; }
article { border: 1px solid var(--edge); border-radius: 0.75rem; padding: 1rem 1.25rem; margin: 1rem 0 0; }
.as-html { font-size: 0.9rem; margin: 0.25rem 1.25rem 0; }
.meta { font-size: 0.9rem; margin: 0.25rem 0 0.75rem; overflow-wrap: anywhere; }
.body { white-space: pre-wrap; overflow-wrap: anywhere; }
.actions a { margin-right: 1rem; }
.empty { border: 1px dashed var(--edge); border-radius: 0.75rem; padding: 2rem; text-align: center; }
a:focus-visible { outline: 3px solid; outline-offset: 2px; }`;
