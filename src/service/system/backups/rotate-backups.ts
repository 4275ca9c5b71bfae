/** Deletes the backups that are no longer kept, and records which are gone. */
import { join } from 'node:path'
import type { Context } from '../../context.ts'
import { readManifest } from '../../installation/backup-folder.ts'
import { deleteBackup, finishedNames } from './backup-disk.ts'
import type { FoundBackup } from './backup-rotation.ts'
import { backupsToDelete } from './backup-rotation.ts'
import { markRemoved, statesByName, namesOnDisk } from './backups.store.ts'

/** Whether a backup that is not in the table, as after a restore, is of this installation: others may use the folder. */
const isOwn = ({ keys }: Context, folder: string, name: string): boolean => {
  try {
    return readManifest(join(folder, name))?.secret.fingerprint === keys.fingerprint
  } catch {
    return false
  }
}

export const rotateBackups = async (ctx: Context, folder: string): Promise<void> => {
  const { store, config, now } = ctx
  const names = await finishedNames(folder)
  const states = await statesByName(store.engine, store.read, names)
  const found = names.flatMap((name): FoundBackup[] => {
    const state = states.get(name)
    if (state === 'proved' || state === 'failed') return [{ name, state }]
    return state === undefined && isOwn(ctx, folder, name) ? [{ name, state: 'unproved' }] : []
  })
  for (const name of backupsToDelete(found, config.backupKeep)) await deleteBackup(folder, name)
  const left = new Set(await finishedNames(folder))
  const gone = (await namesOnDisk(store.read)).filter((name) => !left.has(name))
  if (gone.length > 0) await store.write((db) => markRemoved(store.engine, db, gone, now()))
}
