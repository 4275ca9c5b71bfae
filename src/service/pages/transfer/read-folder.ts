/** A local folder or zip archive, within limits; files are read one at a time on demand. */
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isInsideFolder, sharedFolder } from '../../../content/markdown/folders/folder-paths.ts'
import type { Folder, FolderLimits } from './folder-limits.ts'
import { FolderError, folderLimits, ignored, LeftOut, tooLarge, tooMuch } from './folder-limits.ts'
import { openArchive } from './zip-archive.ts'

const byPath = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const readTree = (root: string, limits: FolderLimits): Folder => {
  const found: string[] = []
  const leftOut = new LeftOut()
  let bytes = 0
  // Links are not followed, since they may lead anywhere on this machine. (`recursive` would follow folders.)
  const folders = [root]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const full = join(folder, entry.name)
      const path = relative(root, full).split(sep).join('/')
      if (ignored.test(path)) continue
      if (entry.isDirectory()) folders.push(full)
      if (entry.isSymbolicLink()) leftOut.link(path)
      if (!entry.isFile()) continue
      if (!isInsideFolder(path)) {
        leftOut.outside(path)
        continue
      }
      const { size } = lstatSync(full)
      bytes += size
      if (size > limits.fileBytes) throw tooLarge(path, limits)
      found.push(path)
      if (found.length > limits.files || bytes > limits.bytes) throw tooMuch(limits)
    }
  }
  const paths = new Set(found.toSorted(byPath))
  return {
    files: {
      size: paths.size,
      has: (path) => paths.has(path),
      keys: () => paths.keys(),
      get: (path) => (paths.has(path) ? readFileSync(join(root, path)) : undefined),
    },
    warnings: leftOut.all(),
    close: () => undefined,
  }
}

/** Archives often have a single top-level folder, which is not part of the documentation. */
const withoutSharedFolder = (folder: Folder): Folder => {
  const { files } = folder
  const sorted = [...files.keys()].toSorted(byPath)
  const top = sharedFolder(sorted)
  // What is left could be the name of a drive.
  const shared = sorted.every((path) => isInsideFolder(path.slice(top.length))) ? top : ''
  const inside = new Map(sorted.map((path) => [path.slice(shared.length), path]))
  const get = (path: string): Uint8Array | undefined => {
    const fullPath = inside.get(path)
    return fullPath === undefined ? undefined : files.get(fullPath)
  }
  return {
    ...folder,
    files: { size: inside.size, has: (path) => inside.has(path), keys: () => inside.keys(), get },
  }
}

/** The documentation in the archive at `path`. Fails with `FolderError` if it is refused. */
export const readArchive = async (path: string, limits: FolderLimits = folderLimits): Promise<Folder> =>
  withoutSharedFolder(await openArchive(path, limits))

/** Reads `path` on this machine: a folder or a zip archive. */
export const readFolder = async (path: string, limits: FolderLimits = folderLimits): Promise<Folder> => {
  let directory: boolean
  try {
    directory = lstatSync(path).isDirectory()
  } catch {
    throw new FolderError(`${path} does not exist.`)
  }
  return directory ? readTree(path, limits) : readArchive(path, limits)
}
