/** Which backups are deleted to make room. Pure. */
import type { BackupKeep } from '../../config.ts'
import { timeOfName } from '../../installation/backup-name.ts'

export interface FoundBackup {
  /** The name of its folder. */
  readonly name: string
  /** `unproved`: whole as far as is known, for example from before this installation was restored. */
  readonly state: 'proved' | 'unproved' | 'failed'
}

const dayMilliseconds = 24 * 3600 * 1000

const dayOf = (time: string): string => time.slice(0, 10)
const monthOf = (time: string): string => time.slice(0, 7)
/** The Monday of its week. */
const weekOf = (time: string): string => {
  const day = Date.parse(dayOf(time))
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return dayOf(new Date(day - sinceMonday * dayMilliseconds).toISOString())
}

/** The newest backup of each of the last `count` periods that have one. `newestFirst`: names and times. */
const newestOfEach = (
  newestFirst: readonly { readonly name: string; readonly time: string }[],
  periodOf: (time: string) => string,
  count: number,
): readonly string[] => {
  const newest = new Map<string, string>()
  for (const { name, time } of newestFirst) {
    if (newest.has(periodOf(time))) continue
    if (newest.size === count) break
    newest.set(periodOf(time), name)
  }
  return [...newest.values()]
}

/**
 * The names of backups to delete. Kept are the newest of each of the last days, weeks and months that have a backup
 * which did not fail, and the newest that was proved. Those that failed take no place of others: the newest of them are
 * kept, as many as days, until a later one is proved. Names that are not of backups are never returned.
 */
export const backupsToDelete = (found: readonly FoundBackup[], keep: BackupKeep): readonly string[] => {
  const newestFirst = found
    .flatMap(({ name, state }) => {
      const time = timeOfName(name)
      return time === undefined ? [] : [{ name, state, time }]
    })
    .toSorted((one, other) => (one.time < other.time ? 1 : -1))
  const usable = newestFirst.filter(({ state }) => state !== 'failed')
  const proved = newestFirst.find(({ state }) => state === 'proved')
  const failed = newestFirst.filter(
    ({ state, time }) => state === 'failed' && (proved === undefined || time > proved.time),
  )
  const kept = new Set([
    ...newestOfEach(usable, dayOf, keep.days),
    ...newestOfEach(usable, weekOf, keep.weeks),
    ...newestOfEach(usable, monthOf, keep.months),
    ...(proved === undefined ? [] : [proved.name]),
    ...failed.slice(0, keep.days).map(({ name }) => name),
  ])
  return newestFirst.flatMap(({ name }) => (kept.has(name) ? [] : [name]))
}
