/**
 * Looks over a value before any library walks it: libraries walk every alias as a copy, and follow every reference. One
 * pass, in which a shared object is measured once.
 */
import type { Json, JsonObject } from '../document/document.ts'
import { apiDocumentLimits } from './api-document-limits.ts'
import { SourceError } from './source/parsed-source.ts'
import { isTooLongChain } from './references.ts'

/** The size of a value with every alias as a copy. */
interface Size {
  readonly nodes: number
  readonly characters: number
  readonly levels: number
}

export interface Inspection {
  /** Names in objects; an object that stands in several places counts once. */
  readonly names: number
  readonly hasLargeNumbers: boolean
  /** Objects and lists that were looked at: the work done. */
  readonly visits: number
}

const tooDeep = (): SourceError =>
  new SourceError(
    'too-deep',
    `The document has more than ${apiDocumentLimits.levels} levels inside each other.`,
  )

const tooMany = `The document has more than ${apiDocumentLimits.nodes.toLocaleString('en')} values, or too much text, each alias counted as a copy.`

class Inspector {
  readonly #sizes = new Map<object, Size>()
  readonly #hasAliases: boolean
  readonly references = new Set<string>()
  names = 0
  visits = 0
  hasLargeNumbers = false

  constructor(hasAliases: boolean) {
    this.#hasAliases = hasAliases
  }

  /** The size of an object or a list that stands below `level` others. */
  measure(value: object, level: number): Size {
    const known = this.#hasAliases ? this.#sizes.get(value) : undefined
    const size = known ?? this.#measured(value, level)
    // An alias can stand deeper than its anchor.
    if (level + size.levels > apiDocumentLimits.levels) throw tooDeep()
    if (this.#hasAliases) this.#sizes.set(value, size)
    return size
  }

  #measured(value: object, level: number): Size {
    if (level >= apiDocumentLimits.levels) throw tooDeep()
    this.visits += 1
    const size = { nodes: 1, characters: 0, levels: 1 }
    if (Array.isArray(value)) for (const item of value as readonly Json[]) this.#add(size, item, level)
    else
      for (const name of Object.keys(value)) {
        const member = (value as JsonObject)[name]
        this.#look(name, member)
        size.characters += name.length
        this.#add(size, member, level)
      }
    return size
  }

  #add(
    size: { nodes: number; characters: number; levels: number },
    member: Json | undefined,
    level: number,
  ): void {
    if (typeof member === 'object' && member !== null) {
      const below = this.measure(member, level + 1)
      size.nodes += below.nodes
      size.characters += below.characters
      size.levels = Math.max(size.levels, below.levels + 1)
    } else {
      size.nodes += 1
      if (typeof member === 'string') size.characters += member.length
      else if (typeof member === 'number' && !Number.isFinite(member)) this.hasLargeNumbers = true
    }
    if (size.nodes > apiDocumentLimits.nodes || size.characters > apiDocumentLimits.characters)
      throw new SourceError('too-many-nodes', tooMany)
  }

  #look(name: string, member: Json | undefined): void {
    this.names += 1
    if (name === '__proto__') throw new SourceError('forbidden-name', 'The name "__proto__" is not allowed.')
    if (name === '$ref' && typeof member === 'string') this.references.add(member)
  }
}

/** Throws `SourceError` if the value is too large, too deep, or has references in rings or long chains. */
export const inspectValue = (root: JsonObject, hasAliases: boolean): Inspection => {
  const inspector = new Inspector(hasAliases)
  inspector.measure(root, 0)
  for (const reference of inspector.references)
    if (isTooLongChain(root, reference))
      throw new SourceError(
        'reference-chain',
        `The reference "${reference.slice(0, 200)}" leads to other references in a ring or in a chain that is too long.`,
      )
  const { names, hasLargeNumbers, visits } = inspector
  return { names, hasLargeNumbers, visits }
}
