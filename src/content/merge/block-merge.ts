/**
 * Three-way merge of documents by blocks (decisions, section 6). A pure function of base, main, change and answers.
 *
 * Every block is an entity with up to three sides (`match-entities.ts`). First it is decided which entities exist and
 * under which parent; then the document is built from the root, each list in the order of `mergeOrder`, each block by
 * the rule of its kind (`node-merge.ts`). Content never contains conflict markers: an open conflict resolves to main's
 * side.
 */
import { rewritten, withoutKey } from './block-answers.ts'
import { type Answers, type BlockConflict, BlockConflicts } from './block-conflicts.ts'
import { BlockFates } from './block-fates.ts'
import { type BlockPlaces, type Location, hasParts, isItemContainer, placeBlocks } from './block-places.ts'
import { type Place, partsOf, treeOf } from '../document/block-tree.ts'
import { columnIds, contentText } from '../document/canonical.ts'
import type { Answer } from './conflicts.ts'
import type { Block, Fragment, RichTextDocument } from '../document/document.ts'
import { plainText } from '../document/document.ts'
import { newBudget } from '../diff/align-sequences.ts'
import { Fields } from './field-merge.ts'
import { type Entities, type Entity, type SideName, entitiesOf } from './match-entities.ts'
import { blockKind, textFragments } from '../document/node-kinds.ts'
import { mergeNode } from './node-merge.ts'
import { normalize } from '../document/normalize.ts'
import { append } from '../document/linear-text.ts'
import { withoutKeys } from '../diff/block-keys.ts'
import { mergeOrder } from './sequence-merge.ts'

/** What the merge resolved automatically, to be reported. */
export interface AutomaticResolution {
  /**
   * `moved-both`, `cycle`: main's position is used. `too-deep`: the changes of both sides nest the block deeper than a
   * page allows, so a move is not made. `moved-deleted`: one side only moved what the other deleted. `kept-block`: its
   * container is gone, so it stands where that was.
   */
  readonly kind: 'moved-both' | 'cycle' | 'too-deep' | 'moved-deleted' | 'kept-block'
  readonly key?: string
}

export interface DocumentMerge {
  readonly document: RichTextDocument
  /** Conflicts without an answer, in the order of the base. */
  readonly conflicts: readonly BlockConflict[]
  readonly automatic: readonly AutomaticResolution[]
  /** Keys of the change's blocks that got main's key. */
  readonly keyMap: ReadonlyMap<string, string>
  /** False if something was compared roughly because of the limits. */
  readonly precise: boolean
}

class Merge {
  readonly conflicts: BlockConflicts
  readonly automatic: AutomaticResolution[] = []
  readonly keyMap = new Map<string, string>()
  readonly budget = newBudget()
  private readonly fates: BlockFates
  private readonly noted = new Set<string>()
  private readonly keysOfMain = new Map<string, Entity>()
  private readonly places: BlockPlaces
  private readonly entities: Entities

  constructor(entities: Entities, answers: Answers) {
    this.entities = entities
    this.conflicts = new BlockConflicts(answers)
    for (const entity of entities.all) {
      const key = entity.main?.block.key
      if (key !== undefined) this.keysOfMain.set(key, entity)
    }
    this.fates = new BlockFates(entities, this.conflicts, (entity) => this.note('moved-deleted', entity))
    for (const entity of entities.all) {
      const { main, change, movedByMain, movedByChange } = entity
      if (movedByMain && movedByChange && main && change && !this.samePlace(entity))
        this.note('moved-both', entity)
    }
    const fates = {
      isAlive: (entity: Entity): boolean => this.fates.of(entity).alive,
      holds: (entity: Entity, side: SideName): boolean =>
        this.fates.of(entity).literal === undefined && (this.fates.addedOf(entity)?.side ?? side) === side,
      written: (entity: Entity) => this.fates.of(entity).literal,
    }
    this.places = placeBlocks(entities, fates, (kind, entity) => this.note(kind, entity))
  }

  /** Each block once per kind, also if several of its places are tried. */
  private note(kind: AutomaticResolution['kind'], entity: Entity): void {
    const name = `${kind} ${entity.id}`
    if (this.noted.has(name)) return
    this.noted.add(name)
    const key = (entity.main ?? entity.base ?? entity.change)?.block.key
    this.automatic.push({ kind, ...(key !== undefined && { key }) })
  }

  private samePlace({ main, change }: Entity): boolean {
    if (!main?.parent || !change?.parent || main.part !== change.part) return false
    const before = (place: typeof main): Entity | undefined => {
      const sibling = place.parent?.parts.get(place.part)?.[place.index - 1]
      return sibling && this.entities.of(sibling)
    }
    return (
      this.entities.of(main.parent) === this.entities.of(change.parent) && before(main) === before(change)
    )
  }

  list(parent: Entity, part: string): readonly Block[] {
    const base = (parent.base?.parts.get(part) ?? []).map((place) => this.entities.of(place).id)
    const here = (name: string): Location | undefined => {
      const location = this.places.of(this.entities.byId(name))
      return location?.parent === parent && location.part === part ? location : undefined
    }
    const elements = (side: SideName) => this.entities.elements(parent, side, part)
    const stayed = { main: new Set<string>(), change: new Set<string>() }
    for (const side of ['main', 'change'] as const) {
      for (const { name, base: at } of elements(side)) if (at >= 0) stayed[side].add(name)
    }
    // A block inserted by both sides is listed by both, so that blocks inserted around it are placed correctly.
    const isListed = (side: SideName, name: string): boolean => {
      const location = here(name)
      const entity = this.entities.byId(name)
      return (
        location !== undefined &&
        (location.side === side || entity.base === undefined || this.samePlace(entity))
      )
    }
    const listed = (side: SideName) =>
      elements(side).flatMap((element) => {
        const behind = this.places.behind(parent, part, side, this.entities.byId(element.name))
        const isHere = element.base >= 0 || isListed(side, element.name)
        return [...(isHere ? [element] : []), ...behind.map(({ id }) => ({ name: id, base: -1 }))]
      })
    const order = mergeOrder(base, listed('main'), listed('change'), (name) => {
      const location = here(name)
      return location !== undefined && stayed[location.side].has(name)
    })
    return this.wrapped(order.map((name) => this.entities.byId(name)))
  }

  /** The blocks of a list; items that lost their container stand in one of its kind, neighbors in the same one. */
  private wrapped(children: readonly Entity[]): readonly Block[] {
    const blocks: Block[] = []
    let last: Location | undefined
    for (const child of children) {
      const built = this.build(child)
      const location = this.places.of(child)
      const { wrapper, after } = location ?? {}
      const open = blocks.at(-1)
      if (wrapper === undefined) append(blocks, built)
      else if (
        open !== undefined &&
        last?.wrapper &&
        last.after === after &&
        last.wrapper.type === wrapper.type
      )
        blocks[blocks.length - 1] = { ...open, nodes: [...(open.nodes ?? []), ...built] }
      else blocks.push({ ...wrapper, nodes: built })
      last = location
    }
    return blocks
  }

  /** The blocks for an existing entity: one, or two if a person chose both. */
  private build(entity: Entity): readonly Block[] {
    const { literal } = this.fates.of(entity)
    if (literal !== undefined) return literal
    const { base, main, change } = entity
    const only = main ?? change
    if (only === undefined) return []
    if (!main || !change) return [this.withParts(this.ownKey(entity, only.block), entity)]
    if (!base) return this.buildAdded(entity, main.block, change.block)
    // The same object on all sides: nothing inside it was changed, added or removed.
    if (base.block === main.block && main.block === change.block) return [main.block]
    const [o, m, c] = [base.block, main.block, change.block]
    const fields = new Fields('main', this.budget)
    const merged = mergeNode(fields, o, m, c)
    const key = m.key === o.key && c.key !== undefined ? c.key : m.key
    this.mapKey(c.key, key)
    const keyed = (block: Block): Block => {
      const { key: _, ...rest } = block
      return this.withParts(key === undefined ? rest : { ...rest, key }, entity)
    }
    if (fields.conflicts.length === 0) {
      const whole = keyed(merged)
      return isShell(whole) && !isShell(m) && !isShell(c) ? [] : [whole]
    }
    const answer = this.conflicts.ask('edited-both', entity, fields.conflicts)
    const blocks = this.answered(
      answer,
      keyed(merged),
      () => keyed(mergeNode(new Fields('change', this.budget), o, m, c)),
      m,
      c,
    )
    return textFragments.has(main.part) ? oneText(blocks) : blocks
  }

  /** A block of the change loses a key that another block has on main. */
  private ownKey({ main }: Entity, block: Block): Block {
    const other = block.key === undefined || main ? undefined : this.keysOfMain.get(block.key)
    return other !== undefined && this.places.of(other) !== undefined ? withoutKey(block) : block
  }

  private buildAdded(entity: Entity, m: Block, c: Block): readonly Block[] {
    this.mapKey(c.key, m.key)
    const { answer, side } = this.fates.addedOf(entity) ?? { side: 'main' }
    const block = this.withParts(side === 'main' ? m : c, entity)
    if (answer?.choice !== 'both') return [block]
    const copy = withoutKey(entity.change ? this.onlyOfChange(entity.change) : c)
    if (isEmptyContainer(copy) && !isEmptyContainer(c)) return [block]
    return answer.first === 'change' ? [copy, block] : [block, copy]
  }

  /** The change's block without blocks that main has as well; what a void block shows stays whole. */
  private onlyOfChange({ block, parts }: Place): Block {
    const isVoid = blockKind(block.type) === 'void'
    const isOwn = (child: Place): boolean => {
      const { base, main } = this.entities.of(child)
      if (main === undefined) return true
      return base === undefined && (isVoid || contentText(child.block) !== contentText(main.block))
    }
    const inside = (name: string): readonly Block[] =>
      (parts.get(name) ?? []).filter(isOwn).map((child) => {
        const own = this.onlyOfChange(child)
        return this.entities.of(child).main === undefined ? own : withoutKey(own)
      })
    if (blockKind(block.type) === 'container') return { ...block, nodes: inside('nodes') }
    if (!isVoid || block.fragments === undefined) return block
    return {
      ...block,
      fragments: block.fragments.map((fragment) => ({ ...fragment, nodes: inside(fragment.fragment) })),
    }
  }

  private answered(
    answer: Answer | undefined,
    main: Block,
    change: () => Block,
    ownMain: Block,
    ownChange: Block,
  ): readonly Block[] {
    switch (answer?.choice) {
      case 'change':
        return [change()]
      case 'edited':
        return rewritten(answer.value, main)
      case 'both': {
        // What stands inside is merged; the copy has it again, without keys.
        const [inside = main] = withoutKeys([main])
        const isHolder = hasParts(main)
        const kept = {
          ...(isHolder ? withContent(ownMain, main) : ownMain),
          ...(main.key !== undefined && { key: main.key }),
        }
        const copy = withoutKey(isHolder ? withContent(ownChange, inside) : ownChange)
        return answer.first === 'change' ? [copy, kept] : [kept, copy]
      }
      default:
        return [main]
    }
  }

  private mapKey(from: string | undefined, to: string | undefined): void {
    if (from !== undefined && to !== undefined && from !== to) this.keyMap.set(from, to)
  }

  /** The block with its merged children; other blocks are unchanged. */
  private withParts(block: Block, entity: Entity): Block {
    const kind = blockKind(block.type)
    if (kind === 'container') return { ...block, nodes: this.list(entity, 'nodes') }
    if (kind !== 'void') return block
    const names = new Map<string, Fragment>()
    for (const place of [entity.change, entity.main, entity.base]) {
      for (const fragment of place?.block.fragments ?? []) names.set(fragment.fragment, fragment)
    }
    const fragments = [...names].flatMap(([name, fragment]) => {
      const nodes = this.list(entity, name)
      const has = (side: SideName): boolean => (entity[side] ?? entity.base)?.parts.has(name) ?? false
      const inBase = entity.base?.parts.has(name) ?? false
      // An empty part is kept if both sides have it, or if one side added it.
      const isKept =
        nodes.length > 0 || (inBase ? has('main') && has('change') : has('main') || has('change'))
      return isKept ? [{ ...fragment, nodes }] : []
    })
    const { fragments: _, ...bare } = block
    return fragments.length === 0 ? bare : { ...bare, fragments }
  }
}

const framed: ReadonlySet<string> = new Set(['blockquote', 'hint', 'if'])

/** Whether nothing is left of a block that shows only what is in it: the sides deleted or moved it all together. */
const isShell = (block: Block): boolean =>
  block.type === 'table'
    ? columnIds(block.data).length === 0
    : (isItemContainer(block) || framed.has(block.type)) && (block.nodes ?? []).length === 0

/** Whether the block is a container without content. */
const isEmptyContainer = (block: Block): boolean =>
  hasParts(block) && partsOf(block).every(([, blocks]) => blocks.length === 0)

/** If a person chose both titles, one after the other in one block. */
const oneText = (blocks: readonly Block[]): readonly Block[] => {
  const [first, ...more] = blocks
  if (first === undefined || more.length === 0) return blocks
  const nodes = more.flatMap((block) => [plainText(' '), ...(block.nodes ?? [])])
  return [{ ...first, nodes: [...(first.nodes ?? []), ...nodes] }]
}

/** The type and attributes of one block with what stands in another. */
const withContent = (head: Block, { nodes, fragments }: Block): Block => {
  const { nodes: _, fragments: __, ...rest } = head
  return { ...rest, ...(nodes && { nodes }), ...(fragments && { fragments }) }
}

/**
 * Merges `main` and `change`, which both derive from `base`; all three in normal form. `answers` resolves conflicts by
 * id: `both` keeps main's and the change's block (the second without a key, see `assignKeys`), `edited` inserts
 * `value`, a block or several, `moved` leaves the block deleted. The result is in normal form.
 */
export const mergeDocuments = (input: {
  readonly base: RichTextDocument
  readonly main: RichTextDocument
  readonly change: RichTextDocument
  readonly answers?: Answers
}): DocumentMerge => {
  const { base, main, change, answers = new Map() } = input
  const entities = entitiesOf(treeOf(base.nodes), treeOf(main.nodes), treeOf(change.nodes))
  const merge = new Merge(entities, answers)
  const nodes = merge.list(entities.root, 'nodes')
  const data = new Fields('main').object('', base.data, main.data, change.data)
  return {
    document: normalize({ object: 'document', data, nodes }),
    conflicts: merge.conflicts.inOrder(entities),
    automatic: merge.automatic,
    keyMap: merge.keyMap,
    precise: entities.precise && merge.budget.precise,
  }
}
