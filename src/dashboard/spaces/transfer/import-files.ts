/** The files or the archive chosen for an import, before upload. No UI. */

import { isMarkdown } from '../../../content/markdown/folders/folder-paths.ts'

export interface ImportFile {
  /** Path relative to the folder, separated by `/`. */
  readonly path: string
  readonly file: File
}

/** Either an archive as it is, or the files of a folder, which are packed before upload. */
export type ImportChoice =
  | { readonly kind: 'archive'; readonly name: string; readonly file: File }
  | { readonly kind: 'folder'; readonly name: string; readonly files: readonly ImportFile[] }

const megabyte = 1024 ** 2

/** Limits of the service, which would refuse more only after the upload. */
export const importLimits = { archive: 200 * megabyte, file: 50 * megabyte, files: 50_000 }

/** Never part of documentation; the service skips them as well. */
export const ignored = /(^|\/)(\.git|node_modules|__MACOSX)(\/|$)|(^|\/)\.DS_Store$/

const folderChoice = (name: string, files: readonly ImportFile[]): ImportChoice => ({
  kind: 'folder',
  name,
  files: files
    .filter(({ path }) => !ignored.test(path))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1)),
})

/** The files of an `<input webkitdirectory>`, with paths relative to the chosen folder. */
export const chosenFolder = (list: Iterable<File>): ImportChoice => {
  const files = [...list].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
  const name = files[0]?.path.split('/')[0] ?? ''
  return folderChoice(
    name,
    files.map(({ path, file }) => ({ path: path.split('/').slice(1).join('/') || path, file })),
  )
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject))

/** The reader of a folder returns entries in batches, and an empty batch at the end. */
const entriesOf = async (folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> => {
  const reader = folder.createReader()
  const entries: FileSystemEntry[] = []
  while (true) {
    // Batches must be read sequentially.
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (batch.length === 0) return entries
    entries.push(...batch)
  }
}

const filesBelow = async (folder: FileSystemDirectoryEntry, path: string): Promise<ImportFile[]> => {
  const found: ImportFile[] = []
  for (const entry of await entriesOf(folder)) {
    const inside = `${path}${entry.name}`
    if (ignored.test(inside)) continue
    // One folder at a time, because browsers limit the number of open files.
    if (entry.isDirectory) found.push(...(await filesBelow(entry as FileSystemDirectoryEntry, `${inside}/`)))
    else if (entry.isFile) found.push({ path: inside, file: await fileOf(entry as FileSystemFileEntry) })
  }
  return found
}

/**
 * The dropped files: one folder, one archive, or loose files, which are treated as a folder. Undefined if
 * none of the items is a file. Read the entries from the event synchronously; it is empty after the first
 * await.
 */
export const droppedChoice = async (items: DataTransferItemList): Promise<ImportChoice | undefined> => {
  const entries = [...items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null
    return entry === null ? [] : [entry]
  })
  const [first] = entries
  if (first === undefined) return undefined
  if (entries.length === 1 && first.isDirectory)
    return folderChoice(first.name, await filesBelow(first as FileSystemDirectoryEntry, ''))
  if (entries.length === 1 && !isMarkdown(first.name)) {
    const file = await fileOf(first as FileSystemFileEntry)
    return { kind: 'archive', name: file.name, file }
  }
  const files: ImportFile[] = []
  for (const entry of entries) {
    if (entry.isFile) files.push({ path: entry.name, file: await fileOf(entry as FileSystemFileEntry) })
    else files.push(...(await filesBelow(entry as FileSystemDirectoryEntry, `${entry.name}/`)))
  }
  return folderChoice('Imported', files)
}

export const choiceSize = (choice: ImportChoice): number =>
  choice.kind === 'archive' ? choice.file.size : choice.files.reduce((sum, { file }) => sum + file.size, 0)

export interface ChoiceError {
  readonly title: string
  /** How to fix it. */
  readonly what: string
  /** A command on the server that does it, after `what`. */
  readonly command?: string
}

const inSmallerParts = {
  what: 'Import it in smaller parts, or run on the server:',
  command: 'import FOLDER --org ID',
}
const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / megabyte)} MB`

/** Signatures of zip archives; the second is that of an empty one. */
const zipSignatures: readonly (readonly number[])[] = [
  [0x50, 0x4b, 3, 4],
  [0x50, 0x4b, 5, 6],
]

const validateArchive = async (file: File): Promise<ChoiceError | undefined> => {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  const signature = zipSignatures.findIndex((bytes) => bytes.every((byte, index) => start[index] === byte))
  if (signature === 1)
    return { title: `${file.name} is empty`, what: 'Choose an archive that contains Markdown files.' }
  if (signature < 0)
    return {
      title: `${file.name} is not a zip archive`,
      what: 'Choose a file that ends in .zip, or the folder itself.',
    }
  if (file.size > importLimits.archive)
    return {
      title: `${file.name} is ${inMegabytes(file.size)}. The limit is ${inMegabytes(importLimits.archive)}.`,
      ...inSmallerParts,
    }
  return undefined
}

/** Why the choice cannot be imported, checked before upload; undefined if it can. */
export const validateChoice = async (choice: ImportChoice): Promise<ChoiceError | undefined> => {
  if (choice.kind === 'archive') return validateArchive(choice.file)
  const { name, files } = choice
  if (!files.some(({ path }) => isMarkdown(path)))
    return {
      title: files.length === 0 ? `${name || 'This folder'} is empty` : `${name} contains no Markdown files`,
      what: 'Choose the folder with the .md files, such as the one that contains README.md or SUMMARY.md.',
    }
  const large = files.find(({ file }) => file.size > importLimits.file)
  if (large !== undefined)
    return {
      title: `${large.path} is ${inMegabytes(large.file.size)}`,
      what: `Files can be up to ${inMegabytes(importLimits.file)}. Remove it from the folder, then choose the folder again.`,
    }
  const size = choiceSize(choice)
  if (files.length > importLimits.files || size > importLimits.archive)
    return {
      title: `${files.length.toLocaleString()} files with ${inMegabytes(size)} are too large for one import`,
      ...inSmallerParts,
    }
  return undefined
}

/** A title for the new space from the name of the folder or archive, within the length limit. */
export const suggestedTitle = ({ name }: Pick<ImportChoice, 'name'>): string => {
  const title = name
    .replace(/\.zip$/i, '')
    .replace(/[-_](?:main|master)$/i, '')
    .replace(/[-_.\s]+/g, ' ')
    .trim()
  return `${title.slice(0, 1).toLocaleUpperCase()}${title.slice(1)}`.slice(0, 50).trim()
}
