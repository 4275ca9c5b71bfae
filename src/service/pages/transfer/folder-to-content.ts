/** A folder of Markdown as the content of a revision, with ids and keys of this installation. */
import { assignKeys } from '../../../content/diff/block-keys.ts'
import type { FolderFiles } from '../../../content/markdown/folders/folder-files.ts'
import type { ImportedFolder, ImportTools } from '../../../content/markdown/folders/import-folder.ts'
import { importFolder } from '../../../content/markdown/folders/import-folder.ts'
import type { MintId } from '../../identifiers.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import { pageReading } from './bounded-page-reading.ts'

/**
 * Reads every file; `each` is told how many pages are done. It takes a second for some hundred pages: whoever serves
 * requests does it in a process (`import-archive.ts`).
 */
export const importedFolder = (
  files: FolderFiles,
  mint: MintId,
  tools: Pick<ImportTools, 'each' | 'keepDocument'> = {},
): ImportedFolder =>
  importFolder(files, {
    sha256,
    mintId: (kind) => mint(kind),
    assignKeys: ({ page, document }) => assignKeys({ page, document, sha256 }),
    reading: pageReading,
    ...tools,
  })
