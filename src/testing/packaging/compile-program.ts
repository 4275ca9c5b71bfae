/** The program as JavaScript, for the package: Node strips no types from files below `node_modules`. */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, posix } from 'node:path'
import { root } from '../processes/programs.ts'
import { importsOf } from '../rules/imports.ts'

/** What an operator starts; everything else is found from here. */
export const entry = 'bin/recto.js'

/** `lib` is as deep as `src`, so that the program finds the folders beside it in the same place. */
const compiledPath = (path: string): string => path.replace(/^src\//, 'lib/').replace(/\.ts$/, '.js')

const addressFrom = (path: string, target: string): string => {
  const address = posix.relative(posix.dirname(path), target)
  return address.startsWith('.') ? address : `./${address}`
}

interface Compiled {
  /** In the package. */
  readonly path: string
  readonly text: string
  /** The sources that it loads, at once or later. */
  readonly loads: readonly string[]
}

/** A source as Node would run it from the checkout, at the same lines, with the addresses of compiled modules. */
export const compile = (path: string, source: string): Compiled => {
  const folder = posix.dirname(path)
  const own = importsOf(path, source).filter(({ specifier }) => /^\.{1,2}\/.*\.ts$/.test(specifier))
  const target = ({ specifier }: { specifier: string }): string => posix.join(folder, specifier)
  let text = ''
  let copied = 0
  for (const found of own.toSorted((one, other) => one.start - other.start)) {
    text += source.slice(copied, found.start)
    text += `'${addressFrom(compiledPath(path), compiledPath(target(found)))}'`
    copied = found.end
  }
  return {
    path: compiledPath(path),
    text: stripTypeScriptTypes(text + source.slice(copied)),
    loads: own.filter(({ typeOnly }) => !typeOnly).map(target),
  }
}

/** All modules that the program may load. Throws if one of them does not exist. */
export const compileProgram = (): Compiled[] => {
  const compiled = new Map<string, Compiled>()
  const waiting = [entry]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (compiled.has(path)) continue
    const module = compile(path, readFileSync(join(root, path), 'utf8'))
    compiled.set(path, module)
    waiting.push(...module.loads)
  }
  return [...compiled.values()]
}
