/** Folders in and out of a test service, by the same code as the command line's. */
import { revisionOf } from '../service/pages/add-revision.ts'
import { spaceFolder } from '../service/pages/export-space.ts'
import { importedFolder } from '../service/pages/imported-folder.ts'
import { importSpace } from '../service/pages/import-space.ts'
import type { Surroundings } from '../service/surroundings.ts'

export const importFiles = async (
  around: Surroundings,
  organization: string,
  person: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<{ space: string; pages: number; files: number }> => {
  const imported = await importSpace(around, {
    organization,
    title: 'Folder',
    createdBy: person,
    content: importedFolder(files, around.mint),
  })
  return { space: imported.space.id, pages: imported.pages, files: imported.files }
}

/** The folder of the space's head. */
export const exportSpaceFiles = async (
  around: Surroundings,
  space: string,
): Promise<Map<string, Uint8Array>> => {
  const db = around.store.read
  const { revision } = await db
    .selectFrom('spaces')
    .select('revision')
    .where('id', '=', space)
    .executeTakeFirstOrThrow()
  return spaceFolder(around, db, space, (await revisionOf(db, space, revision)).root)
}
