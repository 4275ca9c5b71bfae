/** Reads the extra data in this editor's own clipboard HTML. Other HTML is never read this way. */
import type { Block, Inline } from '../../../content/document/document.ts'
import { normalBlock } from '../../../content/document/normalize.ts'

/** The data in our own clipboard HTML; empty for other HTML. */
export const readData = (dom: HTMLElement): object => {
  try {
    const data: unknown = JSON.parse(dom.dataset['data'] ?? '{}')
    return data !== null && typeof data === 'object' && !Array.isArray(data) ? data : {}
  } catch {
    return {}
  }
}

/** A whole block from our own clipboard HTML, without its key: a paste from another window is a copy. */
export const readBlock = (dom: HTMLElement): Block | undefined => {
  try {
    const { key: _, ...block } = normalBlock(readData(dom) as Block)
    return block.object === 'block' && typeof block.type === 'string' ? block : undefined
  } catch {
    // Not a valid block: it was not written by this editor.
    return undefined
  }
}

/** An inline from our own clipboard HTML, normalized. */
export const readInline = (dom: HTMLElement): Inline | undefined => {
  try {
    const line = { object: 'block', type: 'paragraph', data: {}, nodes: [readData(dom) as Inline] } as const
    const [only, ...more] = (normalBlock(line).nodes ?? []).filter((node) => node.object === 'inline')
    return only !== undefined && more.length === 0 && typeof only.type === 'string' ? only : undefined
  } catch {
    // Not a valid inline.
    return undefined
  }
}
