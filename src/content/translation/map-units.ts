/** Visits the units of a document in reading order, and rebuilds the document with what the visitor puts in. */
import { columnIds, rowIds } from '../document/canonical.ts'
import type { Block, Fragment, Inline, Json, JsonObject, RichTextDocument } from '../document/document.ts'
import { isBlock } from '../document/document.ts'
import { oneLine } from '../document/linear-text.ts'
import { blockKind, fragmentOf, inlineKind } from '../document/node-kinds.ts'
import { isJsonObject } from '../document/reference.ts'
import { readTags, textOfParts } from './read-tags.ts'
import { fromTagged, plainTagged, toTagged, type InlineNode, type Tagged } from './tagged-text.ts'
import { blockLabels, dataFields, inlineFields } from './translated-fields.ts'
import { slotOf } from './unit-ids.ts'

export interface DocumentUnit {
  /** `KEY` or `KEY:SLOT` (`unit-ids.ts`). */
  readonly id: string
  /** `label`: a string in the data of a block or an inline. */
  readonly kind: 'text' | 'cell' | 'label'
  readonly block: { readonly key?: string; readonly type: string }
  /** What it is, in words: "Heading 2", "Table cell", "Tab title". */
  readonly label: string
  readonly tagged: Tagged
}

interface UnitVisitor {
  /** The text to put in; undefined leaves the source. Units of kind `label` have no nodes. */
  readonly visit: (unit: DocumentUnit, nodes?: readonly InlineNode[]) => string | undefined
  /** What to put in instead of a text that does not fit its source. Default: the source. */
  readonly instead?: (id: string) => readonly InlineNode[] | undefined
  /** Whether texts without a letter are visited, too. */
  readonly all?: boolean
  /**
   * Asked before the inlines of a text are visited: for the nth inline of a type, from 1, the number by which its unit is
   * named. Default: n.
   */
  readonly ordinals?: (text: string, tagged: Tagged) => (type: string, nth: number) => number
}

/** Where the unit of a block is named: by its own key, or inside a table or an annotation by that one's. */
interface Base {
  readonly key: string
  readonly names: readonly string[]
  readonly owner: DocumentUnit['block']
  readonly kind: 'text' | 'cell'
}

/** Blocks inside a cell or an annotation, which are numbered. */
interface Scope extends Base {
  readonly label: string
  blocks: number
}

interface Around {
  readonly scope: Scope | undefined
  /** What a paragraph is called there. */
  readonly label: string
}

const letter = /\p{L}/u

/** Whether there is anything to translate. Code does not count. */
const hasLetters = (nodes: readonly InlineNode[]): boolean =>
  nodes.some((node) =>
    node.object === 'text'
      ? node.leaves.some(({ text, marks }) => letter.test(text) && !marks.some(({ type }) => type === 'code'))
      : inlineKind(node.type) === 'open' && hasLetters(node.nodes ?? []),
  )

const sameList = <T>(before: readonly T[], after: readonly T[]): boolean =>
  before.every((one, at) => one === after[at])

/** Maps a list; the same list if nothing changed. */
const mapped = <T>(list: readonly T[], map: (one: T) => T): readonly T[] => {
  const made = list.map(map)
  return sameList(list, made) ? list : made
}

const idOf = ({ key, names }: Pick<Base, 'key' | 'names'>, ...more: readonly string[]): string =>
  names.length + more.length === 0 ? key : `${key}:${slotOf([...names, ...more])}`

const isTitle = ({ fragment }: Fragment): boolean => fragment === 'expandable-title'

class UnitMapper {
  readonly problems = new Map<string, readonly string[]>()
  private readonly seen = new Set<string>()
  private readonly visitor: UnitVisitor

  constructor(visitor: UnitVisitor) {
    this.visitor = visitor
  }

  /** The first unit with an id counts; a repeated key is not a key. */
  private ask(unit: DocumentUnit, hasWords: boolean, nodes?: readonly InlineNode[]): string | undefined {
    if (!(hasWords || this.visitor.all === true) || this.seen.has(unit.id)) return undefined
    this.seen.add(unit.id)
    return this.visitor.visit(unit, nodes)
  }

  /** A string of data, with its target. */
  private string(value: string, base: Base, names: readonly string[], label: string): string {
    const id = idOf(base, ...names)
    const unit = { id, kind: 'label', block: base.owner, label, tagged: plainTagged(value) } as const
    const target = this.ask(unit, letter.test(value))
    if (target === undefined) return value
    const read = readTags(target)
    const isPlain = 'parts' in read && read.parts.every(({ kind }) => kind === 'text')
    const text = isPlain ? oneLine(textOfParts(read.parts)) : ''
    if (text.trim() !== '') return text
    this.problems.set(
      id,
      'problems' in read ? read.problems : [isPlain ? 'It must not be empty.' : 'It has no tags.'],
    )
    return value
  }

  private data<T extends JsonObject>(
    data: T,
    fields: Readonly<Record<string, string>> | undefined,
    base: Base,
    names: readonly string[] = [],
  ): T {
    let made = data
    for (const [field, label] of Object.entries(fields ?? {})) {
      const value = data[field]
      if (typeof value !== 'string') continue
      const text = this.string(value, base, [...names, field], label)
      if (text !== value) made = { ...made, [field]: text }
    }
    return made
  }

  /** The text of a block, or of the title of a column. */
  private text(
    nodes: readonly InlineNode[],
    base: Base,
    names: readonly string[],
    label: string,
  ): readonly InlineNode[] {
    const id = idOf(base, ...names)
    const tagged = toTagged(nodes)
    const unit = { id, kind: base.kind, block: base.owner, label, tagged }
    const target = this.ask(unit, hasLetters(nodes), nodes)
    const ordinals = this.visitor.ordinals?.(id, tagged) ?? ((_type: string, nth: number) => nth)
    const counts = new Map<string, number>()
    const inner = this.inlines(nodes, { ...base, names: [...base.names, ...names] }, (type) => {
      const nth = (counts.get(type) ?? 0) + 1
      counts.set(type, nth)
      return ordinals(type, nth)
    })
    if (target === undefined) return inner
    const restored = fromTagged(target, inner === nodes ? tagged.tags : toTagged(inner).tags)
    if ('nodes' in restored) return restored.nodes
    const instead = this.visitor.instead?.(id)
    if (instead !== undefined) return instead
    this.problems.set(id, restored.problems)
    return inner
  }

  private inlines(
    nodes: readonly InlineNode[],
    base: Base,
    ordinal: (type: string) => number,
  ): readonly InlineNode[] {
    return mapped(nodes, (node): InlineNode => {
      if (node.object === 'text') return node
      const number = ordinal(node.type)
      const names = [node.type, String(number)]
      const data = this.data(node.data, inlineFields[node.type], base, names)
      const nodesInside =
        node.nodes === undefined || inlineKind(node.type) !== 'open'
          ? node.nodes
          : this.inlines(node.nodes, base, ordinal)
      const fragments = node.type === 'annotation' ? this.annotation(node, base, names) : node.fragments
      if (data === node.data && nodesInside === node.nodes && fragments === node.fragments) return node
      return { ...node, data, ...(nodesInside && { nodes: nodesInside }), ...(fragments && { fragments }) }
    })
  }

  private annotation(node: Inline, base: Base, names: readonly string[]): readonly Fragment[] | undefined {
    if (node.fragments === undefined) return undefined
    const scope = { ...base, names: [...base.names, ...names], label: 'Annotation', blocks: 0 }
    return mapped(node.fragments, (part) => this.fragment(part, { scope, label: 'Annotation' }))
  }

  private fragment(part: Fragment, around: Around): Fragment {
    const nodes = this.blocks(part.nodes, around)
    return nodes === part.nodes ? part : { ...part, nodes }
  }

  private blocks(blocks: readonly Block[], around: Around): readonly Block[] {
    return mapped(blocks, (block) => this.block(block, around))
  }

  private baseOf(block: Block, scope: Scope | undefined): Base | undefined {
    if (scope !== undefined) {
      scope.blocks += 1
      return scope.blocks === 1 ? scope : { ...scope, names: [...scope.names, String(scope.blocks)] }
    }
    const { key, type } = block
    return key === undefined ? undefined : { key, names: [], owner: { key, type }, kind: 'text' }
  }

  private block(block: Block, around: Around): Block {
    const kind = blockKind(block.type)
    if (kind === 'unknown' || kind === 'code-line') return block
    if (kind === 'table') return this.table(block)
    if (kind === 'text') return this.textBlock(block, around)
    const fields = dataFields[block.type]
    const base = fields === undefined ? undefined : this.baseOf(block, around.scope)
    const data = base === undefined ? block.data : this.data(block.data, fields, base)
    const label = around.scope?.label ?? blockLabels[block.type] ?? around.label
    const nodes =
      kind === 'container' && block.nodes !== undefined
        ? this.blocks(block.nodes as readonly Block[], { scope: around.scope, label })
        : block.nodes
    const fragments = this.fragments(block, around.scope)
    if (data === block.data && nodes === block.nodes && fragments === block.fragments) return block
    return { ...block, data, ...(nodes && { nodes }), ...(fragments && { fragments }) }
  }

  /** The title of an expandable comes before its body, whatever the order of the names. */
  private fragments(block: Block, scope: Scope | undefined): readonly Fragment[] | undefined {
    if (block.fragments === undefined) return undefined
    const made = new Map<Fragment, Fragment>()
    for (const part of block.fragments.toSorted((a, b) => Number(isTitle(b)) - Number(isTitle(a)))) {
      const label = scope?.label ?? blockLabels[part.fragment] ?? 'Paragraph'
      made.set(part, this.fragment(part, { scope, label }))
    }
    return mapped(block.fragments, (part) => made.get(part) ?? part)
  }

  private textBlock(block: Block, { scope, label }: Around): Block {
    const base = this.baseOf(block, scope)
    const nodes = block.nodes ?? []
    if (base === undefined || nodes.some(isBlock)) return block
    const own = blockLabels[block.type] ?? label
    const made = this.text(nodes as readonly InlineNode[], base, [], own)
    return made === nodes ? block : { ...block, nodes: made }
  }

  /** Without a key its cells cannot be named. */
  private table(block: Block): Block {
    const { key, type } = block
    if (key === undefined) return block
    const base: Base = { key, names: [], owner: { key, type }, kind: 'text' }
    const data = this.columns(block.data, base)
    const made = new Map<string, Fragment>()
    const columns = columnIds(block.data)
    for (const row of rowIds(block.data))
      for (const column of columns) {
        const name = `${row}:${column}`
        const part = fragmentOf(block, name)
        if (part === undefined) continue
        const names = ['cell', row, column]
        const scope: Scope = { ...base, names, kind: 'cell', label: 'Table cell', blocks: 0 }
        made.set(name, this.fragment(part, { scope, label: 'Table cell' }))
      }
    const fragments = block.fragments && mapped(block.fragments, (part) => made.get(part.fragment) ?? part)
    if (data === block.data && fragments === block.fragments) return block
    return { ...block, data, ...(fragments && { fragments }) }
  }

  private columns(data: JsonObject, base: Base): JsonObject {
    const definition = data['definition']
    if (!isJsonObject(definition)) return data
    let made = definition
    for (const id of columnIds(data)) {
      const column = definition[id]
      if (!isJsonObject(column)) continue
      const changed = this.options(this.columnTitle(column, id, base), id, base)
      if (changed !== column) made = { ...made, [id]: changed }
    }
    return made === definition ? data : { ...data, definition: made }
  }

  /** A title with formatting has its nodes beside its plain text. */
  private columnTitle(column: JsonObject, id: string, base: Base): JsonObject {
    const { title, titleNodes } = column
    const names = ['column', id]
    if (Array.isArray(titleNodes)) {
      const nodes = titleNodes as unknown as readonly InlineNode[]
      const made = this.text(nodes, base, names, 'Column title')
      return made === nodes
        ? column
        : { ...column, title: plainTitle(made), titleNodes: made as unknown as Json }
    }
    if (typeof title !== 'string') return column
    const text = this.string(title, base, names, 'Column title')
    return text === title ? column : { ...column, title: text }
  }

  private options(column: JsonObject, id: string, base: Base): JsonObject {
    const { options } = column
    if (!Array.isArray(options)) return column
    const made = mapped(options as readonly Json[], (option) => {
      const value = isJsonObject(option) ? option['value'] : undefined
      if (!isJsonObject(option) || typeof value !== 'string') return option
      const label = option['label']
      if (typeof label !== 'string') return option
      const text = this.string(label, base, ['option', id, value], 'Option')
      return text === label ? option : { ...option, label: text }
    })
    return made === options ? column : { ...column, options: made }
  }

  document(document: RichTextDocument): RichTextDocument {
    const nodes = this.blocks(document.nodes, { scope: undefined, label: 'Paragraph' })
    return nodes === document.nodes ? document : { ...document, nodes }
  }
}

const plainTitle = (nodes: readonly InlineNode[]): string =>
  nodes
    .map((node) =>
      node.object === 'text' ? node.leaves.map(({ text }) => text).join('') : plainTitle(node.nodes ?? []),
    )
    .join('')

/** The document with the visitor's texts, and by unit why a text could not be put in. Linear. */
export const mapUnits = (
  document: RichTextDocument,
  visitor: UnitVisitor,
): { readonly document: RichTextDocument; readonly problems: ReadonlyMap<string, readonly string[]> } => {
  const mapper = new UnitMapper(visitor)
  const made = mapper.document(document)
  return { document: made, problems: mapper.problems }
}
