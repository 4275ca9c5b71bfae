/** What the file list can be filtered and sorted by, as its URL names them. */

/** Kinds of files for users; the exact type is shown next to it. */
export const fileKinds = ['image', 'video', 'audio', 'document', 'other'] as const
export type FileKind = (typeof fileKinds)[number]

export const isFileKind = (value: unknown): value is FileKind =>
  typeof value === 'string' && (fileKinds as readonly string[]).includes(value)

/** Filters of the file list for cleaning up. */
export const fileFilters = ['unused', 'duplicates', 'silent'] as const
export type FileFilterName = (typeof fileFilters)[number]
export const isFileFilterName = (value: unknown): value is FileFilterName =>
  fileFilters.some((show) => show === value)

/** Sort orders of the list; by name if none is given. */
export const fileOrders = ['used', 'least-used', 'size'] as const
export type FileOrder = (typeof fileOrders)[number]
export const isFileOrder = (value: unknown): value is FileOrder => fileOrders.some((one) => one === value)
