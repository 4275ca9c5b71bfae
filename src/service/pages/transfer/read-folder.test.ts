import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createDeflateRaw } from 'node:zlib'
import { zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostileArchives, hundredTables, rawZip } from '../../../testing/hostile/archives.ts'
import type { Folder, FolderLimits } from './folder-limits.ts'
import { FolderError, folderLimits } from './folder-limits.ts'
import { readArchive, readFolder } from './read-folder.ts'

const long = process.env['RECTO_LONG'] === '1'
const bytes = (text: string) => new TextEncoder().encode(text)
const limits: FolderLimits = {
  ...folderLimits,
  files: 20,
  bytes: 4 * 1024 ** 2,
  fileBytes: 2 * 1024 ** 2,
  entries: 50,
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Opens an archive and reads every file of it. */
const read = async (
  archive: Uint8Array,
  within = limits,
): Promise<Folder & { contents: Record<string, string> }> => {
  const path = join(folder, 'a.zip')
  writeFileSync(path, archive)
  const found = await readArchive(path, within)
  try {
    const names = [...found.files.keys()]
    const contents = names.map((name) => [name, new TextDecoder().decode(found.files.get(name))] as const)
    return { ...found, contents: Object.fromEntries(contents) }
  } finally {
    found.close()
  }
}

describe('row 31: an archive', () => {
  it('is read without its single top folder and without files that are no documentation', async () => {
    const archive = zipSync({
      'docs-main/README.md': bytes('# Docs'),
      'docs-main/a/b.md': bytes('b'),
      'docs-main/.git/config': bytes('no'),
      '__MACOSX/x': bytes('no'),
    })
    const { contents, warnings } = await read(archive)
    expect(contents).toEqual({ 'README.md': '# Docs', 'a/b.md': 'b' })
    expect(warnings).toEqual([])
  })

  it('keeps a single top folder that holds what would be the name of a drive', async () => {
    const { contents } = await read(zipSync({ 'docs/C:/a.md': bytes('a'), 'docs/b.md': bytes('b') }))
    expect(Object.keys(contents)).toEqual(['docs/C:/a.md', 'docs/b.md'])
  })

  it('is read without files that lead to a drive or out of their folder', async () => {
    const archive = rawZip(
      ['./C:/a.md', 'a/../../b.md', '..\\c.md', 'd\0.md', '/e.md', 'f.md'].map((name) => ({ name })),
    )
    const { contents, warnings } = await read(archive)
    expect(Object.keys(contents)).toEqual(['f.md'])
    expect(warnings.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => 'outside-folder'))
  })

  it('keeps a single hidden folder', async () => {
    const { contents } = await read(zipSync({ '.gitbook/assets/a.png': bytes('x') }))
    expect(Object.keys(contents)).toEqual(['.gitbook/assets/a.png'])
  })

  it.each(hostileArchives)('with $name', { timeout: 120_000 }, async ({ make, outcome, warned }) => {
    const within = long
      ? folderLimits
      : { ...limits, fileBytes: folderLimits.fileBytes, bytes: folderLimits.bytes }
    const reading = read(make(long), within)
    if (outcome instanceof RegExp) {
      const error: unknown = await reading.catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(FolderError)
      expect((error as Error).message).toMatch(outcome)
      return
    }
    const { contents, warnings } = await reading
    expect(Object.keys(contents)).toEqual(outcome)
    expect(warnings.map(({ code }) => code)).toEqual([warned])
  })

  it('with a hundred tables is read file by file', async () => {
    const { contents } = await read(hundredTables(2000), folderLimits)
    expect(Object.keys(contents)).toHaveLength(101)
    expect(contents['tables/99.csv']).toHaveLength(2000)
  })

  it('uses the last of two files with the same name', async () => {
    const { contents } = await read(
      rawZip([
        { name: 'a.md', bytes: bytes('one') },
        { name: 'x/../a.md', bytes: bytes('two') },
      ]),
    )
    expect(contents).toEqual({ 'a.md': 'two' })
  })

  it('uses no more memory than an entry declares, whatever it inflates to', async () => {
    // Zeros of 768 MB, deflated in pieces so that the test itself stays small.
    const deflate = createDeflateRaw({ level: 1 })
    const packed = buffer(deflate)
    const piece = Buffer.alloc(1024 ** 2)
    for (let count = 0; count < 768; count += 1) if (!deflate.write(piece)) await once(deflate, 'drain')
    deflate.end()
    const entry = { name: 'a.md', bytes: await packed, plain: true, claims: { method: 8, size: 1000 } }
    const before = process.resourceUsage().maxRSS
    await expect(read(rawZip([entry]), folderLimits)).rejects.toThrow('a.md is damaged')
    // In kilobytes, and the most that this process ever had.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(128 * 1024)
  })

  it('is rejected by ratio, file size, total size and number of files', async () => {
    const zeros = (size: number) => new Uint8Array(size)
    const noise = (size: number) =>
      Uint8Array.from({ length: size }, (_, place) => (place * 7919 + (place >> 3)) & 255)
    await expect(read(zipSync({ 'a.md': zeros(1.9 * 1024 ** 2) }, { level: 9 }))).rejects.toThrow(
      /compressed/,
    )
    await expect(read(zipSync({ 'a.md': zeros(3 * 1024 ** 2) }))).rejects.toThrow(/larger than 2 MB/)
    const parts = Object.fromEntries([1, 2, 3].map((name) => [`${name}.md`, noise(1.5 * 1024 ** 2)]))
    await expect(read(zipSync(parts, { level: 0 }))).rejects.toThrow(/more than/)
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, name) => [`${name}.md`, bytes('x')]))
    await expect(read(zipSync(many))).rejects.toThrow(/more than 20 files/)
  })

  it('lists a thousand skipped files and counts the rest', async () => {
    const links = Array.from({ length: 1500 }, (_, at) => ({ name: `../${at}.md` }))
    const { warnings } = await read(rawZip([{ name: 'ok.md' }, ...links]), folderLimits)
    expect(warnings).toHaveLength(1001)
    expect(warnings.at(-1)?.message).toBe('500 more files were skipped.')
  })
})

describe('a folder', () => {
  it('is read without following symbolic links, with a warning', async () => {
    mkdirSync(join(folder, 'docs/a'), { recursive: true })
    writeFileSync(join(folder, 'secret'), 's')
    writeFileSync(join(folder, 'docs/a/b.md'), 'b')
    symlinkSync(join(folder, 'secret'), join(folder, 'docs/link.md'))
    symlinkSync(folder, join(folder, 'docs/up'))
    const { files, warnings } = await readFolder(join(folder, 'docs'), limits)
    expect([...files.keys()]).toEqual(['a/b.md'])
    expect(files.get('link.md')).toBeUndefined()
    expect(warnings.map(({ file, code }) => `${code} ${file}`).toSorted()).toEqual([
      'symbolic-link link.md',
      'symbolic-link up',
    ])
  })

  it('is read without files whose names lead out of it on other systems', async () => {
    mkdirSync(join(folder, 'docs/a'), { recursive: true })
    for (const name of ['..\\..\\b.md', 'C:b.md', 'a/c.md']) writeFileSync(join(folder, 'docs', name), 'x')
    const { files, warnings } = await readFolder(join(folder, 'docs'), limits)
    expect([...files.keys()]).toEqual(['a/c.md'])
    expect(warnings.map(({ code }) => code)).toEqual(['outside-folder', 'outside-folder'])
  })

  it('that does not exist fails with a message', async () => {
    await expect(readFolder(join(folder, 'nowhere'), limits)).rejects.toThrow(/does not exist/)
  })
})
