import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { corpusFolder, generateCorpus, readFolder } from './corpus.ts'

const decoder = new TextDecoder('utf8', { fatal: true })
const seed = 7
const pages = 200
const corpus = generateCorpus(seed, pages)
const text = (path: string): string => decoder.decode(corpus.get(path))
const markdown = [...corpus.keys()].filter((path) => path.endsWith('.md') && path !== 'SUMMARY.md')
const all = markdown.map(text).join('\n')
const count = (pattern: RegExp): number => [...all.matchAll(pattern)].length

describe(`the generated corpus of number ${seed}`, () => {
  test('is the same each time, and another one for another number', () => {
    expect(generateCorpus(seed, 20)).toEqual(generateCorpus(seed, 20))
    expect(generateCorpus(seed, 20)).not.toEqual(generateCorpus(seed + 1, 20))
  })

  test('has as many pages as asked for, each once in its table of contents', () => {
    const listed = [...text('SUMMARY.md').matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path ?? '')
    expect(listed).toHaveLength(pages)
    expect(listed.toSorted()).toEqual(markdown.toSorted())
  })

  test('links only to pages, anchors and files that it holds', () => {
    const lost = markdown.flatMap((path) => {
      const targets = [...text(path).matchAll(/\]\(([^)]*)\)|(?:src|url)="([^"]*)"/g)].map(
        (one) => one[1] ?? one[2] ?? '',
      )
      return targets
        .filter((target) => !target.startsWith('https:'))
        .filter((target) => {
          const [file = '', anchor] = target.split('#')
          const at = file === '' ? path : posix.join(posix.dirname(path), file)
          if (!corpus.has(at)) return true
          if (anchor === undefined) return false
          const headings = [...text(at).matchAll(/^#{2,3} (.*?)( <a.*)?$/gm)].map(([, words = '']) =>
            words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
          )
          return !headings.includes(anchor)
        })
        .map((target) => `${path} → ${target}`)
    })
    expect(lost).toEqual([])
  })

  test('has the proportions of real documentation', () => {
    const lengths = markdown.map((path) => corpus.get(path)?.length ?? 0).sort((a, b) => a - b)
    const quantile = (share: number): number => lengths[Math.floor(lengths.length * share)] ?? 0
    // Measured on the real folder: 3.3, 9.6 and 34.6 KB; two of three pages with front matter; a hint, nine code blocks
    // and a figure for about every ten kilobytes.
    expect(quantile(0.25)).toBeGreaterThan(2000)
    expect(quantile(0.5)).toBeGreaterThan(7000)
    expect(quantile(0.5)).toBeLessThan(14_000)
    expect(quantile(0.75)).toBeLessThan(60_000)
    const share = markdown.filter((path) => text(path).startsWith('---\n')).length / pages
    expect(share).toBeGreaterThan(0.55)
    expect(share).toBeLessThan(0.77)
  })

  test.each([
    ['hints', /^\{% hint style=/gm],
    ['tabs', /^\{% tabs %\}/gm],
    ['titled code', /^\{% code title=/gm],
    ['code', /^```/gm],
    ['tables', /^\| --- \|/gm],
    ['HTML tables', /^<table/gm],
    ['details', /^<details>/gm],
    ['figures', /^<figure>/gm],
    ['content references', /^\{% content-ref/gm],
    ['embeds', /^\{% embed/gm],
    ['steppers', /^\{% stepper/gm],
    ['columns', /^\{% columns/gm],
    ['files', /^\{% file/gm],
    ['quotes', /^> /gm],
    ['nested lists', /^ {2,3}\* /gm],
    ['icons', /^icon: /gm],
  ])('holds %s', (_, pattern) => {
    expect(count(pattern)).toBeGreaterThan(1)
  })

  test('closes every tag that it opens', () => {
    for (const tag of [
      'hint',
      'tabs',
      'tab',
      'code',
      'stepper',
      'step',
      'columns',
      'column',
      'content-ref',
    ]) {
      const open = count(new RegExp(`^\\{% ${tag}( .*)? %\\}$`, 'gm'))
      expect([tag, open]).toEqual([tag, count(new RegExp(`^\\{% end${tag} %\\}$`, 'gm'))])
    }
  })

  test('has images that are images', () => {
    const images = [...corpus].filter(([path]) => path.endsWith('.png'))
    expect(images).toHaveLength(120)
    for (const [, bytes] of images) {
      const png = Buffer.from(bytes)
      expect(png.toString('latin1', 1, 4)).toBe('PNG')
      const [width, height, length] = [png.readUInt32BE(16), png.readUInt32BE(20), png.readUInt32BE(33)]
      expect(inflateSync(png.subarray(41, 41 + length))).toHaveLength(height * (1 + 3 * width))
    }
  })

  test('can be made of small pages', () => {
    const total = (files: Map<string, Uint8Array>): number =>
      [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0)
    expect(total(generateCorpus(seed, 100, { size: 0.05 }))).toBeLessThan(
      total(generateCorpus(seed, 100)) / 4,
    )
  })
})

test('a folder is read whole, by its paths', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-corpus-'))
  try {
    for (const [path, bytes] of generateCorpus(3, 5)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), bytes)
    }
    const read = [...readFolder(folder)].map(([path, bytes]) => [path, new Uint8Array(bytes)])
    expect(read).toEqual([...generateCorpus(3, 5)].map(([path, bytes]) => [path, new Uint8Array(bytes)]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('RECTO_CORPUS must name a folder that exists', () => {
  const before = process.env['RECTO_CORPUS']
  try {
    process.env['RECTO_CORPUS'] = join(tmpdir(), 'no-such-corpus')
    expect(() => corpusFolder()).toThrow(/does not exist/)
    process.env['RECTO_CORPUS'] = tmpdir()
    expect(corpusFolder()?.path).toBe(tmpdir())
  } finally {
    if (before === undefined) delete process.env['RECTO_CORPUS']
    else process.env['RECTO_CORPUS'] = before
  }
})
