/** Circles of imports: files none of which can be understood, moved or tested without the others. */
import { posix } from 'node:path'
import { importsOf } from './imports.ts'

/** The files that each file imports, types included; a late import does not tie two files. */
const importGraph = (files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...files].map(([path, text]) => [
      path,
      importsOf(path, text).flatMap(({ specifier, late }) => {
        const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''))
        return !late && specifier.startsWith('.') && files.has(target) ? [target] : []
      }),
    ]),
  )

/**
 * Groups of files that import each other, directly or through others, each sorted. Strongly connected components by
 * Tarjan's algorithm (SIAM Journal on Computing 1, 1972), linear in files and imports.
 */
export const importCircles = (files: ReadonlyMap<string, string>): readonly (readonly string[])[] => {
  const graph = importGraph(files)
  const order = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const number = order.size
    order.set(file, number)
    stack.push(file)
    let low = number
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === number) {
      const group = stack.splice(stack.indexOf(file))
      if (group.length > 1) circles.push(group.toSorted())
    }
    return low
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}
