/** A folder of Markdown as the content of a revision, with ids and keys of this installation. */
import { assignKeys } from '../../content/keys.ts'
import type { ImportedFolder } from '../../content/markdown/import-folder.ts'
import { importFolder } from '../../content/markdown/import-folder.ts'
import type { MintId } from '../identifiers.ts'
import { sha256 } from '../storage/objects.ts'

/**
 * Reads every file; `each` is told how many pages are done. It takes a second for some hundred pages: whoever serves
 * requests does it in a thread (`transfer-threads.ts`).
 */
export const importedFolder = (
  files: ReadonlyMap<string, Uint8Array>,
  mint: MintId,
  each?: (done: number, total: number) => void,
): ImportedFolder =>
  importFolder(files, {
    sha256,
    mintId: (kind) => mint(kind),
    assignKeys: ({ page, document }) => assignKeys({ page, document, sha256 }),
    ...(each !== undefined && { each }),
  })
