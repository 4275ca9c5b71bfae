import { decodeEscapes } from '../../links/decode-escapes.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  baseOf,
  contentTypeOf,
  folderOf,
  isFolderPage,
  isInsideFolder,
  isMarkdown,
  joinPath,
  relativePath,
  stemOf,
} from './folder-paths.ts'

const seed = Number(process.env['FC_SEED'] ?? 20_261_123)
const runs = { seed, numRuns: Number(process.env['FC_RUNS'] ?? 500) }

// Few names, so that paths share folders; with the characters that a URL must escape.
const segment = fc.constantFrom('a', 'b', 'c d', 'e:f', 'g#h', '100%', 'i?j', '.hidden')
const folder = fc.array(segment, { maxLength: 4 }).map((parts) => parts.join('/'))
const file = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'))

test('a relative URL leads from any folder to the file', () => {
  fc.assert(
    fc.property(folder, file, (from, path) => {
      expect(joinPath(from, decodeEscapes(relativePath(from, path)))).toBe(path)
    }),
    runs,
  )
})

test('a relative URL has no more steps up than needed, and no scheme, query, or fragment', () => {
  fc.assert(
    fc.property(folder, file, (from, path) => {
      const url = relativePath(from, path)
      expect(url).not.toMatch(/^[^/]*:|[?#]|%(?![0-9A-F]{2})/)
      const ups = url.split('/').filter((part) => part === '..').length
      const shared = from === '' ? 0 : from.split('/').length - ups
      expect(`${path}/`.startsWith(from.split('/').slice(0, shared).join('/'))).toBe(true)
      // One step fewer would not leave a folder that the file is in as well.
      if (ups > 0) expect(folderOf(path).split('/')[shared]).not.toBe(from.split('/')[shared])
    }),
    runs,
  )
})

test('folder and last segment make up the path', () => {
  fc.assert(
    fc.property(file, (path) => {
      const above = folderOf(path)
      expect(above === '' ? baseOf(path) : `${above}/${baseOf(path)}`).toBe(path)
      expect(baseOf(path)).not.toContain('/')
    }),
    runs,
  )
})

test.each([
  ['', 'a.md', 'a.md'],
  ['docs', './a.md', 'docs/a.md'],
  ['docs', 'b//c.md', 'docs/b/c.md'],
  ['docs/b', '../a.md', 'docs/a.md'],
  ['docs/b', '../..', ''],
  ['docs', '', 'docs'],
  ['docs', '../../a.md', undefined],
  ['', '..', undefined],
])('from “%s”, %j leads to %j', (from, relative, path) => {
  expect(joinPath(from, relative)).toBe(path)
})

test.each([
  ['a/Read.me.MD', true, false, 'Read.me'],
  ['README.markdown', true, true, 'README'],
  ['a/index.md', true, true, 'index'],
  ['a/reindex.md', true, false, 'reindex'],
  ['index.md/picture.png', false, false, 'picture.png'],
  ['notes.mdx', false, false, 'notes.mdx'],
  ['md', false, false, 'md'],
])('%s: Markdown %j, page of its folder %j, stem %s', (path, markdown, ofFolder, stem) => {
  expect([isMarkdown(path), isFolderPage(path), stemOf(path)]).toEqual([markdown, ofFolder, stem])
})

test.each([
  ['a/b.png', 'image/png'],
  ['B.JPG', 'image/jpeg'],
  ['archive.tar.gz', 'application/gzip'],
  ['page.md', 'text/markdown'],
  ['png', 'application/octet-stream'],
  ['a.png/b', 'application/octet-stream'],
  ['a.constructor', 'application/octet-stream'],
])('%s is %s', (path, type) => expect(contentTypeOf(path)).toBe(type))

test('invalid escapes stay as written', () => {
  expect(['a%20b', '100%', '%E2%82', '%zz'].map(decodeEscapes)).toEqual(['a b', '100%', '%E2%82', '%zz'])
})

test.each(['', '/a', 'a//b', 'a/', '../a', 'a/../b', './a', 'a/.', 'C:/a', 'c:a.md', 'a\\..\\b', 'a\0b'])(
  'a path may leave its folder on some system: %j',
  (path) => {
    expect(isInsideFolder(path)).toBe(false)
  },
)

test.each(['a', 'a/b.md', '..a/b..', '.gitbook/assets/a: b.png', 'a/C:/b.md', 'a\nb'])(
  'a path stays inside its folder: %j',
  (path) => {
    expect(isInsideFolder(path)).toBe(true)
  },
)
