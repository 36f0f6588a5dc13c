import { compile } from '@mdx-js/mdx';
import type { Plugin } from 'vite';

/** The fields used here of a node in the Markdown syntax tree. */
interface Node {
  type: string;
  depth?: number;
  value?: string;
  name?: string;
  attributes?: readonly { type: 'mdxJsxAttribute'; name: string; value: string }[];
  children?: Node[];
}

interface Section {
  readonly id: string;
  readonly title: string;
}

const HEADING = /^(.+) \[#([a-z-]+)\]$/;

/** Compiles `.mdx` files into components at build time. */
export function articles(): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(value, path) {
        const file = await compile({ value, path }, { remarkPlugins: [sections] });
        const list = JSON.stringify(file.data.sections);
        return { code: `${file}\nexport const sections = ${list};`, map: null };
      },
    },
  };
}

/**
 * `## Title [#id]` starts a `<Section id title number>`, which ends at the next one or at `---`.
 * Line breaks inside a paragraph become spaces.
 */
function sections() {
  return (tree: Node, { data }: { data: Record<string, unknown> }) => {
    const found: Section[] = [];
    const outside: Node[] = [];
    let current = outside;
    for (const node of tree.children ?? []) {
      joinLines(node);
      const section = sectionOf(node);
      if (section !== null) {
        found.push(section);
        current = [];
        const attributes = Object.entries({ ...section, number: String(found.length) });
        outside.push({
          type: 'mdxJsxFlowElement',
          name: 'Section',
          attributes: attributes.map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
          children: current,
        });
      } else if (node.type === 'thematicBreak') {
        current = outside;
      } else {
        current.push(node);
      }
    }
    tree.children = outside;
    data.sections = found;
  };
}

/** @throws Error for a heading without an id. */
function sectionOf({ type, depth, children = [] }: Node): Section | null {
  if (type !== 'heading' || depth !== 2) return null;
  const text = children.map(({ value }) => value).join('');
  const [, title, id] = HEADING.exec(text) ?? [];
  if (title === undefined || id === undefined) {
    throw new Error(`The heading "${text}" has to end with its id, like "Prices [#prices]".`);
  }
  return { id, title };
}

function joinLines(node: Node): void {
  if (node.type === 'text') node.value = node.value?.replaceAll('\n', ' ');
  node.children?.forEach(joinLines);
}
