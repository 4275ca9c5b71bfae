/** The content of a revision as a folder of Markdown, for processes that serve no requests. */
import type { WrittenFiles } from '../../../content/markdown/folders/folder-files.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { fencedBlocksIn } from '../../integrations/catalog/fenced-blocks.ts'
import { loadContent } from '../../content/revisions/loaded-content.ts'
import { folderOfContent } from './content-to-folder.ts'

/** The folder of a revision, written in this process. Processes that serve requests use `export-archive.ts`. */
export const spaceFolder = async (ctx: Context, db: Db, space: string, root: Hash): Promise<WrittenFiles> =>
  folderOfContent(await loadContent(ctx, db, space, root), { fencedBlocks: await fencedBlocksIn(db, space) })
