/** Revisions for tests: an in-memory store, pages in a compact notation, and generated edits. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { Entry, Hash, PageEntry, Sha256 } from '../../content/revision/revision.ts'
import { entryName } from '../../content/revision/revision.ts'
import type { Loader } from '../../content/revision/revision-trie.ts'
import type { WrittenTree } from '../../content/revision/write-revision.ts'
import { readTree } from '../../content/revision/read-revision.ts'
import { writeTree } from '../../content/revision/write-revision.ts'
import { keysForSequence, orderBetween, ordersBetween } from '../../content/tree/order-keys.ts'
import { buildPageTree, checkTree } from '../../content/tree/page-tree.ts'
import type { PageNode } from '../../content/tree/page-tree.ts'

/** The seed of generated cases: `FC_SEED`, otherwise fixed; fast-check prints it when a case fails. */
export const seed = Number(process.env['FC_SEED'] ?? 20261121)
/** Cases per property; `FC_RUNS` overrides it. */
export const runs = (usual: number): number => Number(process.env['FC_RUNS'] ?? usual)

export const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

/** An in-memory store of tree nodes. `loads` counts batches, `read` the requested nodes. */
export class TreeStore {
  readonly nodes = new Map<Hash, Uint8Array>()
  loads = 0
  read = 0

  readonly load: Loader = (hashes) => {
    this.loads += 1
    this.read += hashes.length
    const found = new Map<Hash, Uint8Array>()
    for (const hash of hashes) {
      const bytes = this.nodes.get(hash)
      if (bytes !== undefined) found.set(hash, bytes)
    }
    return Promise.resolve(found)
  }

  /** Stores the nodes of a written tree and returns its root. */
  keep({ root, nodes }: WrittenTree): Hash {
    for (const [hash, bytes] of nodes) this.nodes.set(hash, bytes)
    return root
  }

  write(entries: Iterable<Entry>): Hash {
    return this.keep(writeTree(entries, sha256))
  }

  entries(root: Hash): Promise<Entry[]> {
    return readTree(root, this.load)
  }
}

/** A page with a document whose "hash" is its text: sufficient where documents are not read. */
export const page = (id: string, order: string, fields: Partial<PageEntry> = {}): PageEntry => ({
  kind: 'page',
  id,
  type: 'document',
  title: id,
  slug: id.toLowerCase(),
  parent: null,
  order,
  document: `text of ${id}`,
  ...fields,
})

/**
 * Pages from a notation: `A(B,C) D` is A with B and C below it, then D. After a name: `=word` for another title,
 * `/word` for a manually typed slug, `+word` for another text. Order keys are new, so compare by position.
 */
export const pages = (picture: string): PageEntry[] => {
  const found: PageEntry[] = []
  const tokens = picture.match(/[(),]|[^\s(),]+/g) ?? []
  const parents: (string | null)[] = [null]
  for (const token of tokens) {
    if (token === '(') parents.push(found.at(-1)?.id ?? null)
    else if (token === ')') parents.pop()
    else if (token !== ',') {
      const id = /^[^=/+]+/.exec(token)?.[0] ?? ''
      const title = /=([^=/+]+)/.exec(token)?.[1]
      const slug = /\/([^=/+]+)/.exec(token)?.[1]
      const text = /\+([^=/+]+)/.exec(token)?.[1]
      found.push(
        page(id, '', {
          parent: parents.at(-1) ?? null,
          ...(title === undefined ? {} : { title }),
          ...(slug === undefined ? {} : { slug, slugTyped: true }),
          ...(text === undefined ? {} : { document: text }),
        }),
      )
    }
  }
  const keyed: PageEntry[] = []
  for (const list of Map.groupBy(found, ({ parent }) => parent).values()) {
    const keys = ordersBetween(null, null, list.length)
    list.forEach((entry, index) => keyed.push({ ...entry, order: keys[index] ?? 'a0' }))
  }
  return keyed
}

/**
 * Builds `after` with the keys of `before`: a page that keeps its parent and neighbors keeps its key, so that three
 * sides differ only where their notations do.
 */
export const redrawn = (before: readonly PageEntry[], picture: string): PageEntry[] => {
  const old = new Map(before.map((entry) => [entry.id, entry]))
  const drawn = buildPageTree(pages(picture))
  const result: PageEntry[] = []
  const visit = (children: readonly PageNode[]): void => {
    const sequence = children.map(({ entry: { id, parent } }) => {
      const known = old.get(id)
      return { id, order: known?.parent === parent ? known.order : null }
    })
    const keys = keysForSequence(sequence)
    for (const [index, { entry }] of children.entries()) {
      result.push({ ...entry, order: keys.get(entry.id) ?? sequence[index]?.order ?? '' })
    }
    for (const child of children) visit(child.children)
  }
  visit(drawn.roots)
  return result
}

/** The notation of a tree, as read by `pages`. */
export const picture = (entries: Iterable<Entry>): string => {
  const tree = buildPageTree(entries)
  const draw = ({ entry, children }: PageNode): string => {
    const { id, title, slug, document } = entry
    const text = document === undefined || document === `text of ${id}` ? '' : `+${document}`
    const name = `${id}${title === id ? '' : `=${title}`}${slug === id.toLowerCase() ? '' : `/${slug}`}${text}`
    return children.length === 0 ? name : `${name}(${children.map(draw).join(',')})`
  }
  return tree.roots.map(draw).join(' ')
}

/** Entries for comparing merge results: order keys are replaced by positions. */
export const meaning = (entries: Iterable<Entry>): string[] => {
  const list = [...entries]
  const tree = buildPageTree(list)
  return list
    .map((entry) => {
      const rank = entry.kind === 'page' ? { order: String(tree.byId.get(entry.id)?.rank) } : {}
      return JSON.stringify(Object.entries({ ...entry, ...rank }).sort(([a], [b]) => (a < b ? -1 : 1)))
    })
    .sort()
}

/** `count` pages in a tree like that of documentation: groups of a few dozen, two levels below. */
export const manyPages = (count: number): PageEntry[] => {
  const list: PageEntry[] = []
  const text = 'A sentence that describes what the page is about, about as long as they are.'
  const keys = ordersBetween(null, null, count)
  for (let index = 0; index < count; index += 1) {
    const parent = index < 20 ? null : `p${Math.floor(index / 20) - 1}`
    const fields = { parent, title: `Page number ${index}`, slug: `page-number-${index}`, description: text }
    const document = sha256(new TextEncoder().encode(`document ${index}`))
    list.push(page(`p${index}`, keys[index] ?? 'a0', { ...fields, document }))
  }
  return list
}

/** One edit of a set of entries, as numbers that select from it: any list of edits fits any set. */
export interface Edit {
  readonly kind:
    | 'insert'
    | 'delete'
    | 'move'
    | 'rename'
    | 'write'
    | 'slug'
    | 'hide'
    | 'variable'
    | 'file'
    | 'rekey'
  readonly at: number
  readonly to: number
  readonly word: number
}

/** Weights: moves most, because they break trees; then deletions, because the other side may need the page. */
export const editArbitrary: fc.Arbitrary<Edit> = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant('move' as const) },
    { weight: 4, arbitrary: fc.constant('delete' as const) },
    { weight: 4, arbitrary: fc.constant('insert' as const) },
    { weight: 2, arbitrary: fc.constantFrom('rename' as const, 'write' as const, 'slug' as const) },
    // New keys for a whole list of siblings, in order or reversed, so that positions and keys diverge.
    { weight: 1, arbitrary: fc.constant('rekey' as const) },
    { weight: 1, arbitrary: fc.constantFrom('hide' as const, 'variable' as const, 'file' as const) },
  ),
  at: fc.nat(30),
  to: fc.nat(30),
  // Few words, so that both sides often write the same one.
  word: fc.nat(3),
})

const pick = <Item>(list: readonly Item[], index: number): Item | undefined =>
  list.length === 0 ? undefined : list[index % list.length]

/**
 * Applies edits one after another; edits that would break the tree are skipped, so the result is valid if the start is.
 * `side` keeps the ids of new pages apart; two sides with the same name insert the same pages.
 */
export const edited = (start: readonly Entry[], edits: readonly Edit[], side: string): Entry[] => {
  let entries = [...start]
  for (const [index, { kind, at, to, word }] of edits.entries()) {
    const tree = buildPageTree(entries)
    const nodes = [...tree.byId.values()]
    const node = pick(nodes, at)
    const set = (entry: Entry): Entry[] => [
      ...entries.filter((other) => entryName(other) !== entryName(entry)),
      entry,
    ]
    let next: Entry[] = entries
    const target = to % (nodes.length + 1) === 0 ? null : (pick(nodes, to) ?? null)
    const siblings = target === null ? tree.roots : target.children
    const gap = word % (siblings.length + 1)
    const orderAt = (list: readonly PageNode[]): string | null => {
      const [low, high] = [list[gap - 1]?.entry.order ?? null, list[gap]?.entry.order ?? null]
      if (low !== null && high !== null && low >= high) return null
      return ordersBetween(low, high, 1)[0] ?? null
    }
    const under = target?.entry.id ?? null
    if (kind === 'insert') {
      const order = orderAt(siblings)
      if (order !== null)
        next = set(
          page(`${side}${index}`, order, { parent: under, slug: `new-${word}`, slugTyped: at % 2 === 0 }),
        )
    } else if (kind === 'rekey') {
      const keys = ordersBetween(orderBetween('a1', 'a2'), null, siblings.length)
      if (word === 0) keys.reverse()
      const rekeyed = new Map(siblings.map(({ entry: { id } }, rank) => [id, word === 3 ? 'a0' : keys[rank]]))
      next = entries.map((entry) => {
        const order = entry.kind === 'page' ? rekeyed.get(entry.id) : undefined
        return entry.kind === 'page' && order !== undefined ? { ...entry, order } : entry
      })
    } else if (kind === 'variable') {
      next =
        at % 3 === 0
          ? entries.filter((entry) => entry.kind !== 'variable')
          : set({ kind: 'variable', id: `v${to % 2}`, value: word })
    } else if (kind === 'file') {
      const file = { kind: 'file', contentType: 'image/png', size: 1, blob: `bytes ${word}` } as const
      next = set({ ...file, id: `f${at % 2 === 0 ? to % 2 : `${side}${index}`}`, name: `${to % 4}.png` })
    } else if (node !== undefined) {
      const { entry } = node
      if (kind === 'delete') {
        const gone = new Set<string>()
        const mark = (one: PageNode): void => {
          gone.add(one.entry.id)
          one.children.forEach(mark)
        }
        mark(node)
        next = entries.filter((other) => other.kind !== 'page' || !gone.has(other.id))
      } else if (kind === 'move') {
        const order = orderAt(siblings.filter((other) => other !== node))
        if (order !== null) next = set({ ...entry, parent: under, order })
      } else if (kind === 'rename') next = set({ ...entry, title: `title ${word}` })
      else if (kind === 'write') next = set({ ...entry, document: `text ${word}` })
      else if (kind === 'slug') next = set({ ...entry, slug: `slug-${word}`, slugTyped: true })
      else if (kind === 'hide') next = set({ ...entry, hidden: word % 2 === 0 })
    }
    const names = next.filter((entry) => entry.kind === 'file').map(({ name }) => name)
    if (checkTree(next).length === 0 && new Set(names).size === names.length) entries = next
  }
  return entries
}

/** Small trees to start three sides from. */
export const startPages = (): Entry[] => pages('A(B(C),D) E(F) G')
