/** Files that a document refers to and that cannot be read for now, so that a new version would lose what they hold. */
import type { ApiProblem } from '../../../content/api-document/api-document.ts'
import type { ApiSpecVersionRow } from '../../storage/schema/api-spec-tables.ts'
import { filesOf } from '../model/version-files.ts'
import type { UnreadFile } from './read-source.task.ts'

/**
 * Those of the last version that could not be read, and all others unless that version is incomplete itself. What was
 * missing from the beginning may be missing for good; it is a problem of each version.
 */
export const lostFiles = (last: ApiSpecVersionRow, unread: readonly UnreadFile[]): readonly UnreadFile[] => {
  const names = new Set(filesOf(last).map(({ name }) => name))
  const problems = JSON.parse(last.problems) as readonly ApiProblem[]
  const isComplete = !problems.some(({ code }) => code === 'external-reference')
  return unread.filter(({ name }) => isComplete || names.has(name))
}
