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
  slug: 'the slug',
  description: 'the description',
  content: 'the contents',
  target: 'the target',
  value: 'the value',
}
const fieldName = (field: string | undefined): string =>
  field === undefined ? 'the value' : (fieldNames[field] ?? `“${field}”`)

/** What the two sides did, and why it cannot be resolved automatically. */
export const conflictSentence = (conflict: Conflict): string => {
  const { kind, subject, main, change, wentTo } = conflict
  const kindName = kinds[subject.kind]
  switch (kind) {
    case 'field':
      return `Main and this change request both changed ${fieldName(subject.field)} of the ${kindName}.`
    case 'block':
      if (main === undefined)
        return wentTo === undefined
          ? 'Main deleted a block that this change request edited.'
          : `This change request edited a block that main moved to “${wentTo.title}”.`
      if (change === undefined) return 'This change request deleted a block that main edited.'
      return subject.block === undefined
        ? `Main and this change request both rewrote the text of the ${kindName}.`
        : 'Main and this change request edited the same block.'
    case 'deleted':
      return main === undefined
        ? `Main deleted the ${kindName} that this change request edited or moved. Restore it with these changes, ${canMove(conflict) ? 'move the edit to another page, ' : ''}or delete it.`
        : `This change request deleted the ${kindName} that main edited or moved. Keep main's version, or delete it.`
    case 'moved-both':
      return `Main and this change request moved the ${kindName} to different locations. Choose one.`
    case 'parent-deleted':
      return main === undefined || change === undefined
        ? `The ${kindName} was added under a page that the other side deleted. Restore the parent page, choose another location, or delete the ${kindName}.`
        : `The ${kindName} was moved under a page that the other side deleted. Restore the parent page, or choose another location.`
    case 'cycle':
      return 'The moves in main and in this change request would nest pages inside each other.'
    case 'slug':
      return 'Two sibling pages have the same slug.'
  }
}

const canMove = ({ choices }: Conflict): boolean => choices.some(({ choice }) => choice === 'moved')

const subjectOf = ({ subject }: Conflict): string => kinds[subject.kind]

const fieldLabel = (part: string): string => {
  if (part === 'text') return 'the text'
  if (part === 'lines') return 'the same lines'
  if (part === 'type') return 'the block type'
  if (part.startsWith('cell ')) return 'a cell'
  if (part.startsWith('row ')) return 'a row'
  if (part.startsWith('column ')) return 'a column'
  return `“${part}”`
}

/** Which parts of a block could not be merged, if the sides agree on the rest; undefined if nothing could be. */
export const conflictingFieldsText = ({ fields = [] }: Conflict): string | undefined => {
  const counts = new Map<string, number>()
  for (const field of fields) counts.set(fieldLabel(field), (counts.get(fieldLabel(field)) ?? 0) + 1)
  const parts = [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name.slice(2)}s`))
  if (parts.length === 0 || fields.includes('block')) return undefined
  const last = parts.at(-1) ?? ''
  return `Both changed ${parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`}. The rest was merged automatically.`
}

/** The button label of a choice. */
export const choiceText = (conflict: Conflict, { choice, place }: Choice): string => {
  const { kind, main, change } = conflict
  if (place !== undefined) {
    if (place === 'restore-parent') return 'Restore the parent page without its text'
    if (place === 'nearest') return 'Move it under the nearest remaining page'
    return place.into === null ? 'Move it to the top of the space' : 'Move it under another page'
  }
  const deleted = kind === 'deleted' || kind === 'block'
  const deletedBy = main === undefined ? 'main' : change === undefined ? 'change' : undefined
  switch (choice) {
    case 'main':
      if (deleted && main === undefined)
        return `Delete the ${kind === 'block' ? 'block' : subjectOf(conflict)}, as in main`
      if (deletedBy !== undefined && kind === 'block' && conflict.subject.block !== undefined)
        return 'Keep the block, as in main'
      if (kind === 'deleted') return `Keep the ${subjectOf(conflict)}, as in main`
      return kind === 'moved-both' || kind === 'cycle'
        ? "Use main's location"
        : kind === 'parent-deleted'
          ? "Use main's version"
          : 'Use main'
    case 'change':
      if (deleted && change === undefined)
        return `Delete the ${kind === 'block' ? 'block' : subjectOf(conflict)}, as in this change request`
      if (deletedBy !== undefined && kind === 'block' && conflict.subject.block !== undefined)
        return 'Restore the block, as in this change request'
      if (kind === 'deleted') return `Restore the ${subjectOf(conflict)}, as in this change request`
      return kind === 'moved-both' || kind === 'cycle'
        ? "Use this change request's location"
        : kind === 'parent-deleted'
          ? "Use this change request's version"
          : 'Use this change request'
    case 'both':
      return 'Use both'
    case 'edited':
      return kind === 'slug' ? 'Use another slug' : 'Edit the result'
    case 'moved':
      return 'Move the edit to another page'
  }
}

/** Describes an answer in text that remains true after the conflict has changed. */
export const answerText = ({ choice }: ConflictAnswer): string =>
  ({
    main: "main's version",
    change: "this change request's version",
    both: 'both versions',
    edited: 'an edited result',
    moved: 'to move the edit to another page',
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
