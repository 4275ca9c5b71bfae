/** The committed client matches what the generator creates from the committed `openapi.json`. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { operations } from './operations.ts'

const root = resolve(import.meta.dirname, '../..')
const committed = join(root, 'src/client')

/** Path below the folder → text. */
const filesOf = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [path.slice(folder.length), readFileSync(path, 'utf8')]),
  )

test('the client is current; run `npm run generate` when it is not', () => {
  // The generator includes everything in its working directory, so it gets one of its own.
  const folder = mkdtempSync(join(tmpdir(), 'recto-client-'))
  try {
    for (const name of ['openapi.json', 'openapi-ts.config.ts', 'package.json', 'tsconfig.json'])
      copyFileSync(join(root, name), join(folder, name))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const generator = join(root, 'node_modules/@hey-api/openapi-ts/bin/run.js')
    execFileSync(process.execPath, [generator, '--no-log-file'], { cwd: folder, stdio: 'pipe' })
    const made = filesOf(join(folder, 'src/client'))
    const kept = filesOf(committed)
    expect([...kept.keys()]).toEqual([...made.keys()])
    for (const [path, text] of made) expect([path, kept.get(path) === text]).toEqual([path, true])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('each operation has a function, and query options or a mutation, in the files of its noun', () => {
  const textOf = (path: string) => readFileSync(join(committed, `${path}.gen.ts`), 'utf8')
  const { paths } = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>>
  }
  const nouns = new Map(
    Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId, tags }) => [operationId, tags?.[0]]),
    ),
  )
  for (const { id, method, ...rest } of Object.values(operations)) {
    const file = `${nouns.get(id)}-${method === 'GET' ? 'reads' : 'writes'}`
    expect(textOf(`sdk/${file}`)).toContain(`export const ${id} = <`)
    if ('stream' in rest) continue
    const kind = method === 'GET' ? 'Options' : 'Mutation'
    expect(textOf(`@tanstack/react-query/${file}`)).toContain(`export const ${id}${kind} = (`)
    expect(textOf('@tanstack/react-query')).toMatch(new RegExp(`\\b${id}${kind}\\b`))
  }
})
