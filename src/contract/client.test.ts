/** The committed client is what the generator makes of the committed `openapi.json`. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { expect, test } from 'vitest'
import config from '../../openapi-ts.config.ts'
import { operations } from './operations.ts'

const root = resolve(import.meta.dirname, '../..')
const committed = join(root, 'src/client')

const filesOf = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [path.slice(folder.length), readFileSync(path, 'utf8')]),
  )

test('the client is current; run `npm run generate` when it is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-client-'))
  try {
    const given = await config
    if (Array.isArray(given)) throw new Error('One client is generated, not several.')
    const output = given.output
    if (typeof output !== 'object' || Array.isArray(output)) throw new Error('The output has no options.')
    await createClient({
      ...given,
      input: join(root, 'openapi.json'),
      output: { ...output, path: folder },
      logs: { level: 'silent' },
    })
    const made = filesOf(folder)
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
