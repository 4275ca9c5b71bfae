/** What this editor's own HTML on the clipboard carries beside words. Nothing is read so from any other HTML. */
import type { Block, Inline } from '../../../content/document/document.ts'
import { normalBlock } from '../../../content/document/normalize.ts'

/** The data that our own clipboard carries; nothing from any other HTML. */
export const readData = (dom: HTMLElement): object => {
  try {
    const data: unknown = JSON.parse(dom.dataset['data'] ?? '{}')
    return data !== null && typeof data === 'object' && !Array.isArray(data) ? data : {}
  } catch {
    return {}
  }
}

/** A whole block from our own clipboard, without its key: what is pasted from another window is a copy. */
export const readBlock = (dom: HTMLElement): Block | undefined => {
  try {
    const { key: _, ...block } = normalBlock(readData(dom) as Block)
    return block.object === 'block' && typeof block.type === 'string' ? block : undefined
  } catch {
    // No block of ours: whatever made this is not this editor.
    return undefined
  }
}

/** An inline from our own clipboard, in its normal form. */
export const readInline = (dom: HTMLElement): Inline | undefined => {
  try {
    const line = { object: 'block', type: 'paragraph', data: {}, nodes: [readData(dom) as Inline] } as const
    const [only, ...more] = (normalBlock(line).nodes ?? []).filter((node) => node.object === 'inline')
    return only !== undefined && more.length === 0 && typeof only.type === 'string' ? only : undefined
  } catch {
    // No inline of ours.
    return undefined
  }
}
