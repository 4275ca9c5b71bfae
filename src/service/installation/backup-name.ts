/** Names of the folders of scheduled backups: the time at which each began, `2026-03-01T030000Z`. */

/** The name of a backup that began at `startedAt` (ISO 8601, UTC). */
export const backupName = (startedAt: string): string => `${startedAt.slice(0, 19).replaceAll(':', '')}Z`

/** The time in a name (ISO 8601, UTC, seconds); undefined if it is not the name of a backup. */
export const timeOfName = (name: string): string | undefined => {
  const [, day, hour, minute, second] = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(name) ?? []
  if (day === undefined) return undefined
  const time = new Date(`${day}T${hour}:${minute}:${second}Z`)
  // `2026-02-30` is read as a day of March.
  return !Number.isNaN(time.getTime()) && backupName(time.toISOString()) === name
    ? time.toISOString()
    : undefined
}
