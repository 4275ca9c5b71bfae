/** The blobs that an entry of a revision stands on. */
import type { Entry, Hash } from '../../../content/revision/revision.ts'

/** Hashes of the bytes of a file, and of the bytes that an imported text came from. */
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
