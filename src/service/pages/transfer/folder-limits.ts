/** Limits of an imported folder or archive, and the messages for refused ones. */
import { posix } from 'node:path'
import type { FolderFiles } from '../../../content/markdown/folders/folder-files.ts'
import { isInsideFolder } from '../../../content/markdown/folders/folder-paths.ts'
import { WarningList } from '../../../content/markdown/folders/warning-list.ts'
import type { MarkdownWarning } from '../../../content/markdown/tags.ts'

export interface Folder {
  /** Reading a damaged file throws `FolderError`. */
  readonly files: FolderFiles
  /** About files that are left out. */
  readonly warnings: readonly MarkdownWarning[]
  /** Closes the folder; no file can be read afterwards. */
  readonly close: () => void
}

/** An error message for the person who uploaded the folder. */
export class FolderError extends Error {}

export interface FolderLimits {
  /** Maximum number of documentation files. */
  readonly files: number
  /** Total bytes of all files, unpacked. */
  readonly bytes: number
  /** Bytes of one file, unpacked. */
  readonly fileBytes: number
  /** Number of entries in an archive, including folders and other files. */
  readonly entries: number
  /** Length of a path in characters. */
  readonly pathLength: number
}

export const folderLimits: FolderLimits = {
  // Ten times the documentation of the largest products.
  files: 50_000,
  // Files are read one at a time, so this limits the duration of an import, not its memory.
  bytes: 1024 ** 3,
  // The same as the maximum size of an upload.
  fileBytes: 50 * 1024 ** 2,
  entries: 100_000,
  // At least as long as the usual limits of operating systems: 260 on Windows, 1,024 on macOS.
  pathLength: 1024,
}

/** Paths that never belong to documentation. */
export const ignored = /(^|\/)(\.git|node_modules|__MACOSX)(\/|$)|(^|\/)\.DS_Store$/

export const tooMuch = (limits: FolderLimits): FolderError =>
  new FolderError(
    `The import has more than ${limits.files} files or ${Math.round(limits.bytes / 1024 ** 2)} MB. Import it in parts.`,
  )

export const tooLarge = (path: string, limits: FolderLimits): FolderError =>
  new FolderError(`${path} is larger than ${limits.fileBytes / 1024 ** 2} MB.`)

/** The normalized path inside the folder, or undefined if it leads out of it. */
export const insidePath = (name: string): string | undefined => {
  const path = posix.normalize(name)
  return isInsideFolder(path) ? path : undefined
}

/** Collects warnings about skipped files; an archive can contain a hundred thousand of them. */
export class LeftOut {
  readonly #warnings = new WarningList((more) => ({
    code: 'left-out',
    message: `${more} more files were skipped.`,
  }))

  add(file: string, code: string, message: string): void {
    this.#warnings.add({ file, line: 1, code, message })
  }

  outside(file: string): void {
    this.add(file, 'outside-folder', 'Skipped, because the path can lead outside the folder.')
  }

  link(file: string): void {
    this.add(file, 'symbolic-link', 'Skipped, because symbolic links are not followed.')
  }

  /** Bounded; the last one tells how many are not listed. */
  all(): readonly MarkdownWarning[] {
    return this.#warnings.all()
  }
}
