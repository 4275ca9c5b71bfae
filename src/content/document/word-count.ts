/** Counts words as people do. */
import type { RichTextDocument } from './document.ts'
import { walk } from './walk.ts'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

export const countWords = (text: string): number => {
  // Scripts without spaces need the segmenter; for others splitting at spaces is enough and faster.
  if (!/[\u0E00-\u0EFF\u1000-\u109F\u3040-\u30FF\u3400-\u9FFF]/u.test(text))
    return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
  let count = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike === true) count += 1
  return count
}

/** The number of words in all blocks, cells and captions of a page, excluding code. */
export const wordsOfDocument = (document: RichTextDocument): number => {
  let text = ''
  for (const { node, within } of walk(document)) {
    if (node.object === 'block') text += '\n'
    else if (node.object === 'text' && !within.includes('code-line'))
      for (const leaf of node.leaves) text += leaf.text
  }
  return countWords(text)
}
