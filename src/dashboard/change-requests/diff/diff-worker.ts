/** Runs in a worker: takes one pair of documents and answers with their difference. */
import { diffDocuments } from '../../../content/diff/block-diff.ts'
import type { DiffJob } from './document-diff.ts'

// The dashboard is compiled for windows; in a worker, `postMessage` takes the message alone.
const answer = (message: unknown): void => (postMessage as (message: unknown) => void)(message)

addEventListener('message', ({ data }: MessageEvent<DiffJob>) =>
  answer(diffDocuments(data.before, data.after)),
)
