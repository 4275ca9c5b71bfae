/**
 * Files by path with `/`. With many files they need not all be in memory: the bytes may be read again on each access.
 */
export type FolderFiles = Pick<ReadonlyMap<string, Uint8Array>, 'get' | 'has' | 'keys' | 'size'>

/** The files of a folder that is written, by path. Each is made when it is called for, and again each time. */
export type WrittenFiles = ReadonlyMap<string, () => Uint8Array>

/** All files, made at once. */
export const allBytes = (files: WrittenFiles): Map<string, Uint8Array> =>
  new Map([...files].map(([path, make]) => [path, make()] as const))
