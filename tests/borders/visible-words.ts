import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { parseAst } from 'vite';

/** Where the sentences that people read are written. */
const FOLDERS = ['web/src', 'functions/src', 'domain/src'];

export interface VisibleText {
  readonly path: string;
  readonly text: string;
}

/** A node of the syntax tree (ESTree, https://github.com/estree/estree). */
type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

/**
 * Sentences and labels in the sources: strings with a space or a capital, also "Saving...", without
 * those of logs and errors.
 */
export function visibleTexts(): VisibleText[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|mdx)$/.test(path) && !/\.(test|d)\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`),
  ).flatMap((path) => textsIn(path, readFileSync(`${ROOT}/${path}`, 'utf8')));
}

/** Two words, of which one may be a placeholder. Labels of code, such as "mail-link …", have no capital. */
const WORDS = /[a-z] [a-z]|… [a-z]/i;
const WORD_AND_PLACEHOLDER = /^[A-Z][a-z]+:? …/;

export function textsIn(path: string, source: string): VisibleText[] {
  if (path.endsWith('.mdx')) {
    return source
      .split(/\n\n+/)
      .filter((text) => !/^(?:import|export) /.test(text))
      .map((text) => ({ path, text: text.replace(/\{[^}]*\}/g, '…').replace(/\s+/g, ' ') }));
  }
  const program = parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  return stringsOf(program)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(
      (text) =>
        WORDS.test(text) || WORD_AND_PLACEHOLDER.test(text) || /^[A-Z][a-z]+(?:\.{3})?$/.test(text),
    )
    .map((text) => ({ path, text }));
}

/** Attributes, properties and calls whose strings don't appear on a screen. */
const UNSEEN_ATTRIBUTES =
  /^(sx|className|variant|href|to|id|name|role|type|autoComplete|component)$/;
const UNSEEN_PROPERTIES = /^keywords$/;
const UNSEEN_CALLS = /^(console|logger|processEach|processAll|askAbout|defineTermSweep)$/;

function stringsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(stringsOf);
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'JSXText':
      return [node.value as string];
    case 'TemplateLiteral':
      return [
        (node.quasis as Node[]).map((part) => (part.value as { cooked: string }).cooked).join('…'),
        ...stringsOf(node.expressions),
      ];
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ThrowStatement':
      return [];
    case 'NewExpression':
      if (/Error$/.test(nameOf(node.callee))) return [];
      break;
    case 'CallExpression':
      if (UNSEEN_CALLS.test(nameOf(node.callee))) return [];
      break;
    case 'JSXAttribute':
      if (UNSEEN_ATTRIBUTES.test(nameOf(node.name))) return [];
      break;
    case 'Property':
      return UNSEEN_PROPERTIES.test(nameOf(node.key)) ? [] : stringsOf(node.value);
    default:
      // Types don't appear on a screen.
      if (node.type.startsWith('TS') && !('expression' in node)) return [];
  }
  return Object.entries(node).flatMap(([key, value]) => (key === 'type' ? [] : stringsOf(value)));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** `logger` of `logger.warn`, `Error` of `new Error()`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (typeof node.name === 'string') return node.name;
  return nameOf(node.object ?? node.name);
}
