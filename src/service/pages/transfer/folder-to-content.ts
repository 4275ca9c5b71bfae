/** Converts a folder of Markdown to the content of a revision, with new ids and keys. */
import type { FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import { fencesOf } from '../../../content/contentkit/markdown-fences.ts'
import { assignKeys } from '../../../content/diff/block-keys.ts'
import { canonicalBytes } from '../../../content/document/canonical.ts'
import type { FolderFiles } from '../../../content/markdown/folders/folder-files.ts'
import type { ImportedFolder, ImportTools } from '../../../content/markdown/folders/import-folder.ts'
import { importFolder } from '../../../content/markdown/folders/import-folder.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import type { MintId } from '../../identifiers.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import { pageReading } from './bounded-page-reading.ts'

interface FolderTools extends Pick<ImportTools, 'each'> {
  /** Where the canonical bytes of documents are stored; in memory by default. */
  readonly documents?: { readonly set: (hash: Hash, bytes: Uint8Array) => void }
  /** The blocks that are written as fenced code, by integration; none if absent. */
  readonly fencedBlocks?: readonly FencedBlocks[]
}

/**
 * Reads every file; `each` receives the number of pages done. A few hundred pages take a second, so processes that
 * serve requests run it in a separate process (`import-archive.ts`).
 */
export const importedFolder = (
  files: FolderFiles,
  mint: MintId,
  { fencedBlocks = [], documents: elsewhere, each }: FolderTools = {},
): ImportedFolder => {
  const documents = new Map<Hash, Uint8Array>()
  const store = elsewhere ?? documents
  const imported = importFolder(files, {
    sha256,
    mintId: (kind) => mint(kind),
    storeDocument({ page, document }) {
      const bytes = canonicalBytes(assignKeys({ page, document, sha256 }))
      const hash = sha256(bytes)
      store.set(hash, bytes)
      return hash
    },
    reading: pageReading,
    fences: fencesOf(fencedBlocks),
    ...(each !== undefined && { each }),
  })
  return { ...imported, documents }
}
