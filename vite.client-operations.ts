import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const client = join(import.meta.dirname, 'src/client')
/** Folders of the files that hold the functions of the operations, and the end of what screens import them from. */
const folders = ['sdk', '@tanstack/react-query']

/** `import { one, two } from 'file'`, and not of types only. */
const namedImport = /^import \{([^}]+)\} from ['"]([^'"]+)['"];?$/gm

const specifiers = (list: string): readonly string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** A function of an operation, with the imports of its file. */
interface OperationFunction {
  readonly file: string
  readonly imports: readonly { readonly names: readonly string[]; readonly from: string }[]
  readonly source: string
}

const readFunctions = (): ReadonlyMap<string, OperationFunction> => {
  const functions = new Map<string, OperationFunction>()
  for (const folder of folders)
    for (const name of readdirSync(join(client, folder))) {
      const file = join(client, folder, name)
      const [head = '', ...sources] = readFileSync(file, 'utf8').split(/^(?=export const )/m)
      const imports = [...head.matchAll(namedImport)].map(([, list = '', from = '']) => ({
        names: specifiers(list),
        from,
      }))
      for (const source of sources)
        functions.set(/^export const (\w+)/.exec(source)?.[1] ?? '', { file, imports, source })
    }
  return functions
}

const query = '?operation='

/**
 * Makes each function of the generated client a module of its own when the dashboard is built. A module is in one chunk
 * as a whole: with the file of a noun, the first screen would load the operations of all other screens about it.
 */
export const clientOperations = (): Plugin => {
  let functions: ReadonlyMap<string, OperationFunction> = new Map()
  const importOf = (specifier: string): string => {
    const [name = ''] = specifier.split(' as ')
    const found = functions.get(name)
    if (found === undefined) throw new Error(`The client has no function ${name}`)
    return `import { ${specifier} } from '${found.file}${query}${name}'`
  }
  return {
    name: 'client-operations',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => {
      functions = readFunctions()
    },
    load: (id) => {
      const [, name = ''] = id.split(query)
      const found = functions.get(name)
      if (found === undefined) return undefined
      const { imports, source } = found
      const words = new Set(source.match(/\w+/g))
      // What the file imports from other files of operations, and what stands in the same one.
      const others = [...words].filter((one) => one !== name && functions.has(one))
      return {
        moduleType: 'ts',
        code: [
          ...imports.flatMap(({ names, from }) =>
            names
              .filter((one) => words.has(one) && !functions.has(one))
              .map((one) => `import { ${one} } from '${from}'`),
          ),
          ...others.map(importOf),
          source,
        ].join('\n'),
      }
    },
    transform: (code, id) =>
      id.includes('/src/dashboard/') && code.includes('/client/')
        ? code.replaceAll(namedImport, (whole, list: string, from: string) => {
            if (!folders.some((folder) => from.endsWith(`/client/${folder}.gen.ts`))) return whole
            const all = specifiers(list)
            const types = all.filter((one) => one.startsWith('type '))
            return [
              ...all.filter((one) => !types.includes(one)).map(importOf),
              ...types.map((one) => `import { ${one} } from '${from}'`),
            ].join('\n')
          })
        : undefined,
  }
}
