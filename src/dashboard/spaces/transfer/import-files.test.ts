import { describe, expect, test } from 'vitest'
import { validateChoice, chosenFolder, importLimits, suggestedTitle } from './import-files.ts'

const file = (path: string, bytes: BlobPart = 'x'): File => {
  const made = new File([bytes], path.split('/').at(-1) ?? path)
  Object.defineProperty(made, 'webkitRelativePath', { value: path })
  return made
}
/** A file of any size without its bytes. */
const sized = (path: string, size: number): File => Object.defineProperty(file(path), 'size', { value: size })

test('strips the folder name, skips what is never documentation, and sorts by path', () => {
  const choice = chosenFolder([
    file('guide/b.md'),
    file('guide/a/README.md'),
    file('guide/.git/HEAD'),
    file('guide/a/.DS_Store'),
    file('guide/node_modules/x/README.md'),
  ])
  expect(choice).toMatchObject({ kind: 'folder', name: 'guide' })
  expect(choice.kind === 'folder' && choice.files.map(({ path }) => path)).toEqual(['a/README.md', 'b.md'])
})

describe('validation before the upload', () => {
  test('rejects an empty folder and one without Markdown', async () => {
    expect((await validateChoice(chosenFolder([file('pics/a.png')])))?.title).toBe(
      'pics contains no Markdown files',
    )
    expect((await validateChoice(chosenFolder([])))?.title).toBe('This folder is empty')
  })
  test('names a file that is too large and counts too many files', async () => {
    const large = await validateChoice(
      chosenFolder([file('g/a.md'), sized('g/film.mp4', importLimits.file + 1)]),
    )
    expect(large?.title).toBe('film.mp4 is 51 MB')
    const many = Array.from({ length: 5 }, (_, index) => sized(`g/${index}.png`, importLimits.file))
    const all = await validateChoice(chosenFolder([file('g/a.md'), ...many]))
    expect(all?.title).toBe('6 files with 251 MB are too large for one import')
    expect(all?.command).toContain('import FOLDER')
  })
  test('recognizes an archive by its first bytes', async () => {
    const archive = (bytes: number[]) => {
      const made = file('docs.zip', new Uint8Array(bytes))
      return validateChoice({ kind: 'archive', name: made.name, file: made })
    }
    expect((await archive([0x25, 0x50, 0x44, 0x46]))?.title).toBe('docs.zip is not a zip archive')
    expect((await archive([0x50, 0x4b, 5, 6, 0, 0]))?.title).toBe('docs.zip is empty')
    expect(await archive([0x50, 0x4b, 3, 4, 0, 0])).toBeUndefined()
  })
})

test.each([
  ['field-guide.zip', 'Field guide'],
  ['docs-main', 'Docs'],
  ['nso_gitbook', 'Nso gitbook'],
  ['', ''],
])('suggests for %s the title %s', (name, title) => expect(suggestedTitle({ name })).toBe(title))

test('keeps a suggested title within the limit', () => {
  expect(suggestedTitle({ name: 'a-very-long-name '.repeat(9) }).length).toBeLessThanOrEqual(50)
})
