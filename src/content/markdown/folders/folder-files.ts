/** Files by their path with `/`. Whoever has many does not hold them all: the bytes may be read anew each time. */
export type FolderFiles = Pick<ReadonlyMap<string, Uint8Array>, 'get' | 'has' | 'keys' | 'size'>
