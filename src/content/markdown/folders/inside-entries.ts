/** The entries of a revision without paths that lead out of a folder. */
import type { Entry } from '../../revision/revision.ts'
import { isInsideFolder } from './folder-paths.ts'

/**
 * Paths that were stored before imports refused them are dropped: pages, reusable contents and files get new ones, and
 * files that are nothing else are left out.
 */
export const insideEntries = (entries: readonly Entry[]): readonly Entry[] =>
  entries.flatMap((entry): readonly Entry[] => {
    if (entry.kind === 'kept-file') return isInsideFolder(entry.id) ? [entry] : []
    if (entry.kind === 'file' && entry.path !== undefined && !isInsideFolder(entry.path)) {
      const { path: _path, ...file } = entry
      return [file]
    }
    if (
      (entry.kind === 'page' || entry.kind === 'reusable-content') &&
      entry.source !== undefined &&
      !isInsideFolder(entry.source.path)
    ) {
      const { source: _source, ...page } = entry
      return [page]
    }
    return [entry]
  })
