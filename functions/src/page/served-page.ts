import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { escapeHtml } from '@hearthkin/domain/foundation/escape-html';
import { fillOutline, type OutlineWords } from './outline';

/** The facts of a page that the server fills in. */
export interface PageFacts {
  /** Without the product's name. */
  readonly title: string;
  readonly description: string;
  /** The whole address, without a query. */
  readonly address: string;
  /** The kind of Open Graph. */
  readonly kind: 'profile' | 'article' | 'website';
  /** Whether search engines may keep it. Previews of its link work all the same. */
  readonly isFindable: boolean;
  /** The whole address of a picture for previews of the link. */
  readonly picture?: string | null;
  /** Written as JSON-LD. */
  readonly structured?: object;
  /** The answer to the page's first question, by its key, in the form of Firestore's REST interface. */
  readonly answer?: { readonly key: string; readonly value: unknown };
  /** The words of the page's outline, if it has one. */
  readonly words?: OutlineWords;
}

/** The parts of the page that the build has rendered. */
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;
const OUTLINE = /\s*<template data-outline>(.*?)<\/template>/s;
const PLACE = /(<div data-served="">)(<\/div>)/;

/** Keeps a page out of search engines. */
const NO_INDEX = '<meta name="robots" content="noindex">';
const ROBOTS = /<meta name="robots"[^>]*>/;

/**
 * A page that the build has rendered, with the facts of what it is about. All texts are escaped: as HTML, or in JSON so that
 * none ends its element.
 */
export async function servedPage(built: string, facts: PageFacts): Promise<string> {
  const { answer, structured, words, isFindable } = facts;
  const [, outline] = OUTLINE.exec(built) ?? [];
  const filled = outline && words ? await fillOutline(outline, words) : '';
  const head = [
    ...headTags(facts),
    ...(isFindable ? [] : [NO_INDEX]),
    ...(structured ? [json('type="application/ld+json"', structured)] : []),
    ...(answer
      ? [json(`type="application/json" data-answer="${escapeHtml(answer.key)}"`, answer.value)]
      : []),
  ];
  const bare = built.replace(OUTLINE, '').replace(TITLE, '').replace(DESCRIPTION, '');
  return withHead(bare, head).replace(
    PLACE,
    (_whole, open: string, close: string) => `${open}${filled}${close}`,
  );
}

/** The same page where there is nothing to show. */
export function emptyPage(built: string): string {
  return withHead(built.replace(OUTLINE, ''), [NO_INDEX]);
}

function headTags({ title, description, address, kind, picture }: PageFacts): readonly string[] {
  const named = `${title} · ${PRODUCT_NAME}`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(named)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    property('og:site_name', PRODUCT_NAME),
    property('og:type', kind),
    property('og:title', named),
    property('og:description', description),
    property('og:url', address),
    ...(picture ? [property('og:image', picture)] : []),
  ];
}

function withHead(page: string, head: readonly string[]): string {
  return page.replace(ROBOTS, '').replace('</head>', () => `${head.join('\n')}\n  </head>`);
}

function json(attributes: string, value: unknown): string {
  return `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}
