/**
 * Three-way merge of documents by blocks (decisions, section 6). A pure function of base, main, change and answers.
 *
 * Every block is an entity with up to three sides (`match-entities.ts`). First it is decided which entities exist and
 * under which parent; then the document is built from the root, each list in the order of `mergeOrder`, each block by
 * the rule of its kind (`node-merge.ts`). Content never contains conflict markers: an open conflict resolves to main's
 * side.
 */
import { literalBlocks, rewritten, writtenBlocks } from './block-answers.ts'
import { treeOf } from '../document/block-tree.ts'
import { contentText, fingerprint } from '../document/canonical.ts'
import type { Answer } from './conflicts.ts'
import type { Block, Fragment, RichTextDocument } from '../document/document.ts'
import { Fields } from './field-merge.ts'
import { type Entities, type Entity, type SideName, entitiesOf } from './match-entities.ts'
import { blockKind } from '../document/node-kinds.ts'
import { mergeNode } from './node-merge.ts'
import { normalize } from '../document/normalize.ts'
import { mergeOrder } from './sequence-merge.ts'

export interface BlockConflict {
  /** Derived from kind, key and the three contents: an answer is valid exactly as long as these are unchanged. */
  readonly id: string
  /** `added-both`: the same key with different content, absent in base. */
  readonly kind: 'edited-both' | 'deleted-edited' | 'added-both'
  readonly key?: string
  /** The parts of the block that could not be merged: `text`, `lines`, names of attributes, `cell ROW:COLUMN`, … */
  readonly fields: readonly string[]
  readonly base?: Block
  /** Absent for the side that deleted the block. */
  readonly main?: Block
  readonly change?: Block
}

/** What the merge resolved automatically, to be reported. */
export interface AutomaticResolution {
  /** `moved-both`, `cycle`: main's position is used. `moved-deleted`: one side only moved what the other deleted. */
  readonly kind: 'moved-both' | 'cycle' | 'moved-deleted'
  readonly key?: string
}

export interface DocumentMerge {
  readonly document: RichTextDocument
  /** Conflicts without an answer, in the order of the base. */
  readonly conflicts: readonly BlockConflict[]
  readonly automatic: readonly AutomaticResolution[]
  /** Keys of the change's blocks that got main's key. */
  readonly keyMap: ReadonlyMap<string, string>
  readonly precise: boolean
}

type Answers = ReadonlyMap<string, Answer>
type Fate = { readonly alive: boolean; readonly literal?: readonly Block[] }
type Location = {
  readonly side: SideName
  readonly parent: Entity
  readonly part: string
  /** Nesting depth. */
  readonly depth: number
}

/**
 * Moved blocks are not placed deeper than this if there is an alternative. A merge can be deeper than both main and the
 * change: each may have moved every second block of a long row into the next one.
 */
const deepestMove = 60
/** Maximum length of a chain of dependent blocks before it is treated as a cycle. */
const longestChain = 200

class Merge {
  readonly conflicts = new Map<string, BlockConflict>()
  readonly automatic: AutomaticResolution[] = []
  readonly keyMap = new Map<string, string>()
  private readonly asked = new Map<BlockConflict, Entity>()
  private readonly used = new Map<string, number>()
  private readonly fates = new Map<Entity, Fate>()
  private readonly locations = new Map<Entity, Location | null>()
  private readonly visiting = new Set<Entity>()
  private readonly entities: Entities
  private readonly answers: Answers

  constructor(entities: Entities, answers: Answers) {
    this.entities = entities
    this.answers = answers
  }

  /** The stored answer; without one the conflict is recorded as open. Identical blocks without keys are numbered. */
  private ask(kind: BlockConflict['kind'], entity: Entity, fields: readonly string[]): Answer | undefined {
    const [base, main, change] = [entity.base?.block, entity.main?.block, entity.change?.block]
    const key = main?.key ?? base?.key ?? change?.key
    const text = (block: Block | undefined): string => (block === undefined ? '-' : contentText(block))
    const name = fingerprint(JSON.stringify([kind, key ?? null, text(base), text(main), text(change)]))
    const count = (this.used.get(name) ?? 0) + 1
    this.used.set(name, count)
    const id = count === 1 ? name : `${name}-${count}`
    const answer = this.answers.get(id)
    if (answer !== undefined && (answer.choice !== 'edited' || writtenBlocks(answer.value) !== undefined))
      return answer
    const sides = { ...(base && { base }), ...(main && { main }), ...(change && { change }) }
    const conflict = { id, kind, ...(key !== undefined && { key }), fields, ...sides }
    this.conflicts.set(id, conflict)
    this.asked.set(conflict, entity)
    return undefined
  }

  /** The conflicts in reading order: in the order of the base, then insertions. */
  inOrder(): readonly BlockConflict[] {
    const places = new Map(this.entities.all.map((entity, place) => [entity, place]))
    const placeOf = (conflict: BlockConflict): number => {
      const entity = this.asked.get(conflict)
      return (entity && places.get(entity)) ?? places.size
    }
    return [...this.conflicts.values()].sort((one, other) => placeOf(one) - placeOf(other))
  }

  private note(kind: AutomaticResolution['kind'], entity: Entity): void {
    const key = (entity.main ?? entity.base ?? entity.change)?.block.key
    this.automatic.push({ kind, ...(key !== undefined && { key }) })
  }

  /** Whether an entity exists according to what the sides did to it; `location` decides where. */
  fate(entity: Entity): Fate {
    const known = this.fates.get(entity)
    if (known !== undefined) return known
    const fate = this.decide(entity)
    this.fates.set(entity, fate)
    return fate
  }

  private decide(entity: Entity): Fate {
    const { base, main, change } = entity
    if (base === undefined || (main && change)) return { alive: true }
    const keeper = main ? 'main' : change ? 'change' : undefined
    const kept = main ?? change
    if (keeper === undefined || kept === undefined) return { alive: false }
    // A block deleted with its container shares the fate of the topmost deleted one: one conflict per container.
    const above = base.parent && this.entities.of(base.parent)
    if (above?.base && above[keeper] && !above[keeper === 'main' ? 'change' : 'main']) {
      const { alive } = this.fate(above)
      return { alive }
    }
    if (contentText(base.block) === contentText(kept.block)) {
      if (keeper === 'main' ? entity.movedByMain : entity.movedByChange) this.note('moved-deleted', entity)
      return { alive: false }
    }
    const answer = this.ask('deleted-edited', entity, [])
    if (answer?.choice === 'edited')
      return { alive: true, literal: literalBlocks(answer.value, kept.block.key) }
    if (answer?.choice === 'both') return { alive: true }
    return { alive: (answer?.choice ?? 'main') === keeper }
  }

  /** The position of an existing entity; null if no side has a place for it any more. */
  location(entity: Entity): Location | null {
    const known = this.locations.get(entity)
    if (known !== undefined) return known
    this.visiting.add(entity)
    const found = this.locate(entity)
    this.visiting.delete(entity)
    this.locations.set(entity, found)
    return found
  }

  private locate(entity: Entity): Location | null {
    if (!this.fate(entity).alive) return null
    const { main, change, movedByMain, movedByChange } = entity
    const order: SideName[] = movedByChange && !movedByMain ? ['change', 'main'] : ['main', 'change']
    if (movedByMain && movedByChange && main && change && !this.samePlace(entity))
      this.note('moved-both', entity)
    let deep: Location | null = null
    for (const side of order) {
      const place = entity[side]
      const parent = place?.parent && this.entities.of(place.parent)
      if (!place || !parent) continue
      if (this.visiting.has(parent) || this.visiting.size > longestChain) this.note('cycle', entity)
      else if (this.isContainer(parent)) {
        const depth = parent === this.entities.root ? 0 : (this.location(parent)?.depth ?? 0) + 1
        const found = { side, parent, part: place.part, depth }
        if (depth <= deepestMove || !(movedByMain || movedByChange)) return found
        if (deep === null || depth < deep.depth) deep = found
      }
    }
    return deep
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

  /** Whether an entity is in the result as a container that can have children. */
  private isContainer(entity: Entity): boolean {
    if (entity === this.entities.root) return true
    return this.fate(entity).literal === undefined && this.location(entity) !== null
  }

  list(parent: Entity, part: string): readonly Block[] {
    const base = (parent.base?.parts.get(part) ?? []).map((place) => this.entities.of(place).id)
    const here = (name: string): Location | undefined => {
      const location = this.location(this.entities.byId(name))
      return location?.parent === parent && location.part === part ? location : undefined
    }
    const elements = (side: SideName) => this.entities.elements(parent, side, part)
    const stayed = { main: new Set<string>(), change: new Set<string>() }
    for (const side of ['main', 'change'] as const) {
      for (const { name, base: at } of elements(side)) if (at >= 0) stayed[side].add(name)
    }
    // A block inserted by both sides is listed by both, so that blocks inserted around it are placed correctly.
    const listed = (side: SideName) =>
      elements(side).filter(({ name, base: at }) => {
        if (at >= 0) return true
        const location = here(name)
        const entity = this.entities.byId(name)
        return (
          location !== undefined &&
          (location.side === side || entity.base === undefined || this.samePlace(entity))
        )
      })
    const order = mergeOrder(base, listed('main'), listed('change'), (name) => {
      const location = here(name)
      return location !== undefined && stayed[location.side].has(name)
    })
    return order.flatMap((name) => this.build(this.entities.byId(name)))
  }

  /** The blocks for an existing entity: one, or two if a person chose both. */
  private build(entity: Entity): readonly Block[] {
    const { literal } = this.fate(entity)
    if (literal !== undefined) return literal
    const { base, main, change } = entity
    const only = main ?? change
    if (only === undefined) return []
    if (!main || !change) return [this.withParts(only.block, entity)]
    if (!base) return this.buildAdded(entity, main.block, change.block)
    // The same object on all sides: nothing inside it was changed, added or removed.
    if (base.block === main.block && main.block === change.block) return [main.block]
    const [o, m, c] = [base.block, main.block, change.block]
    const fields = new Fields('main')
    const merged = mergeNode(fields, o, m, c)
    const key = m.key === o.key && c.key !== undefined ? c.key : m.key
    this.mapKey(c.key, key)
    const keyed = (block: Block): Block => {
      const { key: _, ...rest } = block
      return this.withParts(key === undefined ? rest : { ...rest, key }, entity)
    }
    if (fields.conflicts.length === 0) return [keyed(merged)]
    const answer = this.ask('edited-both', entity, fields.conflicts)
    return this.answered(answer, keyed(merged), () => keyed(mergeNode(new Fields('change'), o, m, c)), m, c)
  }

  private buildAdded(entity: Entity, m: Block, c: Block): readonly Block[] {
    this.mapKey(c.key, m.key)
    if (contentText(m) === contentText(c)) return [this.withParts(m, entity)]
    const answer = this.ask('added-both', entity, [])
    if (answer?.choice === 'edited') return literalBlocks(answer.value, m.key)
    return this.answered(answer, m, () => c, m, c)
  }

  private answered(
    answer: Answer | undefined,
    main: Block,
    change: () => Block,
    ownMain: Block,
    ownChange: Block,
  ): readonly Block[] {
    const { key: _, ...copy } = ownChange
    switch (answer?.choice) {
      case 'change':
        return [change()]
      case 'edited':
        return rewritten(answer.value, main)
      case 'both': {
        const kept = { ...ownMain, ...(main.key !== undefined && { key: main.key }) }
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
  // Fates first, in the order of the base, so that conflicts are always listed and numbered the same way.
  for (const entity of entities.all) merge.fate(entity)
  const nodes = merge.list(entities.root, 'nodes')
  const data = new Fields('main').object('', base.data, main.data, change.data)
  return {
    document: normalize({ object: 'document', data, nodes }),
    conflicts: merge.inOrder(),
    automatic: merge.automatic,
    keyMap: merge.keyMap,
    precise: entities.precise,
  }
}
