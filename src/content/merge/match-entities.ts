/**
 * Matches the blocks of a three-way merge: every block of base, main and change belongs to one entity, which is the
 * same block on up to three sides.
 */
import type { Place } from '../document/block-tree.ts'
import { eachPlace } from '../document/block-tree.ts'
import { contentText } from '../document/canonical.ts'
import { type Matching, matchTrees } from '../diff/match-blocks.ts'
import { likeness, likenessFloor } from '../diff/block-similarity.ts'
import { blockFamily } from '../document/node-kinds.ts'
import type { SideElement } from './sequence-merge.ts'

export type SideName = 'main' | 'change'

export interface Entity {
  /** Unique in the merge; in the order of creation. */
  readonly id: string
  readonly base?: Place
  readonly main?: Place
  /** Set later if both sides turn out to have inserted the same block. */
  change?: Place
  readonly movedByMain: boolean
  readonly movedByChange: boolean
}

export interface Entities {
  readonly root: Entity
  readonly all: readonly Entity[]
  readonly of: (place: Place) => Entity
  /** The children of an entity on one side as elements of `mergeOrder`, with base indices where they did not move. */
  readonly elements: (entity: Entity, side: SideName, part: string) => readonly SideElement[]
  readonly byId: (id: string) => Entity
  readonly precise: boolean
}

/**
 * Joins blocks inserted by both sides into one parent: similar ones with the same key, or equal ones in the same slot.
 * A key alone says little, since two writers who write the same words derive the same one, wherever they put them.
 */
const joinInsertions = (
  of: Map<Place, Entity>,
  all: readonly Entity[],
  change: Place,
  elements: Entities['elements'],
): void => {
  const join = (entity: Entity, place: Place): void => {
    entity.change = place
    of.set(place, entity)
  }
  const lone = (entity: Entity): boolean => entity.base === undefined && entity.change === undefined
  const keys = new Map<string, Place | null>()
  eachPlace(change, (place) => {
    const { key } = place.block
    if (key !== undefined) keys.set(key, keys.has(key) ? null : place)
  })
  const freeChange = (place: Place): boolean => {
    const entity = of.get(place)
    return entity?.base === undefined && entity?.main === undefined
  }
  const seen = new Set<string>()
  for (const entity of all) {
    const { block, parent, part } = entity.main ?? {}
    if (block?.key === undefined || !lone(entity) || seen.has(block.key)) continue
    seen.add(block.key)
    const other = keys.get(block.key)
    if (!other || !freeChange(other) || blockFamily(other.block.type) !== blockFamily(block.type)) continue
    // Parents come before their children in `all`, so they have been joined if they can be.
    if (!parent || !other.parent || of.get(parent) !== of.get(other.parent) || part !== other.part) continue
    if (likeness(block, other.block) >= likenessFloor) join(entity, other)
  }
  // Parents come before children in `all`, so that equal insertions inside an equal insertion are found too.
  for (const parent of all) {
    if (parent.main === undefined || parent.change === undefined) continue
    for (const [part, mains] of parent.main.parts) {
      const changes = parent.change.parts.get(part)
      if (changes === undefined) continue
      const free = new Map<string, Place[]>()
      slots(elements(parent, 'change', part)).forEach((slot, at) => {
        const place = changes[at]
        if (place === undefined || !freeChange(place)) return
        const name = `${slot}|${contentText(place.block)}`
        const twins = free.get(name)
        if (twins === undefined) free.set(name, [place])
        else twins.push(place)
      })
      if (free.size === 0) continue
      // Reversed so that `pop` takes the first one.
      for (const twins of free.values()) twins.reverse()
      slots(elements(parent, 'main', part)).forEach((slot, at) => {
        const place = mains[at]
        const entity = place && of.get(place)
        if (place === undefined || entity === undefined || !lone(entity)) return
        const twin = free.get(`${slot}|${contentText(place.block)}`)?.pop()
        if (twin !== undefined) join(entity, twin)
      })
    }
  }
}

/** The slot of each element. */
const slots = (elements: readonly SideElement[]): number[] => {
  let slot = 0
  return elements.map(({ base }) => {
    if (base >= 0) slot = base + 1
    return slot
  })
}

/** Matches base with both sides and creates the entities; parents come before their children in `all`. */
export const entitiesOf = (base: Place, main: Place, change: Place): Entities => {
  const [toMain, toChange] = [matchTrees(base, main), matchTrees(base, change)]
  const of = new Map<Place, Entity>()
  const all: Entity[] = []
  const add = (entity: Omit<Entity, 'id'>): Entity => {
    const made = { id: String(all.length), ...entity }
    all.push(made)
    for (const place of [made.base, made.main, made.change]) if (place !== undefined) of.set(place, made)
    return made
  }
  const fromBase = (place: Place): Entity => {
    const [m, c] = [toMain.toB.get(place), toChange.toB.get(place)]
    return add({
      base: place,
      ...(m && { main: m }),
      ...(c && { change: c }),
      movedByMain: toMain.moved.has(place),
      movedByChange: toChange.moved.has(place),
    })
  }
  const root = fromBase(base)
  eachPlace(base, (place) => void fromBase(place))
  const still = { movedByMain: false, movedByChange: false }
  eachPlace(main, (place) => void (of.has(place) || add({ main: place, ...still })))
  eachPlace(change, (place) => void (of.has(place) || add({ change: place, ...still })))
  const get = (place: Place): Entity => {
    const entity = of.get(place)
    if (entity === undefined) throw new Error('A place of another merge.')
    return entity
  }
  const stayed = (matching: Matching, place: Place, parent: Entity, part: string): number => {
    const from = matching.toA.get(place)
    const here =
      from !== undefined && !matching.moved.has(from) && from.part === part && from.parent === parent.base
    return here ? from.index : -1
  }
  const elements: Entities['elements'] = (entity, side, part) => {
    const matching = side === 'main' ? toMain : toChange
    const place = entity[side]
    // A side without the container does not affect its content.
    const children = (place ?? entity.base)?.parts.get(part) ?? []
    return children.map((child) => ({
      name: get(child).id,
      base: place === undefined ? child.index : stayed(matching, child, entity, part),
    }))
  }
  joinInsertions(of, all, change, elements)
  const byId = (id: string): Entity => {
    const entity = all[Number(id)]
    if (entity === undefined) throw new Error(`No entity ${id}.`)
    return entity
  }
  return { root, all, of: get, elements, byId, precise: toMain.precise && toChange.precise }
}
