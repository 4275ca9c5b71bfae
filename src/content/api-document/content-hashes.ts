/**
 * Structural hashes of the nodes of a document, through references: what a reference leads to counts as if it stood in
 * its place. Equal contract hashes have equal contracts; equal word hashes also say the same to readers.
 *
 * A unit is a node that a reference leads to. Units are hashed after those that they refer to. Units that refer to each
 * other in a circle are told apart by refinement: a first hash of each without the others, then repeatedly of each with
 * the others' hashes of the round before, until no round tells more of them apart.
 */
import type { Json, JsonObject } from '../document/document.ts'
import type { ApiDocument } from './api-document.ts'
import type { Kind } from './keyword-kinds.ts'
import { isUnordered, isWords, kindOfMember } from './keyword-kinds.ts'
import { isObject, referenceOf, referenceTarget } from './references.ts'
import { sortedNames } from './source/sorted-names.ts'
import { textDigest, textHash } from './text-hash.ts'

/** Both hashes of a node. */
export interface ContentHashes {
  readonly contract: string
  readonly words: string
}

/** The texts that stand for a node in the text of the one around it. */
type NodeTexts = ContentHashes

/** Objects that refinement may visit in one document. What is left then is told apart by fewer rounds. */
const refinementBudget = 300_000

const longText = 64

/** Texts begin with their length, so that nothing in them is taken for what follows. */
const scalarText = (value: string | number | boolean | null | undefined): string => {
  if (typeof value !== 'string') return String(value)
  return value.length > longText ? `"${textDigest(value)}` : `"${value.length}"${value}`
}

const both = (text: string): NodeTexts => ({ contract: text, words: text })

interface Unit {
  readonly node: JsonObject
  /** Place in the order of visits; the least one that its circle reaches. */
  order: number
  low: number
  open: boolean
  next: number
  edges: readonly JsonObject[]
}

type Targets = (target: JsonObject) => NodeTexts

class DocumentHashes {
  readonly #root: JsonObject
  /** The targets of references by the text of the reference. */
  readonly #targets = new Map<string, Json | undefined>()
  readonly #units = new Map<JsonObject, Unit>()
  /** Finished texts of objects in the place of keywords. */
  readonly #done = new Map<JsonObject, NodeTexts>()
  readonly #open: Unit[] = []
  #orders = 0
  #budget = refinementBudget
  #visits = 0
  /** How often an unfinished unit was asked for. */
  #asked = 0

  constructor(root: JsonObject) {
    this.#root = root
    this.#collectUnits()
    for (const node of this.#units.keys()) this.#finish(node)
  }

  of(node: Json): ContentHashes {
    const { contract, words } = this.#texts(node, 'keywords', '', this.#finished)
    return { contract: textHash(contract), words: textHash(words) }
  }

  #target(reference: string): Json | undefined {
    if (!this.#targets.has(reference)) this.#targets.set(reference, referenceTarget(this.#root, reference))
    return this.#targets.get(reference)
  }

  #collectUnits(): void {
    const seen = { keywords: new Set<Json>(), names: new Set<Json>(), maps: new Set<Json>() }
    const visit = (node: Json | undefined, kind: Kind): void => {
      if (typeof node !== 'object' || node === null || kind === 'data' || seen[kind].has(node)) return
      seen[kind].add(node)
      if (Array.isArray(node)) {
        for (const item of node as readonly Json[]) visit(item, kind)
        return
      }
      const object = node as JsonObject
      const reference = referenceOf(object)
      const target = reference === undefined ? undefined : this.#target(reference)
      if (isObject(target) && !this.#units.has(target))
        this.#units.set(target, { node: target, order: 0, low: 0, open: false, next: 0, edges: [] })
      for (const name in object) visit(object[name], kindOfMember(kind, name, object[name]))
    }
    visit(this.#root, 'keywords')
    // Visits those that it adds itself too.
    for (const node of this.#units.keys()) visit(node, 'keywords')
  }

  readonly #finished: Targets = () => {
    throw new Error('A unit is used before it is hashed.')
  }

  #unit(node: JsonObject, targets: Targets): NodeTexts {
    const known = this.#done.get(node)
    if (known !== undefined) return known
    this.#asked += 1
    return targets(node)
  }

  /** The texts of a node; `targets` gives those of units that are not finished. */
  #texts(node: Json | undefined, kind: Kind, keyword: string, targets: Targets): NodeTexts {
    if (typeof node !== 'object' || node === null) return both(scalarText(node))
    if (Array.isArray(node)) return this.#listTexts(node as readonly Json[], kind, keyword, targets)
    const object = node as JsonObject
    if (kind === 'keywords') {
      const known = this.#done.get(object)
      if (known !== undefined) return known
      if (this.#units.has(object)) return this.#unit(object, targets)
    }
    const before = this.#asked
    const texts = this.#objectTexts(object, kind, targets)
    // What depends on no unfinished unit is finished.
    if (kind === 'keywords' && this.#asked === before) this.#done.set(object, texts)
    return texts
  }

  #listTexts(list: readonly Json[], kind: Kind, keyword: string, targets: Targets): NodeTexts {
    const items = list.map((item) => this.#texts(item, kind, '', targets))
    const contract = items.map((item) => item.contract)
    if (isUnordered(keyword)) contract.sort()
    return { contract: `[${contract.join()}]`, words: `[${items.map(({ words }) => words).join()}]` }
  }

  #objectTexts(object: JsonObject, kind: Kind, targets: Targets): NodeTexts {
    const reference = kind === 'data' ? undefined : referenceOf(object)
    // The words are hashed with the contract's hash, not with its text again.
    let [contract, words] = ['', '']
    this.#visits += 1
    for (const name of sortedNames(object)) {
      if (name === '$ref' && reference !== undefined) continue
      const value = object[name]
      const texts = this.#texts(value, kindOfMember(kind, name, value), name, targets)
      const key = `${name.length}:${name}=`
      const isContract = kind !== 'keywords' || !isWords(name)
      if (isContract) contract += `${key}${texts.contract},`
      if (!isContract || texts.words !== texts.contract) words += `${key}${texts.words},`
    }
    if (reference === undefined) {
      const hash = `#${textDigest(`{${contract}`)}`
      return { contract: hash, words: words === '' ? hash : `#${textDigest(`${hash}{${words}`)}` }
    }
    const target = this.#referenceTexts(reference, targets)
    const own = contract === '' ? target.contract : `#${textDigest(`{${target.contract},${contract}`)}`
    if (contract === '' && words === '') return target
    return { contract: own, words: `#${textDigest(`${own}{${target.words},${words}`)}` }
  }

  #referenceTexts(reference: string, targets: Targets): NodeTexts {
    const target = this.#target(reference)
    if (isObject(target) && this.#units.has(target)) return this.#unit(target, targets)
    return both(`$${scalarText(reference)}`)
  }

  /** The units that a unit refers to or holds, each once for each place. */
  #edges(unit: JsonObject): readonly JsonObject[] {
    const edges: JsonObject[] = []
    const visit = (node: Json | undefined, kind: Kind): void => {
      if (typeof node !== 'object' || node === null || kind === 'data') return
      if (Array.isArray(node)) {
        for (const item of node as readonly Json[]) visit(item, kind)
        return
      }
      const object = node as JsonObject
      if (object !== unit && kind === 'keywords' && this.#units.has(object)) {
        edges.push(object)
        return
      }
      const reference = referenceOf(object)
      const target = reference === undefined ? undefined : this.#target(reference)
      if (isObject(target) && this.#units.has(target)) edges.push(target)
      for (const name in object) visit(object[name], kindOfMember(kind, name, object[name]))
    }
    visit(unit, 'keywords')
    return edges
  }

  /** Tarjan's strongly connected components without recursion: chains of units are as long as documents allow. */
  #finish(start: JsonObject): void {
    const path: Unit[] = []
    const enter = (node: JsonObject): void => {
      const unit = this.#units.get(node)
      if (unit === undefined) return
      this.#orders += 1
      Object.assign(unit, { order: this.#orders, low: this.#orders, open: true, edges: this.#edges(node) })
      this.#open.push(unit)
      path.push(unit)
    }
    if (this.#units.get(start)?.order === 0) enter(start)
    for (let unit = path.at(-1); unit !== undefined; unit = path.at(-1)) {
      const edge = unit.edges[unit.next]
      const target = edge && this.#units.get(edge)
      if (edge !== undefined) {
        if (target?.order === 0) enter(edge)
        else {
          unit.next += 1
          if (target?.open === true) unit.low = Math.min(unit.low, target.low)
        }
        continue
      }
      path.pop()
      if (unit.low === unit.order) this.#close(unit)
    }
  }

  #close(first: Unit): void {
    const circle = this.#open.splice(this.#open.indexOf(first))
    for (const unit of circle) unit.open = false
    if (circle.length === 1 && !first.edges.includes(first.node))
      this.#done.set(first.node, this.#objectTexts(first.node, 'keywords', this.#finished))
    else this.#refine(circle.map(({ node }) => node))
    for (const unit of circle) unit.edges = []
  }

  /** Tells the units of a circle apart, and leaves their texts finished. */
  #refine(circle: readonly JsonObject[]): void {
    const round = (targets: Targets): readonly NodeTexts[] =>
      circle.map((node) => this.#objectTexts(node, 'keywords', targets))
    const places = new Map(circle.map((node, at) => [node, at]))
    let [now, classes] = [round(() => both('@')), 0]
    for (;;) {
      const before = now
      this.#visits = 0
      // With its hash of the round before, so that what one round tells apart stays apart: the text of a unit that
      // is only a reference is that of its target.
      now = round((target) => before[places.get(target) ?? 0] ?? both('@')).map((texts, at) => ({
        contract: `#${textDigest(`${before[at]?.contract};${texts.contract}`)}`,
        words: `#${textDigest(`${before[at]?.words};${texts.words}`)}`,
      }))
      this.#budget -= this.#visits
      const count = classesOf(now)
      if (count !== classes && this.#budget > 0) {
        classes = count
        continue
      }
      // Two units are equal if no round tells them apart and their circles have the same classes.
      const all = { contract: namesOf(now, 'contract'), words: namesOf(now, 'words') }
      const final = (mode: keyof NodeTexts, texts: NodeTexts): string =>
        `#${textDigest(`@${texts[mode]};${all[mode]}`)}`
      for (const [at, node] of circle.entries()) {
        const texts = before[at] ?? both('')
        this.#done.set(node, { contract: final('contract', texts), words: final('words', texts) })
      }
      return
    }
  }
}

const namesOf = (texts: readonly NodeTexts[], mode: keyof NodeTexts): string =>
  [...new Set(texts.map((each) => each[mode]))].sort().join()

/** How many classes the hashes tell apart, in both modes together. */
const classesOf = (texts: readonly NodeTexts[]): number =>
  new Set(texts.map(({ contract }) => contract)).size + new Set(texts.map(({ words }) => words)).size

const known = new WeakMap<JsonObject, DocumentHashes>()

const hashesOf = ({ root }: ApiDocument): DocumentHashes => {
  const found = known.get(root) ?? new DocumentHashes(root)
  known.set(root, found)
  return found
}

/** Both hashes of any node of the document, computed once for each document. */
export const contentHashes = (document: ApiDocument): ((node: Json) => ContentHashes) => {
  const hashes = hashesOf(document)
  return (node) => hashes.of(node)
}

/**
 * The contract hash of a node of the document, or of what a JSON pointer into it leads to; the empty text where that is
 * nothing.
 */
export const contractHashes = (document: ApiDocument): ((pointerOrNode: string | JsonObject) => string) => {
  const hashes = hashesOf(document)
  return (at) => {
    const node = typeof at === 'string' ? referenceTarget(document.root, at) : at
    return node === undefined ? '' : hashes.of(node).contract
  }
}
