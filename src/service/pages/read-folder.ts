/**
 * Reads a folder or a zip archive into memory, within bounds: an archive says little about how large it is inside,
 * and its names may point anywhere.
 */
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { unzip } from 'fflate'

export class FolderError extends Error {}

export interface FolderLimits {
  readonly files: number
  readonly bytes: number
  /** Bytes of one file. */
  readonly fileBytes: number
}

export const folderLimits: FolderLimits = { files: 50_000, bytes: 1024 ** 3, fileBytes: 50 * 1024 ** 2 }

/** Nothing of these belongs to documentation. */
const ignored = /(^|\/)(\.git|node_modules|__MACOSX)(\/|$)|(^|\/)\.DS_Store$/

const tooMuch = (limits: FolderLimits) =>
  new FolderError(
    `This is more than ${limits.files} files or ${Math.round(limits.bytes / 1024 ** 2)} MB. Import it in parts.`,
  )

/** The path inside the folder, or undefined for one that leads out of it. */
const insidePath = (name: string): string | undefined => {
  if (name.includes('\0') || name.includes('\\') || name.startsWith('/') || /^[A-Za-z]:/.test(name))
    return undefined
  const path = posix.normalize(name)
  return path === '.' || path.startsWith('..') ? undefined : path
}

const readTree = (root: string, limits: FolderLimits): Map<string, Uint8Array> => {
  const files = new Map<string, Uint8Array>()
  let bytes = 0
  // Links are not followed: what they lead to may lie anywhere on this machine. (`recursive` would follow folders.)
  const folders = [root]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const full = join(folder, entry.name)
      const path = relative(root, full).split(sep).join('/')
      if (ignored.test(path)) continue
      if (entry.isDirectory()) folders.push(full)
      if (!entry.isFile()) continue
      const { size } = lstatSync(full)
      bytes += size
      if (size > limits.fileBytes)
        throw new FolderError(`${path} is larger than ${limits.fileBytes / 1024 ** 2} MB.`)
      if (files.size >= limits.files || bytes > limits.bytes) throw tooMuch(limits)
      files.set(path, readFileSync(full))
    }
  }
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Files of an archive. What its directory claims is checked before a byte is inflated, and the result again. */
export const readArchive = (
  archive: Uint8Array,
  limits: FolderLimits = folderLimits,
): Promise<Map<string, Uint8Array>> =>
  new Promise((resolve, reject) => {
    let failure: FolderError | undefined
    let count = 0
    let bytes = 0
    unzip(
      archive,
      {
        filter: ({ name, originalSize, size }) => {
          const path = insidePath(name)
          if (failure || name.endsWith('/') || path === undefined || ignored.test(path)) return false
          count += 1
          bytes += originalSize
          // No text compresses a thousandfold; what claims to is there to fill the memory.
          if (originalSize > limits.fileBytes)
            failure = new FolderError(`${path} is larger than ${limits.fileBytes / 1024 ** 2} MB.`)
          else if (originalSize > 1024 ** 2 && originalSize > size * 1000)
            failure = new FolderError(`${path} is packed in a way that no document is.`)
          else if (count > limits.files || bytes > limits.bytes) failure = tooMuch(limits)
          return failure === undefined
        },
      },
      (error, found) => {
        if (failure) return reject(failure)
        if (error) return reject(new FolderError('This is not a zip archive that can be read.'))
        const files = new Map<string, Uint8Array>()
        for (const [name, content] of Object.entries(found)) {
          const path = insidePath(name)
          if (path !== undefined && content.length <= limits.fileBytes) files.set(path, content)
        }
        resolve(withoutSharedFolder(files))
      },
    )
  })

/** Archives often hold one folder with everything in it; that folder is not part of the documentation. */
const withoutSharedFolder = (files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> => {
  const sorted = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const [first = ['']] = sorted
  const folder = first[0].split('/', 1)[0] ?? ''
  const shared =
    sorted.length > 0 && sorted.every(([path]) => path.startsWith(`${folder}/`)) && !folder.startsWith('.')
  return new Map(shared ? sorted.map(([path, content]) => [path.slice(folder.length + 1), content]) : sorted)
}

/** Reads what lies at `path` on this machine: a folder, or a zip archive. */
export const readFolder = async (
  path: string,
  limits: FolderLimits = folderLimits,
): Promise<Map<string, Uint8Array>> => {
  let directory: boolean
  try {
    directory = lstatSync(path).isDirectory()
  } catch {
    throw new FolderError(`${path} cannot be found.`)
  }
  return directory ? readTree(path, limits) : readArchive(readFileSync(path), limits)
}
