/** Reads an archive of documentation in a thread of its own: unpacked, parsed, and ready to be stored. */
import { randomBytes } from 'node:crypto'
import { minter } from '../identifiers.ts'
import { serveThread } from '../jobs/in-thread.ts'
import { importedFolder } from './imported-folder.ts'
import { FolderError, readArchive } from './read-folder.ts'

await serveThread(
  async ({ archive }: { readonly archive: Uint8Array }, { progress }) => {
    const files = await readArchive(archive)
    if (files.size === 0) throw new FolderError('The archive holds no files.')
    return importedFolder(files, minter(randomBytes), progress)
  },
  { refusals: [FolderError] },
)
