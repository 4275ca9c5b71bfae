/** Text that describes revisions. */
import type { RevisionSummary } from '../../../client/types.gen.ts'
import { counted } from '../../ui/counted.ts'

const causeLabels: Readonly<Record<NonNullable<RevisionSummary['cause']>['kind'], string>> = {
  create: 'Created the space',
  edit: 'Edited directly',
  import: 'Imported',
  duplicate: 'Duplicated the space',
  merge: 'Merged',
  update: 'Updated from main',
  revert: 'Reverted with',
  restore: 'Restored with',
  transfer: 'Transferred pages',
  translation: 'Translated',
}

const typeLabels: Readonly<Record<RevisionSummary['type'], string>> = {
  edits: 'Edited directly',
  merge: 'Merged',
  rollback: 'Reverted',
  update: 'Updated from main',
  computed: 'Created by the service',
}

/** What happened, by the cause of the revision; older ones have only a type. */
export const revisionLabel = ({ type, cause }: Pick<RevisionSummary, 'type' | 'cause'>): string =>
  cause === undefined ? typeLabels[type] : causeLabels[cause.kind]

const titled = (title: string): string => (title === '' ? 'Untitled' : title)

/**
 * Summary of the pages it changed; undefined for the first revision, which is empty, and outside of the
 * history of its space.
 */
export const changedText = ({
  changedPages,
  parents,
}: Pick<RevisionSummary, 'changedPages' | 'parents'>): string | undefined => {
  if (changedPages === undefined) return undefined
  if (changedPages.count === 0)
    return parents.length === 0 ? undefined : 'Files, variables or reusable content'
  const { count, some } = changedPages
  const others = count - some.length
  if (some.length === 0) return counted(count, 'page')
  const names = some.map(({ title }) => titled(title))
  if (others > 0) return `${names.join(', ')} and ${counted(others, 'other page')}`
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}
