/** What a folder of documentation or an archive of one may hold, and what is said of one that is refused. */
import { posix } from 'node:path'
import type { FolderFiles } from '../../../content/markdown/folders/folder-files.ts'
import type { MarkdownWarning } from '../../../content/markdown/tags.ts'

export interface Folder {
  /** Reading one throws `FolderError` where it is damaged. */
  readonly files: FolderFiles
  /** About files that are left out. */
  readonly warnings: readonly MarkdownWarning[]
  /** No file can be read afterwards. */
  readonly close: () => void
}

/** A reason that whoever sent the folder should read. */
export class FolderError extends Error {}

export interface FolderLimits {
  /** Files of documentation. */
  readonly files: number
  /** Bytes of all files, unpacked. */
  readonly bytes: number
  /** Bytes of one file, unpacked. */
  readonly fileBytes: number
  /** Everything that is listed in an archive, folders and what is no documentation with it. */
  readonly entries: number
  /** Characters of a path. */
  readonly pathLength: number
}

export const folderLimits: FolderLimits = {
  // Ten times the documentation of the largest products.
  files: 50_000,
  // Files are read one at a time, so this bounds how long an import takes and not its memory.
  bytes: 1024 ** 3,
  // The largest file that can be uploaded.
  fileBytes: 50 * 1024 ** 2,
  entries: 100_000,
  // Longer than systems allow their own paths to be where it matters: 260 on Windows, 1,024 on macOS.
  pathLength: 1024,
}

/** Warnings about files that are left out; an archive can hold a hundred thousand such. */
const mostWarnings = 1000

/** Nothing of these belongs to documentation. */
export const ignored = /(^|\/)(\.git|node_modules|__MACOSX)(\/|$)|(^|\/)\.DS_Store$/

export const tooMuch = (limits: FolderLimits): FolderError =>
  new FolderError(
    `This is more than ${limits.files} files or ${Math.round(limits.bytes / 1024 ** 2)} MB. Import it in parts.`,
  )

export const tooLarge = (path: string, limits: FolderLimits): FolderError =>
  new FolderError(`${path} is larger than ${limits.fileBytes / 1024 ** 2} MB.`)

/** The path inside the folder, or undefined for one that leads out of it. */
export const insidePath = (name: string): string | undefined => {
  if (name.includes('\0') || name.includes('\\') || name.startsWith('/') || /^[A-Za-z]:/.test(name))
    return undefined
  const path = posix.normalize(name)
  return path === '.' || path.startsWith('..') ? undefined : path
}

/** Collects what is told of files that are left out. */
export class LeftOut {
  readonly warnings: MarkdownWarning[] = []
  #more = 0

  add(file: string, code: string, message: string): void {
    if (this.warnings.length < mostWarnings)
      this.warnings.push({ file: file.slice(0, 200), line: 1, code, message })
    else this.#more += 1
  }

  link(file: string): void {
    this.add(file, 'symbolic-link', 'This is a symbolic link, which is not followed. It is left out.')
  }

  /** All of them, the last telling how many are not listed. */
  all(): readonly MarkdownWarning[] {
    if (this.#more === 0) return this.warnings
    const message = `${this.#more} more files are left out.`
    return [...this.warnings, { file: '', line: 1, code: 'left-out', message }]
  }
}
