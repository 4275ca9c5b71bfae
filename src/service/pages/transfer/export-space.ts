/** The content of a revision as a folder of Markdown, for whoever serves no requests. */
import type { Hash } from '../../../content/revision/revision.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { loadContent } from '../../content/revisions/loaded-content.ts'
import { folderOfContent } from './content-to-folder.ts'

/** The folder of a revision, made here. Whoever serves requests has a process make it (`export-archive.ts`). */
export const spaceFolder = async (
  ctx: Context,
  db: Db,
  space: string,
  root: Hash,
): Promise<Map<string, Uint8Array>> => folderOfContent(await loadContent(ctx, db, space, root))
