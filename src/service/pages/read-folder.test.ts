import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderError, readArchive, readFolder } from './read-folder.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const limits = { files: 20, bytes: 4 * 1024 ** 2, fileBytes: 2 * 1024 ** 2 }

describe('row 31: an archive', () => {
  it('is read without the one folder that holds everything, and without what is no documentation', async () => {
    const archive = zipSync({
      'docs-main/README.md': bytes('# Docs'),
      'docs-main/a/b.md': bytes('b'),
      'docs-main/.git/config': bytes('no'),
      '__MACOSX/x': bytes('no'),
    })
    expect([...(await readArchive(archive, limits)).keys()]).toEqual(['README.md', 'a/b.md'])
  })

  it('keeps a hidden folder that stands alone', async () => {
    const files = await readArchive(zipSync({ '.gitbook/assets/a.png': bytes('x') }), limits)
    expect([...files.keys()]).toEqual(['.gitbook/assets/a.png'])
  })

  it.each([
    ['climbs out', '../secret.md'],
    ['climbs out from inside', 'a/../../secret.md'],
    ['is absolute', '/etc/passwd'],
    ['names a drive', 'C:/x.md'],
    ['has backslashes', '..\\secret.md'],
  ])('gives no file for a path that %s', async (_what, name) => {
    const files = await readArchive(zipSync({ [name]: bytes('x'), 'ok.md': bytes('ok') }), limits)
    expect([...files.keys()]).toEqual(['ok.md'])
  })

  it('is refused when it would fill the memory: by ratio, by one file, by all, by number', async () => {
    const zeros = (size: number) => new Uint8Array(size)
    const noise = (size: number) =>
      Uint8Array.from({ length: size }, (_, place) => (place * 7919 + (place >> 3)) & 255)
    await expect(
      readArchive(zipSync({ 'a.md': zeros(1.9 * 1024 ** 2) }, { level: 9 }), limits),
    ).rejects.toThrow(/packed/)
    await expect(readArchive(zipSync({ 'a.md': zeros(3 * 1024 ** 2) }), limits)).rejects.toThrow(
      /larger than 2 MB/,
    )
    const parts = Object.fromEntries([1, 2, 3].map((name) => [`${name}.md`, noise(1.5 * 1024 ** 2)]))
    await expect(readArchive(zipSync(parts, { level: 0 }), limits)).rejects.toThrow(/more than/)
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, name) => [`${name}.md`, bytes('x')]))
    await expect(readArchive(zipSync(many), limits)).rejects.toThrow(/more than 20 files/)
  })

  it('that is none says so', async () => {
    await expect(readArchive(bytes('PK not really'), limits)).rejects.toBeInstanceOf(FolderError)
    await expect(readArchive(new Uint8Array(), limits)).rejects.toBeInstanceOf(FolderError)
  })
})

describe('a folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'recto-folder-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is read without following links, which may lead anywhere', async () => {
    mkdirSync(join(folder, 'docs/a'), { recursive: true })
    writeFileSync(join(folder, 'secret'), 's')
    writeFileSync(join(folder, 'docs/a/b.md'), 'b')
    symlinkSync(join(folder, 'secret'), join(folder, 'docs/link.md'))
    symlinkSync(folder, join(folder, 'docs/up'))
    expect([...(await readFolder(join(folder, 'docs'), limits)).keys()]).toEqual(['a/b.md'])
  })

  it('that is not there says so', async () => {
    await expect(readFolder(join(folder, 'nowhere'), limits)).rejects.toThrow(/cannot be found/)
  })
})
