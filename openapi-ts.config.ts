import { readFileSync } from 'node:fs'
import { defineConfig } from '@hey-api/openapi-ts'

interface Described {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly operationId?: string; readonly tags?: readonly string[] }>>
    >
  >
}

/** `people-reads`, `people-writes` and so on, by operation. */
const files = new Map<string, string>()
const { paths } = JSON.parse(readFileSync('./openapi.json', 'utf8')) as Described
for (const methods of Object.values(paths))
  for (const [method, { operationId, tags }] of Object.entries(methods))
    if (operationId !== undefined && tags?.[0] !== undefined)
      files.set(operationId, `${tags[0]}-${method === 'get' ? 'reads' : 'writes'}`)

/** The file of a function and the file that exports it for the dashboard; undefined for what belongs to no operation. */
const placeOf = (name: string, artifact: unknown): { own: string; exported: string } | undefined => {
  const operation = name.replace(/(Infinite)?(Options|QueryKey)$|Mutation$/, '')
  const file = files.get(artifact === 'sdk' ? name : operation)
  if (file === undefined || (artifact !== 'sdk' && artifact !== '@tanstack/react-query')) return undefined
  const exported = artifact === 'sdk' ? 'sdk' : '@tanstack/react-query'
  return { own: `${exported}/${file}`, exported }
}

interface GeneratedNode {
  readonly symbol?: { readonly name: string }
  readonly export?: () => void
}

interface Generation {
  readonly plugin: { readonly gen: { readonly nodes: { readonly all: () => Iterable<GeneratedNode> } } }
}

/** Exports the functions that make query keys, which the generator otherwise keeps inside of one file. */
const exportQueryKeys = {
  name: 'export-query-keys',
  config: {},
  dependencies: ['@tanstack/react-query'],
  handler: ({ plugin }: Generation): void => {
    for (const node of plugin.gen.nodes.all())
      if (/^create(QueryKey|InfiniteParams)$/.test(node.symbol?.name ?? '')) node.export?.()
  },
}

export default defineConfig({
  input: './openapi.json',
  output: {
    path: './src/client',
    importFileExtension: '.ts',
    // The generator's runtime was not written for `exactOptionalPropertyTypes`; its types still reach its users.
    header: ['// Generated from openapi.json by `npm run generate`.', '// @ts-nocheck', ''],
  },
  // Several files, so that a screen loads the operations of its noun and not all of them.
  parser: {
    hooks: {
      symbols: {
        getFilePath: ({ name, meta = {} }) =>
          placeOf(name, meta['artifact'])?.own ??
          (meta['artifact'] === '@tanstack/react-query' ? '@tanstack/query-keys' : undefined),
        getExportFromFilePath: ({ name, meta = {} }) => {
          const exported = placeOf(name, meta['artifact'])?.exported
          return exported === undefined ? undefined : [exported]
        },
      },
    },
  },
  plugins: [
    { name: '@hey-api/client-fetch', throwOnError: true },
    { name: '@hey-api/typescript', comments: false },
    { name: '@hey-api/sdk', comments: false },
    { name: '@tanstack/react-query', comments: false },
    exportQueryKeys as never,
  ],
})
