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
  /** Of objects and lists that were looked at; only where they can stand in several places. */
  readonly #sizes: Map<object, Size> | undefined
  readonly references = new Set<string>()
  /** Values and characters so far, with every alias as a copy. */
  #nodes = 0
  #characters = 0
  names = 0
  visits = 0
  hasLargeNumbers = false

  constructor(hasAliases: boolean) {
    this.#sizes = hasAliases ? new Map() : undefined
  }

  /** Adds an object or a list that stands below `level` others. Returns the levels that it has itself. */
  add(value: object, level: number): number {
    const known = this.#sizes?.get(value)
    if (known === undefined) return this.#addNew(value, level)
    // An alias can stand deeper than its anchor.
    if (level + known.levels > apiDocumentLimits.levels) throw tooDeep()
    this.#count(known.nodes, known.characters)
    return known.levels
  }

  #addNew(value: object, level: number): number {
    if (level >= apiDocumentLimits.levels) throw tooDeep()
    const [nodes, characters] = [this.#nodes, this.#characters]
    this.visits += 1
    this.#count(1, 0)
    let below = 0
    if (Array.isArray(value))
      for (const item of value as readonly Json[]) below = Math.max(below, this.#addMember(item, level))
    else
      for (const name of Object.keys(value)) {
        const member = (value as JsonObject)[name]
        this.#look(name, member)
        this.#characters += name.length
        below = Math.max(below, this.#addMember(member, level))
      }
    const levels = below + 1
    const size = { nodes: this.#nodes - nodes, characters: this.#characters - characters, levels }
    this.#sizes?.set(value, size)
    return levels
  }

  #addMember(member: Json | undefined, level: number): number {
    if (typeof member === 'object' && member !== null) return this.add(member, level + 1)
    if (typeof member === 'number' && !Number.isFinite(member)) this.hasLargeNumbers = true
    this.#count(1, typeof member === 'string' ? member.length : 0)
    return 0
  }

  #count(nodes: number, characters: number): void {
    this.#nodes += nodes
    this.#characters += characters
    if (this.#nodes > apiDocumentLimits.nodes || this.#characters > apiDocumentLimits.characters)
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
  inspector.add(root, 0)
  for (const reference of inspector.references)
    if (isTooLongChain(root, reference))
      throw new SourceError(
        'reference-chain',
        `The reference "${reference.slice(0, 200)}" leads to other references in a ring or in a chain that is too long.`,
      )
  const { names, hasLargeNumbers, visits } = inspector
  return { names, hasLargeNumbers, visits }
}
