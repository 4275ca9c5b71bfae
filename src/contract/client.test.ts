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

test('there is a function for each operation, and query options for each read', () => {
  const functions = readFileSync(join(committed, 'sdk.gen.ts'), 'utf8')
  const options = readFileSync(join(committed, '@tanstack/react-query.gen.ts'), 'utf8')
  for (const { id, method, ...rest } of Object.values(operations)) {
    expect(functions).toContain(`export const ${id} = <`)
    if ('stream' in rest) continue
    expect(options).toContain(`export const ${id}${method === 'GET' ? 'Options' : 'Mutation'} = (`)
  }
})
