/**
 * Rich text as a line of text with numbered tags: `Press <g id="1">Go</g><x id="2"/>`. `g` wraps what has a mark or is a
 * link or an annotation; `x` stands for what is not translated. `&`, `<` and `>` of the text are escaped. Attributes
 * stay in the tags, so that nothing that changes the text can change a link.
 */
import { stableJson } from '../document/canonical.ts'
import type { Inline, Leaf, Mark, Text } from '../document/document.ts'
import { inlineKind } from '../document/node-kinds.ts'
import { normalInlines } from '../document/normalize.ts'
import { escapeText, partsOfText, readTags, tagProblems, textOfParts, type TextPart } from './read-tags.ts'
import { atomLabel, atomWord, wrapLabel } from './tag-labels.ts'

export type InlineNode = Inline | Text

interface TagWords {
  readonly id: number
  /** The mark or the inline: `bold`, `link`, `emoji`; `code` for inline code. */
  readonly type: string
  /** What it stands for, in words. */
  readonly label: string
}

/** Wraps text: a mark, or an inline without its nodes. */
interface WrapTag extends TagWords {
  readonly kind: 'wrap'
  readonly restores: Mark | Inline
}

/** Stands for what is not translated; inline code is a leaf with that one mark, the others come from around it. */
interface AtomTag extends TagWords {
  readonly kind: 'atom'
  /** What readers see there, as plain text; may be empty. Engines get it as context. */
  readonly word: string
  readonly restores: Inline | Leaf
}

export type Tag = WrapTag | AtomTag

export interface Tagged {
  readonly text: string
  /** Numbered from 1 in the order of their beginnings. */
  readonly tags: readonly Tag[]
}

type Restored = { readonly nodes: readonly InlineNode[] } | { readonly problems: readonly string[] }

/** A text without tags. */
export const plainTagged = (text: string): Tagged => ({ text: escapeText(text), tags: [] })

/** The words of a tagged text, unescaped, without its tags and what they stand for. */
export const plainOfTagged = (text: string): string => textOfParts(partsOfText(text))

/** What is written as one piece: a leaf, or an inline. */
interface Item {
  readonly node: Leaf | Inline
  /** The marks that are written around it, by type and data. */
  readonly marks: ReadonlyMap<string, Mark>
}

const noMarks: ReadonlyMap<string, Mark> = new Map()
const isCode = (leaf: Leaf): boolean => leaf.marks.some(({ type }) => type === 'code')
const isAtom = (node: Leaf | Inline): boolean => node.object === 'inline' && inlineKind(node.type) !== 'open'

/** The code mark belongs to the atom; several marks of other types go around. */
const marksOf = (leaf: Leaf): ReadonlyMap<string, Mark> =>
  new Map(
    leaf.marks
      .filter(({ type }) => type !== 'code')
      .map((mark) => [mark.data === undefined ? mark.type : `${mark.type} ${stableJson(mark.data)}`, mark]),
  )

const shared = (a: ReadonlyMap<string, Mark>, b: ReadonlyMap<string, Mark>): ReadonlyMap<string, Mark> =>
  a.size === 0 || b.size === 0 ? noMarks : new Map([...a].filter(([key]) => b.has(key)))

/**
 * Leaves and inlines in order. An atom has the marks that the leaves before and after it share, so that `**a :smile:
 * b**` is one tag; a link ends all marks, for those inside are its own.
 */
const itemsOf = (nodes: readonly InlineNode[]): readonly Item[] => {
  const list = nodes.flatMap((node): (Leaf | Inline)[] =>
    node.object === 'text' ? [...node.leaves] : [node],
  )
  const own = list.map((node) => (node.object === 'leaf' ? marksOf(node) : noMarks))
  const before: ReadonlyMap<string, Mark>[] = []
  for (const [at, node] of list.entries())
    before.push(isAtom(node) ? (before[at - 1] ?? noMarks) : (own[at] ?? noMarks))
  let after = noMarks
  const items: Item[] = []
  for (let at = list.length - 1; at >= 0; at -= 1) {
    const node = list[at]
    if (node === undefined) continue
    if (isAtom(node)) items.push({ node, marks: shared(before[at] ?? noMarks, after) })
    else {
      after = own[at] ?? noMarks
      items.push({ node, marks: after })
    }
  }
  return items.reverse()
}

class Writer {
  readonly tags: Tag[] = []
  text = ''

  private wrap(restores: Mark | Inline): void {
    const id = this.tags.length + 1
    this.tags.push({ id, kind: 'wrap', type: restores.type, label: wrapLabel(restores), restores })
    this.text += `<g id="${id}">`
  }

  private atom(restores: Inline | Leaf): void {
    const id = this.tags.length + 1
    const type = restores.object === 'leaf' ? 'code' : restores.type
    const [label, word] = [atomLabel(restores), atomWord(restores)]
    this.tags.push({ id, kind: 'atom', type, label, word, restores })
    this.text += `<x id="${id}"/>`
  }

  private item({ node }: Item): void {
    if (node.object === 'leaf') {
      if (isCode(node)) this.atom({ ...node, marks: node.marks.filter(({ type }) => type === 'code') })
      else this.text += escapeText(node.text)
      return
    }
    if (isAtom(node)) {
      this.atom(node)
      return
    }
    const { nodes = [], ...shell } = node
    this.wrap(shell)
    this.write(nodes)
    this.text += '</g>'
  }

  write(nodes: readonly InlineNode[]): void {
    const items = itemsOf(nodes)
    const ends = endsOf(items)
    let open: string[] = []
    for (const [at, item] of items.entries()) {
      let kept = 0
      while (kept < open.length && item.marks.has(open[kept] ?? '')) kept += 1
      this.text += '</g>'.repeat(open.length - kept)
      open = open.slice(0, kept)
      const opening = [...item.marks].filter(([key]) => !open.includes(key))
      // The mark that goes on longest is outermost, so that it need not be closed for the others.
      opening.sort(([a], [b]) => (ends[at]?.get(b) ?? 0) - (ends[at]?.get(a) ?? 0) || (a < b ? -1 : 1))
      for (const [key, mark] of opening) {
        open.push(key)
        this.wrap(mark)
      }
      this.item(item)
    }
    this.text += '</g>'.repeat(open.length)
  }
}

/** For each item and mark, the index of the last item in a row that has it. */
const endsOf = (items: readonly Item[]): readonly ReadonlyMap<string, number>[] => {
  const ends: ReadonlyMap<string, number>[] = []
  let next: ReadonlyMap<string, number> = new Map()
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const following = next
    next = new Map([...(items[at]?.marks.keys() ?? [])].map((key) => [key, following.get(key) ?? at]))
    ends.push(next)
  }
  return ends.reverse()
}

/** The text form of inlines in normal form. `fromTagged` gives them back exactly. */
export const toTagged = (nodes: readonly InlineNode[]): Tagged => {
  const writer = new Writer()
  writer.write(nodes)
  return { text: writer.text, tags: writer.tags }
}

/** An open tag that is being restored: the nodes inside so far. */
interface Level {
  readonly inline: Inline | undefined
  readonly nodes: InlineNode[]
  /** Of the tags around, each type once; marks do not reach into an inline. The last list counts. */
  readonly marks: (readonly Mark[])[]
}

const addLeaf = (level: Level, leaf: Leaf): void => {
  const last = level.nodes.at(-1)
  // Leaves are collected in one text and joined by `normalInlines`.
  if (last?.object === 'text') (last.leaves as Leaf[]).push(leaf)
  else level.nodes.push({ object: 'text', leaves: [leaf] })
}

const restored = (parts: readonly TextPart[], tags: readonly Tag[]): readonly InlineNode[] => {
  const byId = new Map(tags.map((tag) => [tag.id, tag]))
  const levels: Level[] = [{ inline: undefined, nodes: [], marks: [[]] }]
  for (const part of parts) {
    const level = levels.at(-1)
    if (level === undefined) break
    const marks = level.marks.at(-1) ?? []
    if (part.kind === 'text') {
      addLeaf(level, { object: 'leaf', text: part.text, marks })
      continue
    }
    const restores = byId.get(part.id)?.restores
    if (restores === undefined) continue
    if (restores.object === 'leaf') addLeaf(level, { ...restores, marks: [...marks, ...restores.marks] })
    else if (restores.object === 'mark') {
      if (part.kind === 'close') level.marks.pop()
      else level.marks.push([...marks.filter(({ type }) => type !== restores.type), restores])
    } else if (part.kind === 'open') levels.push({ inline: restores, nodes: [], marks: [[]] })
    else if (part.kind === 'atom') level.nodes.push(restores)
    else {
      levels.pop()
      levels.at(-1)?.nodes.push({ ...restores, nodes: level.nodes })
    }
  }
  return normalInlines(levels[0]?.nodes ?? [])
}

/** The nodes of a text that has each of the tags once, or what is wrong with it, in words. Linear. */
export const fromTagged = (text: string, tags: readonly Tag[]): Restored => {
  const read = readTags(text)
  if ('problems' in read) return read
  const problems = tagProblems(read.parts, tags)
  return problems.length > 0
    ? { problems: problems.map(({ message }) => message) }
    : { nodes: restored(read.parts, tags) }
}
