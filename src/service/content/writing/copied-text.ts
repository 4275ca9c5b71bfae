/** The document of a copy: with new keys, and with references that follow. */
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import type { ReferenceMap } from '../../../content/links/links.ts'
import { rewriteReferences } from '../../../content/links/links.ts'
import type { EditedText } from './edited-text.ts'
import { editedText } from './edited-text.ts'

/** The document without keys: the copy of a block is a different block. */
const withoutKeys = (document: RichTextDocument): RichTextDocument => {
  const strip = (block: Block): Block => {
    const { key: _, ...rest } = block
    return {
      ...rest,
      ...(block.nodes !== undefined && {
        nodes: block.nodes.map((node) => (node.object === 'block' ? strip(node) : node)),
      }),
      ...(block.fragments !== undefined && {
        fragments: block.fragments.map((fragment) => ({ ...fragment, nodes: fragment.nodes.map(strip) })),
      }),
    } as Block
  }
  return { ...document, nodes: document.nodes.map(strip) }
}

/** `owner`: the copy. `map`: the new targets of references. */
export const copiedText = (owner: string, document: RichTextDocument, map: ReferenceMap): EditedText =>
  editedText(owner, undefined, rewriteReferences(withoutKeys(document), map))
