/**
 * B5: three-way merges compared with git's on the same content: 200 of 2,000 pages edited on both sides in different
 * blocks, and all pages moved on one side while 20 are edited on the other. For git a page is a file with one block per
 * line and blank lines between, and its position in the tree is its folder.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyToTree, writeTree } from '../../content/revision/write-revision.ts'
import { readTree } from '../../content/revision/read-revision.ts'
import { plainText as wordsIn } from '../../content/document/block-text.ts'
import { parseCanonical } from '../../content/document/canonical.ts'
import type { Block, RichTextDocument } from '../../content/document/document.ts'
import { emptyDocument, plainText } from '../../content/document/document.ts'
import { mergeDocuments } from '../../content/merge/block-merge.ts'
import { checkTree } from '../../content/tree/page-tree.ts'
import type { Entry, Hash, PageEntry } from '../../content/revision/revision.ts'
import { formerDocuments } from '../../content/revision/revision.ts'
import type { MergedContent } from '../../service/content/revisions/merge-content.ts'
import { run as runMerge } from '../../service/content/revisions/merge-content.task.ts'
import { mergeContent } from '../../service/content/revisions/merge-content.ts'
import { lineMerger } from '../../service/content/revisions/merge-lines.ts'
import { objectLoader, putObjects, sha256 } from '../../service/storage/objects/objects.ts'
import { words } from '../generators/corpus-vocabulary.ts'
import { chanceOf } from '../generators/seeded.ts'
import type { Chance } from '../generators/seeded.ts'
import { openTestStore } from '../stores/test-store.ts'
import type { Page } from './data/versioned-pages.ts'
import { edited, pagesOf } from './data/versioned-pages.ts'
import type { Git } from './data/git-history.ts'
import { gitRepository } from './data/git-history.ts'
import type { Line } from './measuring/measurement.ts'
import { compare, secondsOf } from './measuring/measurement.ts'

export const name = 'B5 merge'
export const describe = '2,000 pages, edited on both sides or moved on one, against git merge-tree'

const seed = 20_261_121
const space = 's'
const encoder = new TextEncoder()

/** Three sides of a space; the page with the same index is the same page on each side. */
interface Case {
  readonly base: readonly Page[]
  readonly main: readonly Page[]
  readonly change: readonly Page[]
}

const textOf = (document: RichTextDocument): string =>
  `${document.nodes.map((block) => wordsIn(block)).join('\n\n')}\n`
const pathOf = ({ id, parent }: PageEntry): string => `${parent ?? 'root'}/${id}.txt`

const editedBoth = (chance: Chance): Case => {
  const base = pagesOf(chance, 2000)
  const [main, change] = [[...base], [...base]]
  for (let step = 0; step < 200; step += 1) {
    const at = step * 10
    const page = base[at]
    if (page === undefined) continue
    const last = page.document.nodes.length - 1
    main[at] = edited(chance, page, chance.between(0, 8))
    change[at] = edited(chance, page, chance.between(11, last))
  }
  return { base, main, change }
}

const movedAll = (chance: Chance): Case => {
  const base = pagesOf(chance, 2000).map((page) => ({ ...page, entry: { ...page.entry, parent: null } }))
  const main = base.map((page, at) => (at % 100 === 0 ? edited(chance, page) : page))
  // All but the last are moved under the last.
  const change = base.map((page, at) =>
    at === 1999 ? page : { ...page, entry: { ...page.entry, parent: 'p1999' } },
  )
  return { base, main, change }
}

const entriesOf = (pages: readonly Page[]): PageEntry[] => pages.map(({ entry }) => entry)

/** Roots of the three sides, and all of their objects. */
const storedSides = async ({ base, main, change }: Case) => {
  const tree = writeTree(entriesOf(base), sha256)
  const objects = new Map([...tree.nodes, ...base.map(({ hash, bytes }) => [hash, bytes] as const)])
  const bases = new Map<Hash, Hash>()
  const load = (hashes: readonly Hash[]): Promise<ReadonlyMap<Hash, Uint8Array>> =>
    Promise.resolve(new Map(hashes.map((hash) => [hash, objects.get(hash) ?? new Uint8Array()])))
  const side = async (pages: readonly Page[]): Promise<Hash> => {
    const changes = new Map<string, Entry>()
    pages.forEach((page, at) => {
      if (page === base[at]) return
      changes.set(`page:${page.entry.id}`, page.entry)
      objects.set(page.hash, page.bytes)
    })
    const made = await applyToTree(tree.root, changes, load, sha256)
    for (const [hash, bytes] of made.nodes) objects.set(hash, bytes)
    for (const [hash, old] of [
      ...made.bases,
      ...formerDocuments(changes, (id) => base[Number(id.slice(6))]?.entry),
    ])
      bases.set(hash, old)
    return made.root
  }
  const roots = { base: tree.root, main: await side(main), change: await side(change) }
  return { roots, objects, bases, load }
}

const commitSides = (git: Git, { base, main, change }: Case): Promise<void> =>
  git.import(async (commit) => {
    const bytesOf = (page: Page): Uint8Array => encoder.encode(textOf(page.document))
    await commit('base', new Map(base.map((page) => [pathOf(page.entry), bytesOf(page)])))
    for (const [branch, pages] of [
      ['main', main],
      ['change', change],
    ] as const) {
      const files = new Map<string, Uint8Array | null>()
      pages.forEach((page, at) => {
        const before = base[at]
        if (before === undefined || page === before) return
        if (pathOf(before.entry) !== pathOf(page.entry)) files.set(pathOf(before.entry), null)
        files.set(pathOf(page.entry), bytesOf(page))
      })
      await commit(branch, files, 'base')
    }
  })

/** Number of pages whose merged text differs from git's; both must merge without a conflict, otherwise it throws. */
const different = async (
  git: Git,
  result: MergedContent,
  load: (hashes: readonly Hash[]) => Promise<ReadonlyMap<Hash, Uint8Array>>,
): Promise<number> => {
  if (result.conflicts.length > 0) throw new Error(`${result.conflicts.length} conflicts where git has none`)
  const all = async (hashes: readonly Hash[]): Promise<ReadonlyMap<Hash, Uint8Array>> => {
    const stored = await load(hashes)
    return new Map(
      hashes.map((hash) => [
        hash,
        result.documents.get(hash) ?? result.nodes.get(hash) ?? stored.get(hash) ?? new Uint8Array(),
      ]),
    )
  }
  const tree = git.run(['merge-tree', '--write-tree', 'main', 'change']).trim()
  const theirs = new Map(
    git
      .run(['ls-tree', '-r', tree])
      .trim()
      .split('\n')
      .map((line) => {
        const [, hash = '', path = ''] = /^\S+ blob (\S+)\t(.*)$/.exec(line) ?? []
        return [path, hash]
      }),
  )
  const entries = (await readTree(result.root, all)).filter((entry) => entry.kind === 'page')
  const documents = await all(entries.flatMap(({ document }) => document ?? []))
  let count = Math.abs(entries.length - theirs.size)
  for (const entry of entries) {
    const text = encoder.encode(
      textOf(parseCanonical(documents.get(entry.document ?? '') ?? new Uint8Array())),
    )
    const blob = gitBlob(text)
    if (theirs.get(pathOf(entry)) !== blob) count += 1
  }
  return count
}

const gitBlob = (bytes: Uint8Array): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')

const measured = async (what: string, sides: Case, targets: readonly [number, number]): Promise<Line[]> => {
  const git = gitRepository()
  const test = await openTestStore('sqlite')
  const { store } = test
  try {
    await commitSides(git, sides)
    const { roots, objects, bases, load } = await storedSides(sides)
    const ofMain = new Map(sides.main.map(({ entry }) => [`page:${entry.id}`, entry]))
    await store.write((db) => putObjects(store, db, space, objects, bases))
    const theirs = (): Promise<number> =>
      secondsOf(() => git.run(['merge-tree', '--write-tree', 'main', 'change']))
    // In this process: the whole below includes what sending to another one costs.
    const here = (): Promise<MergedContent> => {
      const byLines = lineMerger(load)
      return runMerge({ roots }, { load, loadNodes: load, mergeLines: byLines.merge })
    }
    const memory = await compare(() => secondsOf(here), theirs)
    const whole = async (): Promise<void> => {
      // A copy of the store has an empty cache.
      const fresh = { ...store }
      const stored = objectLoader(fresh, store.read, space)
      const merged = await mergeContent(roots, stored)
      const made = new Map([...merged.nodes, ...merged.documents])
      const known = async (hashes: readonly Hash[]): Promise<ReadonlyMap<Hash, Uint8Array>> =>
        new Map([
          ...(await stored(hashes.filter((hash) => !made.has(hash)))),
          ...hashes.flatMap((hash) =>
            [[hash, made.get(hash)] as const].filter(
              (one): one is readonly [Hash, Uint8Array] => one[1] !== undefined,
            ),
          ),
        ])
      if (checkTree(await readTree(merged.root, known)).length > 0)
        throw new Error('The merged tree is not sound.')
      const formers = formerDocuments(merged.changes, (name) => ofMain.get(name))
      await store.write((db) => putObjects(fresh, db, space, made, new Map([...merged.bases, ...formers])))
      written = [...made.keys()].filter((hash) => !objects.has(hash))
    }
    let written: readonly Hash[] = []
    // Delete what a round stored, so that the next has the same work.
    const round = async (): Promise<number> => {
      const seconds = await secondsOf(whole)
      await store.write((db) =>
        db.deleteFrom('objects').where('space', '=', space).where('hash', 'in', written).execute(),
      )
      return seconds
    }
    const full = await compare(round, theirs)
    const off = await different(git, await mergeContent(roots, load), load)
    const milliseconds = (seconds: number): string => `${(seconds * 1000).toFixed(1)} ms`
    const figures = (ours: number, other: number): string[] => [
      milliseconds(ours),
      `git ${milliseconds(other)}`,
    ]
    return [
      {
        what: `${what}, in memory`,
        ratio: memory.ratio,
        target: { atMost: targets[0] },
        figures: [
          ...figures(memory.ours, memory.theirs),
          `${off} of 2000 pages differ from git's`,
          `${bases.size} bases`,
        ],
      },
      {
        what: `${what}, load, merge, checks and commit`,
        ratio: full.ratio,
        target: { atMost: targets[1] },
        figures: figures(full.ours, full.theirs),
      },
    ]
  } finally {
    await test.close()
    git.remove()
  }
}

/**
 * A side of a triple, and the ranges of the base that it changed: from and to in paragraphs, equal for an insertion.
 */
interface Side {
  readonly document: RichTextDocument
  readonly touched: readonly (readonly [from: number, to: number])[]
}

/** One to three edits, insertions and deletions, each at a different position. */
const sideOf = (chance: Chance, base: RichTextDocument, prefix: string): Side => {
  const nodes: Block[] = []
  const touched: [number, number][] = []
  const places = new Set(
    Array.from({ length: chance.between(1, 3) }, () => chance.between(0, base.nodes.length)),
  )
  for (let at = 0; at <= base.nodes.length; at += 1) {
    const block = base.nodes[at]
    const what = !places.has(at) ? 'keep' : chance.pick(['edit', 'edit', 'insert', 'delete'] as const)
    if (what === 'insert' || (what === 'edit' && block === undefined)) {
      nodes.push(lineOf(`${prefix}${at}`, words(chance, 4)))
      touched.push([at, at])
    }
    if (block === undefined) continue
    if (what === 'edit' || what === 'delete') touched.push([at, at + 1])
    if (what === 'edit') nodes.push(lineOf(block.key ?? '', words(chance, 4)))
    else if (what !== 'delete') nodes.push(block)
  }
  return { document: { ...base, nodes }, touched }
}

const lineOf = (key: string, text: string): Block => ({
  object: 'block',
  type: 'paragraph',
  key,
  data: {},
  nodes: [plainText(text)],
})

/**
 * Whether both merge cleanly, on random documents of one-line paragraphs. Git also reports a conflict if the sides
 * changed adjacent lines, or inserted into one gap; these are counted, and any other difference is an error.
 */
const verdicts = (count: number): Line => {
  const chance = chanceOf(seed + 5)
  const folder = mkdtempSync(join(tmpdir(), 'recto-b5-'))
  const files = ['main', 'base', 'change'].map((side) => join(folder, side))
  const found = { both: 0, touching: 0, others: 0 }
  try {
    for (let step = 0; step < count; step += 1) {
      const nodes = Array.from({ length: chance.between(2, 8) }, (_, at) =>
        lineOf(`k${at}`, words(chance, 4)),
      )
      const base = { ...emptyDocument, nodes }
      const [main, change] = [sideOf(chance, base, 'm'), sideOf(chance, base, 'c')]
      ;[main.document, base, change.document].forEach((document, at) =>
        writeFileSync(files[at] ?? '', textOf(document)),
      )
      const { status } = spawnSync('git', ['merge-file', '-p', '--quiet', ...files])
      const merged = mergeDocuments({ base, main: main.document, change: change.document })
      const touching = main.touched.some(([from, to]) =>
        change.touched.some((other) => from <= other[1] && other[0] <= to),
      )
      if ((status === 0) === (merged.conflicts.length === 0)) found.both += 1
      else if (touching && merged.conflicts.length === 0) found.touching += 1
      else found.others += 1
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    what: `verdicts on ${count} triples that are not git merge-file's`,
    ratio: found.others / count,
    target: { atMost: 0 },
    figures: [
      `${found.both} alike`,
      `${found.touching} where only git minds neighbours`,
      `${found.others} others`,
    ],
  }
}

export const run = async (): Promise<Line[]> => [
  ...(await measured('200 pages edited on both sides', editedBoth(chanceOf(seed)), [0.25, 1])),
  ...(await measured('1,999 pages moved, 20 edited', movedAll(chanceOf(seed)), [0.5, 2.5])),
  verdicts(Number(process.env['B5_TRIPLES'] ?? 10_000)),
]
