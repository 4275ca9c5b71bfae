/**
 * Files by path with `/`. With many files they need not all be in memory: the bytes may be read again on each access.
 */
export type FolderFiles = Pick<ReadonlyMap<string, Uint8Array>, 'get' | 'has' | 'keys' | 'size'>
