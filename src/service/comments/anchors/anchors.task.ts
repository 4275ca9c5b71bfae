/** Locates comments in stored documents. */
import type { AnchorRecord, AnchorState, AnchorTarget } from '../../../content/document/comment-anchor.ts'
import { anchorIn } from '../../../content/document/comment-anchor.ts'
import { answering } from './block-questions.ts'

export interface AnchorQuestion {
  readonly target: AnchorTarget
  readonly record: Pick<AnchorRecord, 'hash'>
}

export const run = answering<AnchorQuestion, AnchorState>((blocks, { target, record }) =>
  anchorIn(target, record, blocks),
)
