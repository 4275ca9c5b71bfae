/** The conflicts of a merge of blocks, and their answers. */
import { writtenBlocks } from './block-answers.ts'
import type { Answer } from './conflicts.ts'
import type { Entities, Entity } from './match-entities.ts'
import { contentText, fingerprint } from '../document/canonical.ts'
import type { Block } from '../document/document.ts'

export type Answers = ReadonlyMap<string, Answer>

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

export class BlockConflicts {
  private readonly open = new Map<string, BlockConflict>()
  private readonly asked = new Map<BlockConflict, Entity>()
  private readonly used = new Map<string, number>()
  private readonly answers: Answers

  constructor(answers: Answers) {
    this.answers = answers
  }

  /** The stored answer; without one the conflict is recorded as open. Identical blocks without keys are numbered. */
  ask(kind: BlockConflict['kind'], entity: Entity, fields: readonly string[]): Answer | undefined {
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
    this.open.set(id, conflict)
    this.asked.set(conflict, entity)
    return undefined
  }

  /** The conflicts in reading order: in the order of the base, then insertions. */
  inOrder(entities: Entities): readonly BlockConflict[] {
    const places = new Map(entities.all.map((entity, place) => [entity, place]))
    const placeOf = (conflict: BlockConflict): number => {
      const entity = this.asked.get(conflict)
      return (entity && places.get(entity)) ?? places.size
    }
    return [...this.open.values()].sort((one, other) => placeOf(one) - placeOf(other))
  }
}
