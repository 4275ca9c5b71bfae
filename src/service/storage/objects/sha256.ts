/** The hash under which documents, tree nodes and blobs are stored. */
import { createHash } from 'node:crypto'
import type { Hash } from '../../../content/revision/revision.ts'

export const sha256 = (bytes: Uint8Array): Hash => createHash('sha256').update(bytes).digest('hex')
