/** The files of an imported folder in their stored form. */
import type { ImportedFolder } from '../../../content/markdown/folders/import-folder.ts'
import type { PackedBlob } from '../../storage/objects/packed-blob.ts'
import { packBlob } from '../../storage/objects/packed-blob.ts'

/** Reads and packs each file lazily. */
export function* packedBlobs(blobs: ImportedFolder['blobs']): Generator<PackedBlob> {
  for (const { bytes, contentType } of blobs.values()) yield packBlob(bytes, contentType)
}
