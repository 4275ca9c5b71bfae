/** Which blocks exist after a merge, by what each side did to them: edited, deleted, added, or left. */
import { literalBlocks } from './block-answers.ts'
import type { BlockConflicts } from './block-conflicts.ts'
import type { Answer } from './conflicts.ts'
import type { Entities, Entity, SideName } from './match-entities.ts'
import type { Place } from '../document/block-tree.ts'
import { contentText } from '../document/canonical.ts'
import type { Block } from '../document/document.ts'

/** `literal`: what a person wrote in place of the block and of all that is inside it. */
export type Fate = { readonly alive: boolean; readonly literal?: readonly Block[] }

/** For a block that both added, with different content: the answer, and the side whose block is printed. */
export type Added = { readonly answer?: Answer; readonly side: SideName }

export class BlockFates {
  private readonly fates = new Map<Entity, Fate>()
  private readonly added = new Map<Entity, Added>()
  private readonly entities: Entities
  private readonly conflicts: BlockConflicts
  private readonly onMovedDeleted: (entity: Entity) => void

  /** `onMovedDeleted` is called for a block that one side only moved and the other deleted. */
  constructor(entities: Entities, conflicts: BlockConflicts, onMovedDeleted: (entity: Entity) => void) {
    this.entities = entities
    this.conflicts = conflicts
    this.onMovedDeleted = onMovedDeleted
    // In the order of the base, so that conflicts are always listed and numbered the same way.
    for (const entity of entities.all) this.of(entity)
  }

  /** Whether an entity exists according to what the sides did to it; `placeBlocks` decides where. */
  of(entity: Entity): Fate {
    const known = this.fates.get(entity)
    if (known !== undefined) return known
    const fate = this.decide(entity)
    this.fates.set(entity, fate)
    return fate
  }

  addedOf(entity: Entity): Added | undefined {
    return this.added.get(entity)
  }

  private decide(entity: Entity): Fate {
    const { base, main, change } = entity
    if (base === undefined) return main && change ? this.decideAdded(entity, main, change) : { alive: true }
    if (main && change) return { alive: true }
    const keeper = main ? 'main' : 'change'
    const kept = main ?? change
    if (kept === undefined) return { alive: false }
    const isEdited = contentText(base.block) !== contentText(kept.block)
    // A block deleted with its container shares the fate of the topmost deleted one: one conflict per container.
    const above = base.parent && this.entities.of(base.parent)
    if (above?.base && above[keeper] && !above[keeper === 'main' ? 'change' : 'main']) {
      const { alive, literal } = this.of(above)
      const isInside = kept.parent !== null && this.entities.of(kept.parent) === above
      if (isInside) return { alive: alive && literal === undefined }
      // Moved out of it, it is asked for by itself if it was edited too.
      if (!isEdited) return { alive }
    }
    if (!isEdited) {
      if (keeper === 'main' ? entity.movedByMain : entity.movedByChange) this.onMovedDeleted(entity)
      return { alive: false }
    }
    const answer = this.conflicts.ask('deleted-edited', entity, [])
    if (answer?.choice === 'edited')
      return { alive: true, literal: literalBlocks(answer.value, kept.block.key) }
    if (answer?.choice === 'both') return { alive: true }
    return { alive: (answer?.choice ?? 'main') === keeper }
  }

  /** A block that both added. With different content one side's stands, with all that this side has inside. */
  private decideAdded(entity: Entity, main: Place, change: Place): Fate {
    if (contentText(main.block) === contentText(change.block)) return { alive: true }
    const above = main.parent && this.entities.of(main.parent)
    if (above) this.of(above)
    const settled = above && this.added.get(above)
    if (settled) this.added.set(entity, { side: settled.side })
    else {
      const answer = this.conflicts.ask('added-both', entity, [])
      this.added.set(entity, {
        ...(answer && { answer }),
        side: answer?.choice === 'change' ? 'change' : 'main',
      })
      if (answer?.choice === 'edited')
        return { alive: true, literal: literalBlocks(answer.value, main.block.key) }
    }
    return { alive: true }
  }
}
