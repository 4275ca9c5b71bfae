/** The files of a folder that is imported, as they are stored. */
import type { ImportedFolder } from '../../../content/markdown/folders/import-folder.ts'
import type { PackedBlob } from '../../storage/objects/packed-blob.ts'
import { packBlob } from '../../storage/objects/packed-blob.ts'

/** Each is read and packed when it is asked for. */
export function* packedBlobs(blobs: ImportedFolder['blobs']): Generator<PackedBlob> {
  for (const { bytes, contentType } of blobs.values()) yield packBlob(bytes, contentType)
}
