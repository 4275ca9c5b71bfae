import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../processes/programs.ts'
import { foldersWithoutReadme, readmeFaults } from './readmes.ts'
import { repositoryFiles } from './source-files.ts'

const files = repositoryFiles()
const readmes = files.filter((path) => /^src\/[^/]+\/[^/]+\/README\.md$/.test(path))

describe('the READMEs of this repository', () => {
  test('exist in each folder of a layer with more than ten source files', () => {
    expect(foldersWithoutReadme(files)).toEqual([])
  })

  test('are short, and name files and folders that exist', () => {
    expect(readmes).toContain('src/service/events/README.md')
    const faults = readmes.flatMap((path) =>
      readmeFaults(path, readFileSync(join(root, path), 'utf8'), files),
    )
    expect(faults).toEqual([])
  })
})

describe('the checks themselves', () => {
  const sources = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => [`${folder}/f${at}.ts`, `${folder}/f${at}.test.ts`]).flat()

  test('a folder with eleven sources, also in subfolders, needs a README', () => {
    const paths = [
      ...sources('src/service/a', 10),
      ...sources('src/service/b', 6),
      ...sources('src/service/b/c', 5),
    ]
    expect(foldersWithoutReadme(paths)).toEqual(['src/service/b'])
    expect(foldersWithoutReadme([...paths, 'src/service/b/README.md'])).toEqual([])
    expect(foldersWithoutReadme(sources('src/client/sdk', 11))).toEqual([])
  })

  test.each<[string, string[]]>([
    ['`a.ts`, `sub/b.ts`, `b.ts`, `sub/`', []],
    ['`src/service/y/c.ts`, `service/y/c.ts` and `../y/c.ts`', []],
    ['`c.ts`', ['c.ts']],
    ['`gone/`', ['gone/']],
    ['`*.task.ts`, `name`, `POST /x`', []],
  ])('%s', (text, missing) => {
    const paths = ['src/service/x/a.ts', 'src/service/x/sub/b.ts', 'src/service/y/c.ts']
    expect(readmeFaults('src/service/x/README.md', text, paths)).toEqual(
      missing.map((name) => `src/service/x/README.md: ${name} does not exist`),
    )
  })

  test('forty lines are allowed', () => {
    const faults = (lines: number) => readmeFaults('src/service/x/README.md', 'x\n'.repeat(lines), [])
    expect(faults(40)).toEqual([])
    expect(faults(41)).toEqual(['src/service/x/README.md: 41 lines'])
  })
})
