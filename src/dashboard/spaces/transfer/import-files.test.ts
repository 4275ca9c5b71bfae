import { describe, expect, test } from 'vitest'
import { choiceFault, chosenFolder, importLimits, suggestedTitle } from './import-files.ts'

const file = (path: string, bytes: BlobPart = 'x'): File => {
  const made = new File([bytes], path.split('/').at(-1) ?? path)
  Object.defineProperty(made, 'webkitRelativePath', { value: path })
  return made
}
/** A file of any size without its bytes. */
const sized = (path: string, size: number): File => Object.defineProperty(file(path), 'size', { value: size })

test('a folder loses its own name, what never is documentation, and keeps an order of paths', () => {
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

describe('what cannot be imported says why before it is sent', () => {
  test('a folder without Markdown, and an empty one', async () => {
    expect((await choiceFault(chosenFolder([file('pics/a.png')])))?.title).toBe('pics holds no Markdown')
    expect((await choiceFault(chosenFolder([])))?.title).toBe('This folder is empty')
  })
  test('a file that is too large is named; all of them together are counted', async () => {
    const large = await choiceFault(
      chosenFolder([file('g/a.md'), sized('g/film.mp4', importLimits.file + 1)]),
    )
    expect(large?.title).toBe('film.mp4 is 51 MB')
    const many = Array.from({ length: 5 }, (_, index) => sized(`g/${index}.png`, importLimits.file))
    const all = await choiceFault(chosenFolder([file('g/a.md'), ...many]))
    expect(all?.title).toBe('These are 6 files with 251 MB, which is too much at once')
    expect(all?.what).toContain('recto -- import')
  })
  test('an archive is known by its first bytes, not by its name', async () => {
    const archive = (bytes: number[]) => {
      const made = file('docs.zip', new Uint8Array(bytes))
      return choiceFault({ kind: 'archive', name: made.name, file: made })
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
])('the title of %s is %s', (name, title) => expect(suggestedTitle({ name })).toBe(title))

test('a suggested title keeps the limit of titles', () => {
  expect(suggestedTitle({ name: 'a-very-long-name '.repeat(9) }).length).toBeLessThanOrEqual(50)
})
