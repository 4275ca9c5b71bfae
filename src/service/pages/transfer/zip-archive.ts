/**
 * A zip archive as a folder; files are unpacked one at a time on demand. Its directory is checked before anything is
 * unpacked (counts, sizes, names, and that no two entries share bytes), and each file when it is unpacked (size and
 * checksum).
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { crc32, inflateRawSync } from 'node:zlib'
import type { Folder, FolderLimits } from './folder-limits.ts'
import { FolderError, ignored, insidePath, LeftOut, tooLarge, tooMuch } from './folder-limits.ts'

/** The part of the library's entry type that is used; it ships no types. */
interface ZipEntry {
  readonly fileNameRaw: Buffer
  readonly extraFields: readonly object[]
  readonly generalPurposeBitFlag: number
  readonly versionMadeBy: number
  readonly externalFileAttributes: number
  readonly compressionMethod: number
  readonly crc32: number
  readonly compressedSize: number
  readonly uncompressedSize: number
  readonly relativeOffsetOfLocalHeader: number
  isEncrypted(): boolean
}

interface ZipFile {
  readonly entryCount: number
  eachEntry(): AsyncIterable<ZipEntry>
}

interface Yauzl {
  fromFdPromise(file: number, options: object): Promise<ZipFile>
  getFileNameLowLevel(flags: number, name: Buffer, fields: readonly object[], strict: boolean): string
}

const yauzl = createRequire(import.meta.url)('yauzl') as Yauzl

const broken = () => new FolderError('This is not a valid zip archive.')

/** Maximum compression ratio. Deflate reaches at most 1,032 to 1, and text never compresses that much. */
const densest = 1000
/** Files below this size are harmless at any compression ratio. */
const harmless = 1024 ** 2

const headerBytes = 30
const headerSignature = 0x04034b50

/** Reads bytes of the file at an offset. Throws at the end of the file. */
const readAt = (file: number, at: number, size: number): Buffer => {
  const bytes = Buffer.allocUnsafe(size)
  for (let read = 0; read < size;) {
    const some = readSync(file, bytes, read, size - read, at + read)
    if (some === 0) throw broken()
    read += some
  }
  return bytes
}

/** Offset of an entry's data. Its local header has its own name length, which cannot do harm if wrong. */
const dataStart = (file: number, { relativeOffsetOfLocalHeader: at }: ZipEntry): number => {
  const header = readAt(file, at, headerBytes)
  if (header.readUInt32LE(0) !== headerSignature) throw broken()
  return at + headerBytes + header.readUInt16LE(26) + header.readUInt16LE(28)
}

const isLink = ({ versionMadeBy, externalFileAttributes }: ZipEntry): boolean =>
  // Created on a system with file modes: Unix or macOS.
  [3, 19].includes(versionMadeBy >>> 8) && externalFileAttributes >>> 28 === 0xa

interface Stretch {
  readonly from: number
  readonly to: number
}

/** Entries that share bytes could make a small archive unpack to any size. */
const refuseOverlap = (stretches: readonly Stretch[]): void => {
  let end = 0
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    if (from < end) throw new FolderError('The files in this archive overlap, so it cannot be imported.')
    end = to
  }
}

interface PlacedEntry {
  readonly entry: ZipEntry
  readonly at: number
}

const refuseUnfit = (path: string, entry: ZipEntry, limits: FolderLimits): void => {
  const { uncompressedSize: size, compressedSize: packed } = entry
  if (entry.isEncrypted())
    throw new FolderError(`${path} is encrypted. Create the archive without a password.`)
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
    throw new FolderError(`${path} uses an unsupported compression method. Create a standard zip archive.`)
  if (size > limits.fileBytes || packed > limits.fileBytes + harmless) throw tooLarge(path, limits)
  if (size > harmless && size > packed * densest)
    throw new FolderError(`${path} is compressed too strongly to be imported.`)
}

/** Reads the directory of the archive: the entries that are documentation files, by path. */
const readDirectory = async (
  file: number,
  limits: FolderLimits,
  leftOut: LeftOut,
): Promise<Map<string, PlacedEntry>> => {
  // Names are decoded here, so that one invalid name does not fail the whole archive.
  const zip = await yauzl.fromFdPromise(file, { autoClose: false, decodeStrings: false })
  if (zip.entryCount > limits.entries) throw tooMuch(limits)
  const found = new Map<string, PlacedEntry>()
  const stretches: Stretch[] = []
  const { size: end } = fstatSync(file)
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    const at = dataStart(file, entry)
    if (at + entry.compressedSize > end) throw broken()
    stretches.push({ from: entry.relativeOffsetOfLocalHeader, to: at + entry.compressedSize })
    const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry
    const name = yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)
    if (name.endsWith('/')) continue
    const path = insidePath(name)
    if (path === undefined) leftOut.outside(name)
    else if (path.length > limits.pathLength)
      leftOut.add(
        name,
        'long-path',
        `Skipped, because the path is longer than ${limits.pathLength} characters.`,
      )
    else if (ignored.test(path)) continue
    else if (isLink(entry)) leftOut.link(path)
    else {
      refuseUnfit(path, entry, limits)
      if (found.has(path))
        leftOut.add(
          path,
          'duplicate-file',
          'The archive contains this file more than once. The last one was used.',
        )
      found.set(path, { entry, at })
      bytes += entry.uncompressedSize
      if (found.size > limits.files || bytes > limits.bytes) throw tooMuch(limits)
    }
  }
  refuseOverlap(stretches)
  return found
}

/** The bytes of one file. */
const unpack = (file: number, path: string, { entry, at }: PlacedEntry): Uint8Array => {
  const { compressionMethod, uncompressedSize: size, compressedSize } = entry
  const damaged = () => new FolderError(`${path} is damaged. Create the archive again.`)
  const packed = readAt(file, at, compressedSize)
  let bytes: Buffer
  try {
    bytes =
      compressionMethod === 0
        ? packed
        : inflateRawSync(packed, {
            maxOutputLength: Math.max(size, 1),
            chunkSize: Math.min(Math.max(size, 1024), harmless),
          })
  } catch {
    throw damaged()
  }
  if (bytes.length !== size || crc32(bytes) !== entry.crc32) throw damaged()
  return bytes
}

/** Opens the archive at `path`. Fails with `FolderError` if it is unreadable or refused. */
export const openArchive = async (path: string, limits: FolderLimits): Promise<Folder> => {
  const file = openSync(path, 'r')
  try {
    const leftOut = new LeftOut()
    const found = await readDirectory(file, limits, leftOut).catch((error: unknown) => {
      throw error instanceof FolderError ? error : broken()
    })
    /** The last file read; files are often read twice in a row. */
    let last: { readonly path: string; readonly bytes: Uint8Array } | undefined
    const get = (name: string): Uint8Array | undefined => {
      if (last?.path === name) return last.bytes
      const placed = found.get(name)
      if (placed === undefined) return undefined
      last = { path: name, bytes: unpack(file, name, placed) }
      return last.bytes
    }
    return {
      files: { size: found.size, has: (name) => found.has(name), keys: () => found.keys(), get },
      warnings: leftOut.all(),
      close: () => closeSync(file),
    }
  } catch (error) {
    closeSync(file)
    throw error
  }
}
