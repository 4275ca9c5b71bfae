/** The paths that pages of main had before they were moved, renamed or deleted. */
import type { Db } from '../../storage/store.ts'

/** Maximum pages that are looked at for one path they left. */
const mostFormer = 50

/** The pages that left a path, the most recent first. Some may be deleted. */
export const formerPages = async (db: Db, space: string, path: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('former_paths')
    .select('page')
    .where('space', '=', space)
    .where('path', '=', path)
    .orderBy('left_at', 'desc')
    .orderBy('page')
    .limit(mostFormer)
    .execute()
  return rows.map(({ page }) => page)
}
