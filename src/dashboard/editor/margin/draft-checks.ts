/** Checks of a text in progress: its length, its outline, and problems for readers. */
import type { Node } from '@tiptap/pm/model'
import { countWords } from '../../../content/document/word-count.ts'
import { anchorsOf, referencesOf, whyBroken, type KnownTargets } from '../references/broken-references.ts'

interface DraftHeading {
  readonly level: number
  readonly text: string
  readonly at: number
}

export interface DraftProblem {
  /** Position of the affected block. */
  readonly at: number
  readonly size: number
  readonly message: string
  /** Part of a line instead of a block. */
  readonly inline?: true
}

export interface DraftNotes {
  readonly wordCount: number
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
export const draftNotes = (doc: Node, knownTargets: KnownTargets): DraftNotes => {
  const anchors = anchorsOf(doc)
  const headings: DraftHeading[] = []
  const problems: DraftProblem[] = []
  const headingCounts = new Map<string, number>()
  let wordCount = 0
  const reportBroken = (node: Node, at: number): void => {
    for (const ref of referencesOf(node)) {
      const why = whyBroken(ref, knownTargets, anchors)
      if (why === undefined) continue
      const message = `${node.type.name === 'image' ? 'Image' : 'Link'} ${why}`
      problems.push({ at, size: node.nodeSize, message, ...(node.isInline ? { inline: true } : {}) })
    }
  }
  doc.descendants((node, at) => {
    const size = node.nodeSize
    if (node.isAtom && node.isBlock) reportBroken(node, at)
    if (node.type.name === 'image') {
      const { alt } = node.attrs['data'] as { readonly alt?: unknown }
      if (typeof alt !== 'string' || alt.trim() === '')
        problems.push({ at, size, message: 'Image without alt text' })
    }
    if (!node.isTextblock) return true
    if (node.type.spec.code !== true) wordCount += wordsIn(node)
    node.forEach((part, offset) => reportBroken(part, at + 1 + offset))
    if (node.type.name === 'heading') {
      const text = node.textContent.trim()
      headings.push({ level: node.attrs['level'] as number, text, at })
      const count = (headingCounts.get(text.toLowerCase()) ?? 0) + 1
      headingCounts.set(text.toLowerCase(), count)
      if (text === '') problems.push({ at, size, message: 'Empty heading' })
      else if (count > 1) problems.push({ at, size, message: `Duplicate heading “${text}”` })
    }
    return false
  })
  return { wordCount, headings, problems }
}
