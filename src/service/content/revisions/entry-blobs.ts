/** The blobs that an entry of a revision refers to. */
import type { Entry, Hash } from '../../../content/revision/revision.ts'

/** Hashes of the bytes of a file, and of the source of an imported text. */
export const blobsOfEntry = (entry: Entry): Hash[] => {
  switch (entry.kind) {
    case 'file':
    case 'kept-file':
      return [entry.blob]
    case 'page':
    case 'reusable-content':
      return entry.source === undefined ? [] : [entry.source.blob]
    case 'variable':
      return []
  }
}
