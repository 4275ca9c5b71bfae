import { statfs } from 'node:fs/promises'

/** Bytes that this program may still write to the disk of a folder; undefined if the system does not tell. */
export const freeBytesOf = async (folder: string): Promise<number | undefined> => {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}
