/**
 * Reads YAML 1.2 texts that are more than plain values, and finds places in all of them. The library makes the tree of nodes; the value is made from it here, so that an alias is the
 * object of its anchor, a name is the text that stands in the source (`1.10`, `no`), and nothing is copied: merge keys
 * stay until the size of the document is known.
 */
import type { Alias, Document, Node, Pair, ParsedNode, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Json } from '../../document/document.ts'
import { apiDocumentLimits } from '../api-document-limits.ts'
import type { ParsedSource, RepeatedName } from './parsed-source.ts'
import { plainYaml } from './plain-yaml.ts'
import { SourceError } from './parsed-source.ts'
import { pointerOf } from '../references.ts'
import type { WantedPlaces } from './source-places.ts'
import { setOffsets } from './source-places.ts'

export const mergeKey = '<<'

type YamlNode = Node | null | undefined

const offsetOf = (node: unknown): number | undefined => (node as ParsedNode | null | undefined)?.range?.[0]

const tooDeep = (offset?: number): SourceError =>
  new SourceError(
    'too-deep',
    `The document has more than ${apiDocumentLimits.levels} levels inside each other.`,
    offset,
  )

const parse = (text: string): Document => {
  const document: Document = parseDocument(text, {
    ...{ version: '1.2', schema: 'core', merge: false, resolveKnownTags: false, strict: true },
    // Comparing each name with each other one would take too long; `repeated` finds them.
    ...{ uniqueKeys: false, prettyErrors: false, keepSourceTokens: false, logLevel: 'error' },
  })
  // The library ran out of stack, and goes on behind that.
  const deep = document.errors.find(({ message }) => message.includes('call stack'))
  if (deep) throw tooDeep(deep.pos[0])
  const [fault] = document.errors
  if (fault)
    throw new SourceError(
      fault.code === 'MULTIPLE_DOCS' ? 'several-documents' : 'not-yaml',
      fault.code === 'MULTIPLE_DOCS'
        ? 'The text holds several documents.'
        : `${fault.message.replace(/\.$/, '')}.`,
      fault.pos[0],
    )
  const tag = document.warnings.find(({ code }) => code === 'TAG_RESOLVE_FAILED')
  if (tag)
    throw new SourceError('custom-tag', 'Tags of YAML other than those of its core are not read.', tag.pos[0])
  return document
}

/** A value, or that its anchor is still open. */
const open = Symbol('open')

class YamlValue {
  readonly #anchors = new Map<string, { readonly value: Json | typeof open; readonly node: YamlNode }>()
  /** What the aliases lead to. */
  readonly targets = new Map<Alias, YamlNode>()
  readonly repeated: RepeatedName[] = []
  readonly #path: (string | number)[] = []
  hasMergeKeys = false
  hasLargeNumbers = false

  of(node: YamlNode): Json {
    if (node === null || node === undefined) return null
    if (isAlias(node)) return this.#alias(node)
    if (this.#path.length > apiDocumentLimits.levels) throw tooDeep(offsetOf(node))
    const { anchor } = node as Scalar | YAMLMap | YAMLSeq
    if (anchor !== undefined) this.#anchors.set(anchor, { value: open, node })
    const value = this.#value(node)
    if (anchor !== undefined) this.#anchors.set(anchor, { value, node })
    return value
  }

  #alias(alias: Alias): Json {
    const anchored = this.#anchors.get(alias.source)
    const offset = offsetOf(alias)
    if (anchored === undefined)
      throw new SourceError(
        'unknown-anchor',
        `There is no anchor "${alias.source}" before this alias.`,
        offset,
      )
    if (anchored.value === open)
      throw new SourceError(
        'circular-alias',
        `The alias "${alias.source}" stands inside of its own anchor.`,
        offset,
      )
    this.targets.set(alias, anchored.node)
    return anchored.value
  }

  #value(node: Node): Json {
    if (isMap(node)) return this.#map(node as YAMLMap<Node, YamlNode>)
    if (isSeq(node)) {
      const list: Json[] = []
      for (const item of (node as YAMLSeq<YamlNode>).items) list.push(this.#below(list.length, item))
      return list
    }
    return this.#scalar(node as Scalar)
  }

  #below(segment: string | number, node: YamlNode): Json {
    this.#path.push(segment)
    const value = this.of(node)
    this.#path.pop()
    return value
  }

  #map(node: YAMLMap<Node, YamlNode>): Json {
    const members: Record<string, Json> = {}
    for (const pair of node.items) {
      const name = this.#name(pair)
      const offset = offsetOf(pair.key) ?? offsetOf(node) ?? 0
      if (name === '__proto__')
        throw new SourceError('forbidden-name', 'The name "__proto__" is not allowed.', offset)
      if (name === mergeKey) this.hasMergeKeys = true
      if (Object.hasOwn(members, name) && this.repeated.length < apiDocumentLimits.problems)
        this.repeated.push({ pointer: pointerOf([...this.#path, name]), offset })
      members[name] = this.#below(name, pair.value)
    }
    return members
  }

  #name({ key }: Pair<Node, YamlNode>): string {
    const node: YamlNode = isAlias(key) ? this.#aliasedName(key) : key
    if (!isScalar(node))
      throw new SourceError('name-not-text', 'A name is a text, not a list or an object.', offsetOf(key))
    if (node.anchor !== undefined && node === key)
      this.#anchors.set(node.anchor, { value: this.#scalar(node), node })
    return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value))
  }

  #aliasedName(alias: Alias): YamlNode {
    this.#alias(alias)
    return this.targets.get(alias)
  }

  #scalar({ value }: Scalar): Json {
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
    if (typeof value === 'bigint') return Number(value)
    if (typeof value !== 'number') return null
    if (Number.isFinite(value)) return value
    this.hasLargeNumbers = true
    return Number.isNaN(value) ? null : Math.sign(value) * Number.MAX_VALUE
  }
}

/** Finds the wanted places in the tree, through aliases and merge keys. */
const yamlOffsets = (
  root: YamlNode,
  wanted: WantedPlaces,
  targets: ReadonlyMap<Alias, YamlNode>,
): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  const resolved = (node: YamlNode): YamlNode => (isAlias(node) ? targets.get(node) : node)
  const pairOf = (node: YamlNode, name: string): Pair<Node, YamlNode> | undefined => {
    const map = resolved(node)
    if (!isMap(map)) return undefined
    const pairs = map.items as Pair<Node, YamlNode>[]
    const named = (text: string) =>
      pairs.findLast(({ key }) => isScalar(key) && (key.value === text || key.source === text))
    const own = named(name)
    const merged = own ? undefined : resolved(named(mergeKey)?.value)
    if (merged === undefined) return own
    const sources = isSeq(merged) ? (merged.items as YamlNode[]) : [merged]
    for (const source of sources) {
      const pair = pairOf(source, name)
      if (pair) return pair
    }
    return undefined
  }
  const visit = (node: YamlNode, place: number, here: WantedPlaces): void => {
    if (here.pointer !== undefined) found.set(here.pointer, place)
    const target = resolved(node)
    for (const [name, member] of here.members) {
      if (isSeq(target)) {
        const item = (target.items as YamlNode[])[Number(name)]
        if (item) visit(item, offsetOf(item) ?? place, member)
      } else {
        const pair = pairOf(target, name)
        if (pair) visit(pair.value, offsetOf(pair.key) ?? place, member)
      }
      setOffsets(member, place, found)
    }
  }
  visit(root, offsetOf(root) ?? 0, wanted)
  return found
}

/** Any text, as a tree. Throws `SourceError`. */
export const treeYaml = (text: string): ParsedSource => {
  const document = parse(text)
  const reader = new YamlValue()
  const root = document.contents
  const value = reader.of(root)
  return {
    format: 'yaml',
    value,
    hasAliases: reader.targets.size > 0,
    hasMergeKeys: reader.hasMergeKeys,
    hasLargeNumbers: reader.hasLargeNumbers,
    offsets: (wanted) => yamlOffsets(root, wanted, reader.targets),
    repeated: () => reader.repeated,
  }
}

/** The tree of a plain text is made only to find places in it. Throws `SourceError`. */
export const yamlSource = (text: string): ParsedSource => {
  const value = plainYaml(text)
  if (value === undefined) return treeYaml(text)
  return {
    ...{ format: 'yaml', value, hasAliases: false, hasMergeKeys: false, hasLargeNumbers: false },
    offsets: (wanted) => treeYaml(text).offsets(wanted),
    repeated: () => [],
  }
}
