import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nouns } from '../../contract/operation/operation.ts'
import { root } from '../processes/programs.ts'
import {
  crowdedFolders,
  exportFaults,
  lockFaults,
  lonelyTests,
  loosePins,
  machinePaths,
  nameFault,
  strangeAreas,
} from './repository.ts'
import { repositoryFiles, sourceFiles } from './source-files.ts'

const files = repositoryFiles()

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

describe('this repository', () => {
  test('is seen whole and without what is made', () => {
    expect(files).toEqual(
      expect.arrayContaining(['package.json', '.ci/run', 'src/testing/rules/repository.test.ts']),
    )
    expect(files.filter((path) => /(^|\/)(node_modules|dist|\.git)\//.test(path))).toEqual([])
  })

  test('names its files and folders by the rules', () => {
    expect(
      files.flatMap((path) => {
        const fault = nameFault(path)
        return fault === undefined ? [] : [`${path}: ${fault}`]
      }),
    ).toEqual([])
  })

  test('calls its areas by the same nouns in every layer', () => {
    expect(strangeAreas(files, nouns)).toEqual([])
  })

  test('keeps its tests beside their sources', () => {
    expect(lonelyTests(files)).toEqual([])
  })

  test('holds at most 25 source files in a folder', () => {
    expect(crowdedFolders(files)).toEqual([])
  })

  test('has no default exports outside routes, and no barrels', () => {
    const faults = [...sourceFiles()].flatMap(([path, text]) =>
      exportFaults(path, text).map((fault) => `${path} ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('pins every dependency exactly', () => {
    expect(loosePins(readJson('package.json') as Record<string, unknown>)).toEqual([])
  })

  test('locks every package by its content and names no registry', () => {
    expect(lockFaults(readJson('package-lock.json') as Parameters<typeof lockFaults>[0])).toEqual([])
    expect(readFileSync(join(root, '.npmrc'), 'utf8')).not.toMatch(/registry|_auth/)
  })

  test('names no folder of the machine it was written on', () => {
    const isText = /\.(tsx?|mjs|js|json|md|css|html|svg|txt|yaml|yml)$|(^|\/)(run|\.[a-z]+)$/
    const found = files
      .filter((path) => isText.test(path))
      .flatMap((path) => machinePaths(readFileSync(join(root, path), 'utf8')).map((one) => `${path}:${one}`))
    expect(found).toEqual([])
  })
})

describe('the checks themselves', () => {
  test.each([
    ['src/service/people/sign-in.ts', true],
    ['src/service/people/people.store.ts', true],
    ['src/content/README.md', true],
    ['src/content/Document.ts', false],
    ['src/content/read_markdown.ts', false],
    ['src/content/utils.ts', false],
    ['src/content/text-utils.ts', true],
    ['src/content/markdown.helpers.ts', false],
    ['src/service/common/errors.ts', false],
    ['src/dashboard/people/role-words.ts', false],
    ['src/dashboard/people/role-labels.ts', true],
    ['src/dashboard/sites/site-parts/menu.ts', false],
    ['src/dashboard/ui/status-sign.tsx', false],
    ['src/dashboard/people/sign-on-form.tsx', true],
    ['src/service/people/sign-in/sessions.ts', true],
    ['src/service/storage/migrations/0001-ground.ts', true],
    ['src/service/types/errors.ts', false],
    ['src/content/__tests__/merge.test.ts', false],
    ['src/content/merge.spec.ts', false],
    ['src/content/merge.e2e.ts', false],
    ['e2e/pages/edit-a-page.e2e.ts', true],
    ['e2e/pages/edit-a-page.test.ts', false],
    ['e2e/fixtures.ts', true],
    ['src/dashboard/routes/__root.tsx', true],
    ['src/dashboard/routes/_frame.spaces.$space.tsx', true],
    ['src/dashboard/routes/spaces/$space/index.tsx', true],
    ['src/dashboard/routes/spaces/(lists)/index.tsx', true],
    ['src/content/(lists)/index.ts', false],
    ['src/dashboard/routes/Spaces.tsx', false],
    ['src/client/types.gen.ts', true],
    ['public/Inter-Regular.woff2', true],
  ])('name %s → %s', (path, good) => {
    expect(nameFault(path) === undefined).toBe(good)
  })

  test('a test in a folder without sources is found', () => {
    expect(lonelyTests(['src/a/x.ts', 'src/a/x.test.ts', 'src/a/all.test.ts', 'src/b/y.test.ts'])).toEqual([
      'src/b/y.test.ts',
    ])
  })

  test('a folder of 26 sources is found, whatever tests stand beside them', () => {
    const names = Array.from({ length: 26 }, (_, at) => `file-${at}`)
    const filled = (folder: string, count: number) =>
      names.slice(0, count).flatMap((name) => [`${folder}/${name}.ts`, `${folder}/${name}.test.ts`])
    const migrations = filled('src/service/storage/migrations', 26)
    expect(crowdedFolders([...filled('src/a', 26), ...filled('src/a/b', 25), ...migrations])).toEqual([
      'src/a: 26',
    ])
  })

  test.each([
    ['src/content/a.ts', 'export const a = 1', 0],
    ['src/content/a.ts', 'export default 1', 1],
    ['src/content/a.ts', 'export default function a() {}', 1],
    ['src/content/a.ts', 'const a = 1; export { a as default }', 1],
    ['src/dashboard/routes/a.tsx', 'export default 1', 0],
    ['vite.config.ts', 'export default {}', 0],
    ['src/content/a.ts', `export * from './b.ts'`, 1],
    ['src/content/a.ts', `import { b } from './b.ts'\nexport { b }`, 1],
    ['src/content/a.ts', `export { b } from './b.ts'\nexport const a = 1`, 0],
    ['src/client/index.ts', `export * from './b.ts'`, 0],
  ])('exports of %s: %s → %i faults', (path, text, faults) => {
    expect(exportFaults(path, text)).toHaveLength(faults)
  })

  test('ranges, tags and addresses are no pins', () => {
    const dependencies = {
      a: '1.2.3',
      b: '^1.2.3',
      c: 'latest',
      d: 'npm:@x/d@1.2.3',
      e: 'npm:d@^1.2.3',
      f: 'github:x/f',
      g: '1.2.3-beta.4',
      h: '1.x',
    }
    expect(loosePins({ dependencies })).toEqual([
      'b@^1.2.3',
      'c@latest',
      'e@npm:d@^1.2.3',
      'f@github:x/f',
      'h@1.x',
    ])
    expect(loosePins({ devDependencies: { a: '~1.0.0' } })).toEqual(['a@~1.0.0'])
  })

  test('a lock entry with an address, without a hash or without its dependency is found', () => {
    const packages = {
      '': { dependencies: { a: '1.0.0' } },
      'node_modules/a': {
        integrity: 'sha512-x',
        optionalDependencies: { '@b/darwin': '1.0.0', 'd-win': '1.0.0' },
      },
      'node_modules/b': { integrity: 'sha512-x', resolved: 'https://example.org/b.tgz' },
      'node_modules/c': { dependencies: { e: '1.0.0' } },
      'node_modules/c/node_modules/e': { integrity: 'sha512-x' },
      'node_modules/@b/darwin': { optional: true, cpu: ['arm64'] },
    }
    expect(lockFaults({ packages })).toEqual([
      'node_modules/a needs d-win, which is not locked',
      'node_modules/b names an address',
      'node_modules/c has no integrity',
    ])
  })

  test('a folder that is no noun is found', () => {
    const paths = [
      'src/service/http/a.ts',
      'src/service/pages/a.ts',
      'src/dashboard/drafts/a.tsx',
      'e2e/fixtures.ts',
    ]
    expect(strangeAreas(paths, ['pages'])).toEqual(['src/dashboard/drafts'])
  })

  test('machine paths are found, addresses and relative paths are not', () => {
    // Assembled here, because this file is searched too.
    const at = (...names: string[]) => `/${names.join('/')}`
    const found = (text: string) => machinePaths(text).length
    const machine = [at('work', 'main'), at('root', '.cache'), at('tmp', 'bash_jobs.0', '1')]
    for (const path of [...machine, at('Users', 'ann', 'recto'), at('home', 'ann', 'x')]) {
      for (const text of [path, `in ${path}.`, `cd '${path}'`]) expect([text, found(text)]).toEqual([text, 1])
    }
    for (const text of [
      'https://example.org/work/x',
      './work/x',
      'src/root/x',
      '/home/you/recto',
      '${a}/root/x',
    ]) {
      expect([text, found(text)]).toEqual([text, 0])
    }
  })
})
