/** Merge conflicts of a write in API responses. */
import type { Conflict } from '../../../content/merge/conflicts.ts'
import type { WriteConflict } from '../../../contract/operation/errors.ts'

/** The conflicts of a write, whose content is `yours`; `path` is the field of the request that caused them. */
export const writeConflicts = (conflicts: readonly Conflict[], path: string): WriteConflict[] =>
  conflicts.map(({ subject, base, main, change }) => ({
    path,
    ...(subject.kind === 'page' && { page: subject.id }),
    ...(subject.block !== undefined && { block: subject.block }),
    ...(subject.field !== undefined && { field: subject.field }),
    ...(base !== undefined && { base }),
    ...(main !== undefined && { theirs: main }),
    ...(change !== undefined && { yours: change }),
  }))
