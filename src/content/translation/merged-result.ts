/** The next version of a result: the structure of the source, the texts of units, and what only the result has. */
import { isBlock, type Block, type Fragment, type RichTextDocument } from '../document/document.ts'
import { append } from '../document/linear-text.ts'
import { blockKind } from '../document/node-kinds.ts'
import { walk } from '../document/walk.ts'
import { textsOfResult, type TranslatedDocument } from './document-units.ts'
import { mapUnits } from './map-units.ts'

const keysOf = (document: RichTextDocument): ReadonlySet<string> => {
  const keys = new Set<string>()
  for (const { node } of walk(document))
    if (node.object === 'block' && node.key !== undefined) keys.add(node.key)
  return keys
}

const childrenOf = (block: Block): readonly Block[] => (block.nodes ?? []).filter(isBlock)
/** Cells belong to the rows and columns of the source. */
const hasParts = (block: Block): boolean =>
  blockKind(block.type) === 'container' || blockKind(block.type) === 'void'

/** A wrapper of list items has no key; it is recognized by any of its items. */
const namesOf = (block: Block): readonly string[] =>
  block.key === undefined
    ? childrenOf(block).flatMap(({ key }) => (key === undefined ? [] : [`around ${key}`]))
    : [block.key]

/** The blocks that only the result has, by the neighbor or the parent that they belong to. */
class Additions {
  readonly after = new Map<string, Block[]>()
  readonly before = new Map<string, Block[]>()
  readonly into = new Map<string, Block[]>()
  count = 0
  private readonly source: ReadonlySet<string>
  private readonly former: ReadonlySet<string>

  constructor(source: ReadonlySet<string>, former: ReadonlySet<string>) {
    this.source = source
    this.former = former
  }

  private put(where: Map<string, Block[]>, name: string, blocks: readonly Block[]): void {
    if (blocks.length === 0) return
    const list = where.get(name)
    if (list === undefined) where.set(name, [...blocks])
    else append(list, blocks)
    this.count += blocks.length
  }

  /** Whether the source has the block, and with it the place. */
  private stays(block: Block): boolean {
    if (block.key !== undefined) return this.source.has(block.key)
    return childrenOf(block).some((child) => this.stays(child))
  }

  private isGone({ key }: Block): boolean {
    return key !== undefined && !this.source.has(key) && this.former.has(key)
  }

  /** What is the result's own in a block that the source does not have: the block without the source's, or what is in it. */
  private own(block: Block): readonly Block[] {
    if (this.stays(block)) return []
    const isFormer = this.isGone(block)
    if (!hasParts(block)) return isFormer || block.key === undefined ? [] : [block]
    const nodes = childrenOf(block).flatMap((child) => this.own(child))
    const fragments = (block.fragments ?? []).map((part): Fragment => ({
      ...part,
      nodes: part.nodes.flatMap((child) => this.own(child)),
    }))
    if (isFormer) return [...nodes, ...fragments.flatMap((part) => part.nodes)]
    const wasFull = childrenOf(block).length > 0 || fragments.length > 0
    const isEmpty = nodes.length === 0 && fragments.every((part) => part.nodes.length === 0)
    if (isEmpty && (wasFull || block.key === undefined)) return []
    return [{ ...block, ...(block.nodes && { nodes }), ...(block.fragments && { fragments }) }]
  }

  /** `parent` is the name of the sequence, if its parent can be found again. */
  collect(blocks: readonly Block[], parent: string): void {
    let anchor: string | undefined
    let first: Block[] = []
    for (const block of blocks) {
      if (!this.stays(block)) {
        const own = this.own(block)
        if (anchor === undefined) append(first, own)
        else this.put(this.after, anchor, own)
        continue
      }
      const name = namesOf(block).find((one) => this.source.has(one.replace('around ', ''))) ?? ''
      if (anchor === undefined) this.put(this.before, name, first)
      first = []
      anchor = name
      if (!hasParts(block)) continue
      this.collect(childrenOf(block), `${name} nodes`)
      for (const part of block.fragments ?? []) this.collect(part.nodes, `${name} ${part.fragment}`)
    }
    this.put(this.into, parent, first)
  }

  private block(block: Block): Block {
    if (!hasParts(block)) return block
    const names = namesOf(block)
    const nodes = block.nodes && this.placed(childrenOf(block), names, 'nodes')
    const fragments = block.fragments?.map((part) => ({
      ...part,
      nodes: this.placed(part.nodes, names, part.fragment),
    }))
    return { ...block, ...(nodes && { nodes }), ...(fragments && { fragments }) }
  }

  /** The blocks of the source with the additions among them. */
  placed(blocks: readonly Block[], parents: readonly string[], part: string): Block[] {
    const made = parents.flatMap((parent) => this.into.get(`${parent} ${part}`) ?? [])
    for (const block of blocks) {
      const names = namesOf(block)
      append(
        made,
        names.flatMap((name) => this.before.get(name) ?? []),
      )
      made.push(this.block(block))
      append(
        made,
        names.flatMap((name) => this.after.get(name) ?? []),
      )
    }
    return made
  }
}

const noKeys: ReadonlySet<string> = new Set()

/**
 * The source with the given targets, and the blocks that only the result has, behind the same neighbor. Blocks of `former`,
 * the source that the result was last made from, are not the result's own: what the source deleted goes.
 *
 * A target that does not fit the source, because somebody formatted the result otherwise, leaves the text of the result if
 * it is the text of the result; else the text of the source, with a problem.
 */
export const mergedResult = (
  source: RichTextDocument,
  result: RichTextDocument,
  targets: ReadonlyMap<string, string>,
  former?: RichTextDocument,
): TranslatedDocument => {
  const texts = textsOfResult(source, result)
  const translated = mapUnits(source, {
    visit: ({ id }) => targets.get(id),
    instead: (id) => (texts.get(id)?.target === targets.get(id) ? texts.get(id)?.nodes : undefined),
  })
  const additions = new Additions(keysOf(source), former === undefined ? noKeys : keysOf(former))
  additions.collect(result.nodes, 'page nodes')
  if (additions.count === 0) return translated
  const nodes = additions.placed(translated.document.nodes, [], 'nodes')
  append(nodes, additions.into.get('page nodes') ?? [])
  return { ...translated, document: { ...translated.document, nodes } }
}
