/** Describes conflicts in sentences. Pure. */
import type { Conflict, ConflictAnswer } from '../../../client/types.gen.ts'

export type Choice = Conflict['choices'][number]

const kinds = {
  page: 'page',
  file: 'file',
  variable: 'variable',
  'reusable-content': 'reusable content',
} as const

export const conflictTitle = ({ subject }: Conflict): string =>
  subject.title === undefined || subject.title === '' ? `A ${kinds[subject.kind]}` : subject.title

const fieldNames: Readonly<Record<string, string>> = {
  title: 'the title',
  slug: 'the address',
  description: 'the description',
  content: 'the bytes',
  target: 'the target',
  value: 'the value',
}
const fieldName = (field: string | undefined): string =>
  field === undefined ? 'the value' : (fieldNames[field] ?? `“${field}”`)

/** What the two sides did, and why it cannot be resolved automatically. */
export const conflictSentence = (conflict: Conflict): string => {
  const { kind, subject, main, change, wentTo } = conflict
  const what = kinds[subject.kind]
  switch (kind) {
    case 'field':
      return `Main and this change gave ${fieldName(subject.field)} of the ${what} two different values.`
    case 'block':
      if (main === undefined)
        return wentTo === undefined
          ? 'Main deleted a block that this change edited.'
          : `Main moved a block that this change edited to “${wentTo.title}”.`
      if (change === undefined) return 'This change deleted a block that main edited.'
      return subject.block === undefined
        ? `Main and this change both rewrote the text of the ${what}.`
        : 'Main and this change edited the same block.'
    case 'deleted':
      return main === undefined
        ? `Main deleted the ${what} that this change edited or moved. Restore it with what this change did, ${movable(conflict) ? 'move the edit to another page, ' : ''}or let it go.`
        : `This change deleted the ${what} that main edited or moved. Keep it as main has it, or let it go.`
    case 'moved-both':
      return `Main and this change moved the ${what} to two different places. It can stand in one of them only.`
    case 'parent-deleted':
      return main === undefined || change === undefined
        ? `The ${what} is new under a page that the other side deleted. Restore the page above, put it elsewhere, or drop it.`
        : `The ${what} was moved under a page that the other side deleted. Restore the page above, or put it elsewhere.`
    case 'cycle':
      return 'The moves of main and of this change would put pages under each other.'
    case 'slug':
      return 'Two pages that stand beside each other were given the same address.'
  }
}

const movable = ({ choices }: Conflict): boolean => choices.some(({ choice }) => choice === 'moved')

const subjectOf = ({ subject }: Conflict): string => kinds[subject.kind]

const partName = (part: string): string => {
  if (part === 'text') return 'the words'
  if (part === 'lines') return 'the same lines'
  if (part === 'type') return 'what kind of block it is'
  if (part.startsWith('cell ')) return 'a cell'
  if (part.startsWith('row ')) return 'a row'
  if (part.startsWith('column ')) return 'a column'
  return `“${part}”`
}

/** Which parts of a block could not be merged, if the sides agree on the rest; undefined if nothing could be. */
export const partText = ({ fields = [] }: Conflict): string | undefined => {
  const counts = new Map<string, number>()
  for (const field of fields) counts.set(partName(field), (counts.get(partName(field)) ?? 0) + 1)
  const parts = [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name.slice(2)}s`))
  if (parts.length === 0 || fields.includes('block')) return undefined
  const last = parts.at(-1) ?? ''
  return `Both changed ${parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`}. The rest fits together.`
}

/** The button label of a choice. */
export const choiceText = (conflict: Conflict, { choice, place }: Choice): string => {
  const { kind, main, change } = conflict
  if (place !== undefined) {
    if (place === 'restore-parent') return 'Restore the page above, without its text'
    if (place === 'nearest') return 'Put it under the nearest page that is left'
    return place.into === null ? 'Put it at the top of the space' : 'Put it under another page'
  }
  const deleted = kind === 'deleted' || kind === 'block'
  const deletedBy = main === undefined ? 'main' : change === undefined ? 'change' : undefined
  switch (choice) {
    case 'main':
      if (deleted && main === undefined)
        return `Delete the ${kind === 'block' ? 'block' : subjectOf(conflict)}, as main did`
      if (deletedBy !== undefined && kind === 'block' && conflict.subject.block !== undefined)
        return 'Keep the block, as main has it'
      if (kind === 'deleted') return `Keep the ${subjectOf(conflict)}, as main has it`
      return kind === 'moved-both' || kind === 'cycle'
        ? "Main's place"
        : kind === 'parent-deleted'
          ? 'As main has it'
          : 'Main'
    case 'change':
      if (deleted && change === undefined)
        return `Delete the ${kind === 'block' ? 'block' : subjectOf(conflict)}, as this change did`
      if (deletedBy !== undefined && kind === 'block' && conflict.subject.block !== undefined)
        return 'Restore the block, as this change has it'
      if (kind === 'deleted') return `Restore the ${subjectOf(conflict)}, as this change has it`
      return kind === 'moved-both' || kind === 'cycle'
        ? "This change's place"
        : kind === 'parent-deleted'
          ? 'As this change has it'
          : 'This change'
    case 'both':
      return 'Both'
    case 'edited':
      return kind === 'slug' ? 'Another address' : 'Edit the result'
    case 'moved':
      return 'Move the edit into another page'
  }
}

/** Describes an answer in text that remains true after the conflict has changed. */
export const answerText = ({ choice }: ConflictAnswer): string =>
  ({
    main: "main's side",
    change: "this change's side",
    both: 'both sides',
    edited: 'a result written by hand',
    moved: 'to move the edit into another page',
  })[choice]

const samePlace = (one: Choice['place'], other: Choice['place']): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Whether an answer is this choice. */
export const isAnswer = (answer: ConflictAnswer | undefined, { choice, place }: Choice): boolean =>
  answer !== undefined && answer.choice === choice && samePlace(answer.place, place)

/** Groups conflicts by subject, in list order. */
export const conflictGroups = (
  conflicts: readonly Conflict[],
): readonly { readonly key: string; readonly title: string; readonly conflicts: readonly Conflict[] }[] =>
  [...Map.groupBy(conflicts, ({ subject }) => `${subject.kind} ${subject.id}`)].map(([key, group]) => ({
    key,
    title: group[0] === undefined ? '' : conflictTitle(group[0]),
    conflicts: group,
  }))
