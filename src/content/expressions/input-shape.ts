/** What an expression can read, and which of its names do not exist there. */
import type { Arrow, Expression } from './expression.ts'
import { nearestName } from './nearest-name.ts'

/** `any`: nothing is known, so every name is accepted. */
export type InputShape =
  | 'any'
  | 'text'
  | 'number'
  | 'boolean'
  | { readonly list: InputShape }
  | { readonly members: Readonly<Record<string, InputShape>> }

export interface UnknownName {
  /** With the names before it, such as `visitor.claims.plann`. */
  readonly name: string
  /** The known name that is spelled most like it, with the names before it. */
  readonly nearest: string | undefined
  /** All names that exist there. */
  readonly known: readonly string[]
  /** The offset of the name in the text. */
  readonly at: number
}

interface Scope {
  readonly shapeOf: (name: string) => InputShape | undefined
  readonly names: () => readonly string[]
}

class UnknownNameFault {
  readonly unknown: UnknownName
  constructor(unknown: UnknownName) {
    this.unknown = unknown
  }
}

/** The first name that the input does not have; undefined if it has all of them. */
export function findUnknownName(
  expression: Expression,
  members: Readonly<Record<string, InputShape>>,
): UnknownName | undefined {
  try {
    shapeOf(expression, {
      shapeOf: (name) => (Object.hasOwn(members, name) ? members[name] : undefined),
      names: () => Object.keys(members),
    })
    return undefined
  } catch (fault) {
    if (fault instanceof UnknownNameFault) return fault.unknown
    throw fault
  }
}

const refuse = (prefix: string, name: string, known: readonly string[], at: number): never => {
  const nearest = nearestName(name, known)
  throw new UnknownNameFault({
    name: `${prefix}${name}`,
    nearest: nearest === undefined ? undefined : `${prefix}${nearest}`,
    known,
    at,
  })
}

/** The text that leads to a value, for messages: `visitor.claims.`; '' if it is not a plain path. */
const pathOf = (node: Expression): string => {
  if (node.kind === 'name') return `${node.name}.`
  if (node.kind !== 'member') return ''
  const path = pathOf(node.object)
  if (path === '') return ''
  return typeof node.name === 'number' ? `${path.slice(0, -1)}[${node.name}].` : `${path}${node.name}.`
}

/** The shape of either of two values. */
const either = (one: InputShape, other: InputShape): InputShape => (one === other ? one : 'any')

function shapeOf(node: Expression, scope: Scope): InputShape {
  switch (node.kind) {
    case 'literal':
      if (node.value === null) return 'any'
      return typeof node.value === 'string' ? 'text' : typeof node.value === 'number' ? 'number' : 'boolean'
    case 'list':
      for (const item of node.items) shapeOf(item, scope)
      return { list: 'any' }
    case 'name':
      return scope.shapeOf(node.name) ?? refuse('', node.name, scope.names(), node.at)
    case 'member':
      return memberOf(node, shapeOf(node.object, scope))
    case 'not':
      shapeOf(node.operand, scope)
      return 'boolean'
    case 'conditional':
      shapeOf(node.condition, scope)
      return either(shapeOf(node.then, scope), shapeOf(node.otherwise, scope))
    case 'binary':
      return binaryShape(node, scope)
    case 'call':
      return callShape(node, scope)
  }
}

function memberOf(node: Extract<Expression, { kind: 'member' }>, object: InputShape): InputShape {
  const { name, at } = node
  if (object === 'any') return 'any'
  const prefix = pathOf(node.object)
  if (typeof object === 'object' && 'members' in object) {
    const key = String(name)
    const known = Object.hasOwn(object.members, key) ? object.members[key] : undefined
    return known ?? refuse(prefix, key, Object.keys(object.members), at)
  }
  if (typeof object === 'object' && typeof name === 'number') return object.list
  const hasLength = typeof object === 'object' || object === 'text'
  if (hasLength && name === 'length') return 'number'
  return refuse(prefix, String(name), hasLength ? ['length'] : [], at)
}

function binaryShape(node: Extract<Expression, { kind: 'binary' }>, scope: Scope): InputShape {
  const { operator, left: first } = node
  const left = shapeOf(first, scope)
  const right = shapeOf(node.right, scope)
  if (operator === '&&' || operator === '||') return either(left, right)
  // `'plan' in visitor.claims` names a member, too.
  if (operator === 'in' && first.kind === 'literal' && typeof right === 'object' && 'members' in right) {
    const name = String(first.value)
    if (!Object.hasOwn(right.members, name))
      refuse(pathOf(node.right), name, Object.keys(right.members), first.at)
  }
  return 'boolean'
}

function callShape(node: Extract<Expression, { kind: 'call' }>, scope: Scope): InputShape {
  const object = shapeOf(node.object, scope)
  const item = typeof object === 'object' && 'list' in object ? object.list : 'any'
  const results = node.arguments.map((argument) =>
    argument.kind === 'arrow'
      ? shapeOf(argument.body, within(argument, item, scope))
      : shapeOf(argument, scope),
  )
  switch (node.method) {
    case 'filter':
      return object
    case 'map':
      return { list: results[0] ?? 'any' }
    case 'join':
    case 'trim':
    case 'toLowerCase':
    case 'toUpperCase':
      return 'text'
    default:
      return 'boolean'
  }
}

const within = ({ parameter }: Arrow, item: InputShape, scope: Scope): Scope => ({
  shapeOf: (name) => (name === parameter ? item : scope.shapeOf(name)),
  names: () => [parameter, ...scope.names()],
})
