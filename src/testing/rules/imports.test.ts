import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../processes/programs.ts'
import { importsOf, needlesslyShared, packageOwners, packagesWith, refusals } from './imports.ts'
import { sourceFiles } from './source-files.ts'

test('every import of the repository follows the table of DESIGN.md', () => {
  const files = sourceFiles()
  expect(files.size).toBeGreaterThan(50)
  expect(refusals(files)).toEqual([])
})

test('every file that an area of the service shares is needed by another one', () => {
  expect(needlesslyShared(sourceFiles())).toEqual([])
})

test('every package with an owner is a dependency, so that the table cannot rot', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const isInstalled = (owned: string): boolean =>
    installed.some(
      (name) =>
        name === owned ||
        name === `@types/${owned}` ||
        (owned.endsWith('/*') && name.startsWith(owned.slice(0, -1))),
    )
  expect(Object.keys(packageOwners).filter((owned) => !isInstalled(owned))).toEqual([])
})

test('the service starts without the parsers, the layout of PDFs, sign-on, and the driver of a server it may not have', () => {
  const atStart = packagesWith(sourceFiles(), 'src/service/start.ts')
  expect(atStart).toContain('fastify')
  const few = [
    'fastify',
    '@fastify/static',
    'kysely',
    'zod',
    'pino',
    'better-sqlite3',
    'diff',
    'fractional-indexing',
  ]
  expect([...atStart].filter((name) => !few.includes(name))).toEqual([])
})

describe('reading imports', () => {
  const read = (text: string) => importsOf('a.ts', text).map((one) => [one.specifier, one.typeOnly])

  test('all forms are seen, and only `import type` and types in place load nothing', () => {
    expect(read(`import a from 'a'; import 'b'; export * from 'c'; export type { D } from 'd'`)).toEqual([
      ['a', false],
      ['b', false],
      ['c', false],
      ['d', true],
    ])
    expect(read(`import type { A } from 'a'; import { type B } from 'b'; let c: import('c').C`)).toEqual([
      ['a', true],
      ['b', false],
      ['c', true],
    ])
    expect(read(`const a = await import('a'); new Worker(new URL('./b.ts', import.meta.url))`)).toEqual([
      ['a', false],
      ['./b.ts', false],
    ])
  })

  test('text that looks like an import is none', () => {
    expect(read(`// import 'a'\nconst b = "import 'b'"; new URL('./c.json', import.meta.url)`)).toEqual([])
  })

  test('the line is that of the import', () => {
    const [one] = importsOf('a.ts', `\n\nimport 'a'`)
    expect(one).toEqual({ specifier: 'a', typeOnly: false, late: false, line: 3, start: 9, end: 12 })
  })
})

/** [file, import, allowed]: one row for each side of each rule of the table. */
const rows: [string, string, boolean][] = [
  ['src/content/a.ts', `import './b/c.ts'`, true],
  ['src/content/a.ts', `import 'markdown-it'`, true],
  ['src/content/a.ts', `import 'node:fs'`, false],
  ['src/content/a.ts', `import 'fs'`, false],
  ['src/content/a.ts', `import 'kysely'`, false],
  ['src/content/a.ts', `import 'zod'`, false],
  ['src/content/a.ts', `import type { X } from '../contract/wire.ts'`, false],
  ['src/content/a/b.ts', `await import('../../service/app.ts')`, false],
  ['src/content/a.test.ts', `import 'node:fs'; import 'fast-check'; import '../testing/corpus.ts'`, true],
  ['src/content/a.test.ts', `import '../service/app.ts'`, false],

  ['src/contract/a.ts', `import 'zod'; import './wire.ts'`, true],
  ['src/contract/a.ts', `import type { D } from '../content/document.ts'`, true],
  ['src/contract/a.ts', `import { type D } from '../content/document.ts'`, false],
  ['src/contract/a.ts', `import 'fastify'`, false],
  ['src/contract/a.ts', `import 'node:path'`, false],
  ['src/contract/generate.ts', `import 'node:fs'`, true],
  ['src/contract/a.ts', `import type { X } from '../service/app.ts'`, false],

  ['src/client/a.ts', `import './core/b.ts'`, true],
  ['src/client/a.ts', `import '../contract/wire.ts'`, false],

  ['src/site/a.ts', `import '../content/render/node.ts'`, true],
  ['src/site/a.ts', `import type { S } from '../contract/sites.ts'`, true],
  ['src/site/a.ts', `import { S } from '../contract/sites.ts'`, false],
  ['src/site/a.ts', `import '../service/app.ts'`, false],
  ['src/site/a.ts', `import 'node:fs'`, false],

  ['src/service/app.ts', `import './people/sign-in.ts'; import './http/binder.ts'`, true],
  ['src/service/people/sign-in.ts', `import '../storage/store.ts'; import './people.store.ts'`, true],
  [
    'src/service/people/sign-in.ts',
    `import '../../contract/people/schemas.ts'; import '../../site/page.ts'`,
    true,
  ],
  ['src/service/people/sign-in.ts', `import '../spaces/space-rows.ts'`, true],
  ['src/service/people/sign-in.ts', `import '../spaces/create-space.ts'`, false],
  ['src/service/commands/a.ts', `import '../spaces/create-space.ts'`, true],
  ['src/service/people/sign-in.ts', `import '../spaces/spaces.store.ts'`, false],
  ['src/service/people/sign-in.ts', `import '../main.ts'`, false],
  ['src/service/http/binder.ts', `import '../people/sign-in.ts'`, false],
  ['src/service/http/binder.ts', `import '../storage/store.ts'; import '../log.ts'`, true],
  ['src/service/app.ts', `import '../dashboard/main.tsx'`, false],
  ['src/service/app.ts', `import '../client/sdk.gen.ts'`, false],
  ['src/service/app.ts', `import '../testing/ports.ts'`, false],
  ['src/service/app.ts', `new Worker(new URL('../testing/ports.ts', import.meta.url))`, false],
  ['src/service/app.ts', `import './people/sign-in.test.ts'`, false],
  ['src/service/app.ts', `import '../../package.json' with { type: 'json' }`, true],
  ['src/service/app.ts', `import 'react'`, false],
  ['src/service/app.ts', `import '@/storage/store.ts'`, false],
  ['src/service/app.test.ts', `import '../testing/postgres.ts'`, true],
  ['src/service/access/list.test.ts', `import '../spaces/spaces.store.ts'`, true],
  ['src/service/access/list.test.ts', `import '../../dashboard/main.tsx'`, false],

  ['src/dashboard/routes/a.tsx', `import '../spaces/list.tsx'; import '../sites/list.tsx'`, true],
  ['src/dashboard/spaces/a.tsx', `import '../sites/list.tsx'`, false],
  ['src/dashboard/spaces/a.tsx', `import '../routes/a.tsx'`, false],
  ['src/dashboard/spaces/a.tsx', `import '../ui/button.tsx'; import '../api/queries.ts'`, true],
  [
    'src/dashboard/spaces/a.tsx',
    `import '../../client/sdk.gen.ts'; import '../../contract/wire/shapes.ts'`,
    true,
  ],
  ['src/dashboard/spaces/a.tsx', `import '../../content/diff.ts'`, true],
  ['src/dashboard/spaces/a.tsx', `import type { V } from '../../service/app.ts'`, false],
  ['src/dashboard/spaces/a.tsx', `import '../../site/page.ts'`, false],
  ['src/dashboard/spaces/a.tsx', `import 'node:path'`, false],
  ['src/dashboard/shell/a.tsx', `import '../spaces/list.tsx'`, false],
  ['src/dashboard/main.tsx', `import './routes/a.tsx'; import './shell/a.tsx'`, true],
  ['src/dashboard/ui/a.tsx', `import '@radix-ui/react-dialog'; import 'react'; import './b.tsx'`, true],
  ['src/dashboard/ui/a.tsx', `import '@tanstack/react-query'`, false],
  ['src/dashboard/ui/a.tsx', `import '@tanstack/react-router'`, false],
  ['src/dashboard/ui/a.tsx', `import '../api/queries.ts'`, false],
  ['src/dashboard/ui/a.tsx', `import '../../client/sdk.gen.ts'`, false],
  ['src/dashboard/ui/a.tsx', `import '../spaces/list.tsx'`, false],

  ['e2e/spaces/a.e2e.ts', `import '../fixtures.ts'; import '../../src/testing/corpus.ts'`, true],
  ['e2e/spaces/a.e2e.ts', `import '@playwright/test'; import 'node:path'`, true],
  ['e2e/spaces/a.e2e.ts', `import '../../src/dashboard/ui/button.tsx'`, false],
  ['e2e/spaces/a.e2e.ts', `import '../../src/service/app.ts'`, false],
  ['src/testing/a.ts', `import '../service/app.ts'; import 'playwright'`, true],
  ['src/testing/a.ts', `import '../dashboard/main.tsx'`, false],
]

test.each(rows)('%s: %s → %s', (path, text, allowed) => {
  expect(refusals(new Map([[path, text]])).length === 0).toBe(allowed)
})
