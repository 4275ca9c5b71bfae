/** Checks of a text in progress: its length, its outline, and problems for readers. */
import type { Node } from '@tiptap/pm/model'
import { countWords } from '../../../content/document/word-count.ts'
import { anchorsOf, referencesOf, whyBroken, type Standing } from '../references/broken-references.ts'

export interface DraftHeading {
  readonly level: number
  readonly text: string
  readonly at: number
}

export interface DraftProblem {
  /** Position of the affected block. */
  readonly at: number
  readonly size: number
  readonly words: string
  /** Part of a line instead of a block. */
  readonly inline?: true
}

export interface DraftNotes {
  readonly words: number
  readonly headings: readonly DraftHeading[]
  readonly problems: readonly DraftProblem[]
}

/** Cached by node, which stays the same object while others are edited. */
const counted = new WeakMap<Node, number>()
const wordsIn = (block: Node): number => {
  const known = counted.get(block)
  if (known !== undefined) return known
  const count = countWords(block.textBetween(0, block.content.size, ' ', ' '))
  counted.set(block, count)
  return count
}

/** Checks the whole text. */
export const draftNotes = (doc: Node, standing: Standing): DraftNotes => {
  const anchors = anchorsOf(doc)
  const headings: DraftHeading[] = []
  const problems: DraftProblem[] = []
  const said = new Map<string, number>()
  let words = 0
  const sayBroken = (node: Node, at: number): void => {
    for (const ref of referencesOf(node)) {
      const why = whyBroken(ref, standing, anchors)
      if (why === undefined) continue
      const words = `${node.type.name === 'image' ? 'A picture' : 'A link'} ${why}`
      problems.push({ at, size: node.nodeSize, words, ...(node.isInline ? { inline: true } : {}) })
    }
  }
  doc.descendants((node, at) => {
    const size = node.nodeSize
    if (node.isAtom && node.isBlock) sayBroken(node, at)
    if (node.type.name === 'image') {
      const { alt } = node.attrs['data'] as { readonly alt?: unknown }
      if (typeof alt !== 'string' || alt.trim() === '')
        problems.push({ at, size, words: 'A picture without alternative text' })
    }
    if (!node.isTextblock) return true
    if (node.type.spec.code !== true) words += wordsIn(node)
    node.forEach((part, offset) => sayBroken(part, at + 1 + offset))
    if (node.type.name === 'heading') {
      const text = node.textContent.trim()
      headings.push({ level: node.attrs['level'] as number, text, at })
      const count = (said.get(text.toLowerCase()) ?? 0) + 1
      said.set(text.toLowerCase(), count)
      if (text === '') problems.push({ at, size, words: 'A heading without words' })
      else if (count > 1) problems.push({ at, size, words: `The heading “${text}” stands here again` })
    }
    return false
  })
  return { words, headings, problems }
}
