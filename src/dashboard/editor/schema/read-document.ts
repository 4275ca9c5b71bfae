/** Reads the editor's document at a cost proportional to the changed blocks. */
import type { Node } from '@tiptap/pm/model'
import type { Block, JsonObject, RichTextDocument } from '../../../content/document/document.ts'
import type { EditorNode } from './editor-node.ts'
import { documentOfBlocks, fromEditorBlock, isFiller, isLoose } from './from-editor.ts'

/** Editor nodes are immutable: an unchanged block is the same node, and is read as the same block. */
const blocks = new WeakMap<Node, Block | 'nothing'>()

const read = (node: Node): Block | 'nothing' => {
  const json = node.toJSON() as EditorNode
  return isFiller(json) ? 'nothing' : fromEditorBlock(json)
}

/** As `fromEditor` for the whole text, with the same object for each unchanged top-level block. */
export const readDocument = (doc: Node): RichTextDocument => {
  const found: Block[] = []
  let end = doc.childCount
  while (end > 0 && isLoose(doc.child(end - 1).toJSON() as EditorNode)) end -= 1
  for (const node of doc.children.slice(0, end)) {
    const block = blocks.get(node) ?? read(node)
    blocks.set(node, block)
    if (block !== 'nothing') found.push(block)
  }
  return documentOfBlocks(doc.attrs['data'] as JsonObject, found)
}
