/** Which inputs an expression reads: decides what a deterministic evaluation may show. */
import type { Arrow, Expression } from './expression.ts'

/** Root names whose value depends on the reader or the time. */
const nondeterministic = new Set(['visitor', 'time', 'now'])

/** Root names that the expression reads from its input, excluding parameters of arrows. */
export function namesUsed(expression: Expression): ReadonlySet<string> {
  const names = new Set<string>()
  collect(expression, new Set(), names)
  return names
}

/** Whether the expression has the same value for every reader at any time: it reads neither `visitor` nor the time. */
export function isDeterministic(expression: Expression): boolean {
  for (const name of namesUsed(expression)) if (nondeterministic.has(name)) return false
  return true
}

function collect(node: Expression | Arrow, bound: ReadonlySet<string>, names: Set<string>): void {
  switch (node.kind) {
    case 'literal':
      return
    case 'name':
      if (!bound.has(node.name)) names.add(node.name)
      return
    case 'list':
      for (const item of node.items) collect(item, bound, names)
      return
    case 'member':
      return collect(node.object, bound, names)
    case 'not':
      return collect(node.operand, bound, names)
    case 'arrow':
      return collect(node.body, new Set([...bound, node.parameter]), names)
    case 'call':
      collect(node.object, bound, names)
      for (const argument of node.arguments) collect(argument, bound, names)
      return
    case 'binary':
      collect(node.left, bound, names)
      return collect(node.right, bound, names)
    case 'conditional':
      collect(node.condition, bound, names)
      collect(node.then, bound, names)
      return collect(node.otherwise, bound, names)
  }
}
