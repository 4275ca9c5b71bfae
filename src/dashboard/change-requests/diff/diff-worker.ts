/** Web worker that computes the diff of two documents. */
import { diffDocuments } from '../../../content/diff/block-diff.ts'
import type { DiffJob } from './document-diff.ts'

// The dashboard is compiled for windows; in a worker, `postMessage` takes only the message.
const answer = (message: unknown): void => (postMessage as (message: unknown) => void)(message)

addEventListener('message', ({ data }: MessageEvent<DiffJob>) =>
  answer(diffDocuments(data.before, data.after)),
)
