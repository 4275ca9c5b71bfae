/**
 * Where the blocks of a three-way merge stand. Each block takes the place that one side gives it; where neither place
 * exists any more, it goes beside the deleted container that held it. The chosen places form a tree: a cycle of moves
 * is broken by giving one of its blocks main's place.
 */
import type { Place } from '../document/block-tree.ts'
import type { Block, Node } from '../document/document.ts'
import { blockFamily, blockKind } from '../document/node-kinds.ts'
import { keysIn } from './keys-in-blocks.ts'
import type { Entities, Entity, SideName } from './match-entities.ts'

export interface Location {
  readonly side: SideName
  readonly parent: Entity
  readonly part: string
  /** Set for a block without a place of its own: the child of `parent` on `side` that it stands behind. */
  readonly after?: Entity
  /** The container, without content, for an item that stands outside of its own. */
  readonly wrapper?: Block
}

/** What is decided about blocks before they are placed. */
export interface Fates {
  readonly isAlive: (entity: Entity) => boolean
  /** Whether an existing block takes what `side` has put into it. */
  readonly holds: (entity: Entity, side: SideName) => boolean
  /** The blocks that a person wrote instead of this one. */
  readonly written: (entity: Entity) => readonly Block[] | undefined
}

export interface BlockPlaces {
  readonly of: (entity: Entity) => Location | undefined
  /** The blocks that stand behind a child of `parent` because their container is gone. */
  readonly behind: (parent: Entity, part: string, side: SideName, child: Entity) => readonly Entity[]
}

/** The nesting that a moved block may reach; the limit of a page (`pageLimits` of the contract). */
export const deepestBlock = 50

/** Items and the containers that hold nothing else. */
const containersOf: { readonly [item: string]: string } = {
  'list-item': 'list',
  'tabs-item': 'tabs',
  'stepper-step': 'stepper',
  column: 'columns',
  update: 'updates',
  image: 'images',
}
const onlyFor = new Map(Object.entries(containersOf).map(([item, container]) => [container, item]))

export const isItemContainer = ({ type }: Block): boolean => onlyFor.has(blockFamily(type))

/** Whether a block may be put into this part although no side has put it there. */
const mayHold = (parent: Entity, part: string, child: Block): boolean => {
  const block = (parent.main ?? parent.change ?? parent.base)?.block
  if (block === undefined || block.type === 'prompt') return false
  if (part !== 'nodes') return part === 'expandable-body'
  const item = onlyFor.get(blockFamily(block.type))
  return item === undefined || item === child.type
}

/** The container for an item that is put into one of another kind; an image can stand alone. */
const wrapperFor = (place: Place, parent: Entity): Block | undefined => {
  const container = containersOf[place.block.type]
  const into = (parent.main ?? parent.change ?? parent.base)?.block.type ?? ''
  if (container === undefined || place.block.type === 'image' || blockFamily(into) === container)
    return undefined
  const from = place.parent?.block
  if (from === undefined || blockFamily(from.type) !== container) return undefined
  return { object: 'block', type: from.type, data: from.data }
}

const nestings = new WeakMap<Block, number>()

/** Levels of blocks and inlines from this block down, itself included. */
const nestingOf = (block: Block): number => {
  const known = nestings.get(block)
  if (known !== undefined) return known
  const inside = (node: Node): number => {
    if (node.object === 'text') return 0
    return node.object === 'block'
      ? nestingOf(node)
      : 1 + Math.max(0, ...children(node).map((child) => inside(child)))
  }
  const children = (node: Exclude<Node, { object: 'text' }>): readonly Node[] => [
    ...(node.nodes ?? []),
    ...(node.fragments ?? []).flatMap(({ nodes }) => nodes),
  ]
  let most = 0
  for (const child of children(block)) most = Math.max(most, inside(child))
  nestings.set(block, most + 1)
  return most + 1
}

/** The places that a block can take, best first. From main's first place on, none can be part of a cycle. */
const optionsOf = (entities: Entities, fates: Fates, hasPlace: (entity: Entity) => boolean) => {
  const holds = (entity: Entity, side: SideName): boolean =>
    entity === entities.root || (hasPlace(entity) && fates.holds(entity, side))
  const direct = (entity: Entity, side: SideName): Location[] => {
    const place = entity[side]
    const parent = place?.parent && entities.of(place.parent)
    return place && parent && holds(parent, side) ? [{ side, parent, part: place.part }] : []
  }
  /** In the nearest container that holds the block; `outside` takes the document itself. */
  const nearest = (entity: Entity, side: SideName, outside = false): Location[] => {
    const own = entity[side]
    if (own === undefined) return []
    for (let at = own; at.parent !== null; at = at.parent) {
      const parent = entities.of(at.parent)
      const isRoot = parent === entities.root
      if ((outside && !isRoot) || !holds(parent, side)) continue
      if (at === own) return [{ side, parent, part: at.part }]
      const wrapper = wrapperFor(own, parent)
      if (!isRoot && !mayHold(parent, at.part, wrapper ?? own.block)) continue
      return [{ side, parent, part: at.part, after: entities.of(at), ...(wrapper && { wrapper }) }]
    }
    return []
  }
  return (entity: Entity): readonly Location[] => {
    const { main, change, movedByMain, movedByChange } = entity
    const isTwoSided = main !== undefined && change !== undefined
    if (!isTwoSided) {
      const side = main ? 'main' : 'change'
      return entity.base ? nearest(entity, side) : direct(entity, side)
    }
    const order: SideName[] = movedByChange && !movedByMain ? ['change', 'main'] : ['main', 'change']
    const found = order.flatMap((side) => direct(entity, side))
    if (found.at(-1)?.side !== 'main') found.push(...nearest(entity, 'main'))
    return movedByMain || movedByChange ? [...found, ...nearest(entity, 'main', true)] : found
  }
}

/** Places all blocks; `note` is told of broken cycles, moves that nest too deep, and blocks whose container is gone. */
export const placeBlocks = (
  entities: Entities,
  fates: Fates,
  note: (kind: 'cycle' | 'too-deep' | 'kept-block', entity: Entity) => void,
): BlockPlaces => {
  const placed = new Map<Entity, boolean>()
  /** Whether a block has a place at all. What one side wrote goes with the container that it wrote it into. */
  const hasPlace = (entity: Entity): boolean => {
    if (entity === entities.root) return true
    const known = placed.get(entity)
    if (known !== undefined) return known
    const found = fates.isAlive(entity) && !isWritten(entity) && isHeld(entity)
    placed.set(entity, found)
    return found
  }
  const isHeld = (entity: Entity): boolean => {
    if (entity.base !== undefined || (entity.main && entity.change)) return true
    const side = entity.main ? 'main' : 'change'
    const above = entity[side]?.parent
    const parent = above && entities.of(above)
    return parent !== undefined && parent !== null && hasPlace(parent) && fates.holds(parent, side)
  }
  /** Whether a person wrote the block into what replaces a container around it. */
  const isWritten = (entity: Entity): boolean =>
    (['main', 'change'] as const).some((side) => {
      const key = entity[side]?.block.key
      if (key === undefined) return false
      for (let at = entity[side]?.parent; at; at = at.parent) {
        const blocks = fates.written(entities.of(at))
        if (blocks !== undefined) return keysWritten(blocks).has(key)
      }
      return false
    })
  const known = new Map<readonly Block[], ReadonlySet<string>>()
  const keysWritten = (blocks: readonly Block[]): ReadonlySet<string> => {
    const keys = known.get(blocks) ?? new Set(keysIn(blocks))
    known.set(blocks, keys)
    return keys
  }
  const optionsFor = optionsOf(entities, fates, hasPlace)
  const options = new Map<Entity, readonly Location[]>()
  const taken = new Map<Entity, number>()
  for (const entity of entities.all) {
    if (entity === entities.root || !hasPlace(entity)) continue
    const found = optionsFor(entity)
    if (found.length > 0) options.set(entity, found)
  }
  const of = (entity: Entity): Location | undefined => options.get(entity)?.[taken.get(entity) ?? 0]
  freePlaces(entities, of, options, taken, note)
  const displaced = new Map<string, Entity[]>()
  const nameOf = (parent: Entity, part: string, side: SideName, child: Entity): string =>
    `${parent.id} ${child.id} ${side} ${part}`
  for (const entity of options.keys()) {
    const { parent, part, side, after } = of(entity) ?? {}
    if (!parent || part === undefined || !side || !after) continue
    note('kept-block', entity)
    const name = nameOf(parent, part, side, after)
    const group = displaced.get(name)
    if (group === undefined) displaced.set(name, [entity])
    else group.push(entity)
  }
  return { of, behind: (...where) => displaced.get(nameOf(...where)) ?? [] }
}

/** Takes the next option of blocks until there is no cycle, and no moved block is nested too deep. */
const freePlaces = (
  entities: Entities,
  of: BlockPlaces['of'],
  options: ReadonlyMap<Entity, readonly Location[]>,
  taken: Map<Entity, number>,
  note: (kind: 'cycle' | 'too-deep', entity: Entity) => void,
): void => {
  const depths = new Map<Entity, number>([[entities.root, -1]])
  const next = (entity: Entity): boolean => {
    const at = (taken.get(entity) ?? 0) + 1
    if (at >= (options.get(entity)?.length ?? 0)) return false
    taken.set(entity, at)
    return true
  }
  const isTooDeep = (entity: Entity, depth: number): boolean => {
    if (!entity.movedByMain && !entity.movedByChange) return false
    const height = Math.max(...[entity.main, entity.change].map((side) => (side ? nestingOf(side.block) : 0)))
    return depth + height - 1 > deepestBlock
  }
  for (const start of options.keys()) {
    const path: Entity[] = []
    const places = new Map<Entity, number>()
    const cutAt = (at: number): void => {
      for (const entity of path.splice(at + 1)) places.delete(entity)
    }
    for (let entity = start; ;) {
      const above = of(entity)?.parent
      const known = depths.get(entity)
      if (known === undefined && !places.has(entity)) {
        places.set(entity, path.length)
        path.push(entity)
        if (above === undefined) throw new Error('A block in a container without a place.')
        entity = above
        continue
      }
      if (known === undefined) {
        // Main's places alone form a tree, so some block in the cycle is placed by the change and has another place.
        const broken = path.findIndex(
          (one, at) => at >= (places.get(entity) ?? 0) && of(one)?.side === 'change' && next(one),
        )
        const moved = path[broken]
        if (moved === undefined) throw new Error('A cycle without a move.')
        note('cycle', moved)
        cutAt(broken)
        entity = of(moved)?.parent ?? entities.root
        continue
      }
      // The path leads to the document: set the depths from there down.
      let last = path.pop()
      let depth = known
      while (last !== undefined && !(isTooDeep(last, depth + 1) && next(last))) {
        depths.set(last, ++depth)
        places.delete(last)
        last = path.pop()
      }
      if (last === undefined) break
      note('too-deep', last)
      path.push(last)
      entity = of(last)?.parent ?? entities.root
    }
  }
}

/** Whether a block is printed with the children that the merge gives it. */
export const hasParts = (block: Block): boolean => ['container', 'void'].includes(blockKind(block.type))
