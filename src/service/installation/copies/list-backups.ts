/** The copies in a bucket as the command line lists them. */
import type { CopyBucket } from './copy-bucket.ts'
import { findDescription, listCopies } from './copy-bucket.ts'
import { isWhole } from './copy-layout.ts'

export interface DescribedCopy {
  readonly name: string
  /** The fingerprint of the secret of its installation. */
  readonly installation: string
  readonly state: 'whole' | 'incomplete' | 'damaged'
  /** Of its files together. */
  readonly bytes?: number
  readonly sealed?: boolean
  readonly createdAt?: string
  readonly provedAt?: string
  readonly copiedAt?: string
}

/** Newest first. Hashes are compared only when a copy is fetched. */
export const describedCopies = async (bucket: CopyBucket): Promise<readonly DescribedCopy[]> => {
  const found: DescribedCopy[] = []
  for (const copy of await listCopies(bucket)) {
    const { name, installation } = copy
    const description = copy.described === undefined ? undefined : await findDescription(bucket, copy)
    if (description === undefined) {
      found.push({ name, installation, state: copy.described === undefined ? 'incomplete' : 'damaged' })
      continue
    }
    const { files, sealed, createdAt, provedAt, copiedAt } = description
    found.push({
      ...{ name, installation, state: isWhole(bucket.prefix, copy, description) ? 'whole' : 'damaged' },
      ...{ bytes: files.reduce((sum, file) => sum + file.bytes, 0), sealed, createdAt, provedAt, copiedAt },
    })
  }
  return found
}
