import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, posix, resolve } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { markdownOf, type PlannedPage } from './corpus-page.ts'
import { headingOf } from './corpus-vocabulary.ts'
import { root } from '../processes/programs.ts'
import { chanceOf, type Chance } from './seeded.ts'

let said = false

/**
 * The real documentation on this machine, if any: the folder in RECTO_CORPUS (which must exist), otherwise the first
 * folder of the sibling `shared/corpora` with a table of contents. The first call prints which one is used.
 */
export function corpusFolder(): { path: string; name: string } | undefined {
  const path = findCorpus()
  if (!said) {
    said = true
    console.log(path === undefined ? 'corpus: generated pages only' : `corpus: ${basename(path)}`)
  }
  return path === undefined ? undefined : { path, name: basename(path) }
}

function findCorpus(): string | undefined {
  const named = process.env['RECTO_CORPUS'] ?? ''
  if (named !== '') {
    if (!existsSync(named)) throw new Error(`RECTO_CORPUS names ${named}, which does not exist`)
    return resolve(named)
  }
  const sibling = join(root, '..', 'shared', 'corpora')
  if (!existsSync(sibling)) return undefined
  const [first] = readdirSync(sibling)
    // Other corpora hold API descriptions.
    .filter((name) => existsSync(join(sibling, name, 'SUMMARY.md')))
    .sort()
  return first === undefined ? undefined : join(sibling, first)
}

/** All files below a folder, by relative path with forward slashes, sorted by path. */
export function readFolder(path: string): Map<string, Uint8Array> {
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(join(path, '/').length).replaceAll('\\', '/'), readFileSync(file)] as const)
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)))
}

export type CorpusOptions = {
  /** Multiplies the length of every page: 1 is realistic, 0.1 keeps twenty thousand pages small. */
  size?: number
}

/**
 * A generated documentation folder, deterministic for a seed: `pages` pages with their table of contents and images.
 * Its proportions are those of a real folder of 185 pages: lengths of 3, 10 and 35 KB at the quartiles (log-normal),
 * two of three pages with front matter, one in eight at the top of the tree, 70% one level below and 17% two below,
 * blocks weighted as in `corpus-page.ts`. Every link leads to an existing page and heading.
 */
export function generateCorpus(
  seed: number,
  pages: number,
  options: CorpusOptions = {},
): Map<string, Uint8Array> {
  const chance = chanceOf(seed)
  const planned = planPages(chance, pages)
  const images = Array.from({ length: Math.max(1, Math.round(pages * 0.6)) }, (_, n) => `image-${n + 1}.png`)
  const encoder = new TextEncoder()
  const files: [string, Uint8Array][] = [['SUMMARY.md', encoder.encode(summaryOf(planned))]]
  for (const page of planned) {
    // Measured: the median is 9.6 KB, the quartiles differ from it by a factor of 3.2, and the maximum is 216 KB.
    const length = Math.min(9600 * Math.exp(1.74 * chance.normal()), 216_000) * (options.size ?? 1)
    files.push([page.path, encoder.encode(markdownOf(page, { chance, length, pages: planned, images }))])
  }
  for (const image of images) files.push([`.gitbook/assets/${image}`, pngOf(chance)])
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Paths, titles and headings first, because any page may link to any other. A page with children is a README. */
function planPages(chance: Chance, count: number): PlannedPage[] {
  const planned: PlannedPage[] = []
  const taken = new Set<string>()
  let group = ''
  let above: PlannedPage[] = []
  for (let n = 0; n < count; n += 1) {
    const wanted = n === 0 ? 0 : Number(chance.weighted({ 0: 12, 1: 70, 2: 18 }))
    const depth = Math.min(wanted, above.length)
    if (depth === 0 && (n === 0 || chance.odds(0.4))) group = n === 0 ? '' : headingOf(chance)
    above = above.slice(0, depth)
    const parent = above.at(-1)
    if (parent !== undefined && !parent.path.endsWith('README.md')) {
      parent.path = parent.path.replace(/\.md$/, '/README.md')
    }
    const title = headingOf(chance)
    const folder = parent === undefined ? '' : posix.dirname(parent.path).replace(/^\.$/, '')
    let stem = posix.join(folder, slugOf(title))
    while (taken.has(stem)) stem += `-${chance.between(2, 99)}`
    taken.add(stem)
    const page: PlannedPage = {
      path: n === 0 ? 'README.md' : `${stem}.md`,
      title,
      depth,
      group,
      headings: [],
    }
    const headings = Array.from({ length: chance.between(2, 14) }, () => headingOf(chance))
    page.headings = [...new Set(headings)].map((text) => ({ text, id: slugOf(text) }))
    planned.push(page)
    // The first page is the README of the root: the others are its siblings, not its children.
    if (n > 0) above.push(page)
  }
  return planned
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function summaryOf(pages: readonly PlannedPage[]): string {
  const lines = ['# Table of contents']
  let group: string | undefined
  for (const page of pages) {
    if (page.group !== group) {
      group = page.group
      lines.push('', ...(group === '' ? [] : [`## ${group}`, '']))
    }
    lines.push(`${'  '.repeat(page.depth)}* [${page.title}](${page.path})`)
  }
  return `${lines.join('\n')}\n`
}

/** A small image in one color, 8 bits per channel: signature, header, compressed rows, end. */
function pngOf(chance: Chance): Uint8Array {
  const side = chance.between(4, 32)
  const row = [0, ...Array.from({ length: side }, () => [200, 120, chance.between(0, 255)]).flat()]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.from(Array.from({ length: side }, () => row).flat())
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
