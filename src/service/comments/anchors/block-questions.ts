/** The common part of tasks that answer questions about the blocks of a stored document. */
import { parseCanonical } from '../../../content/document/canonical.ts'
import type { Block } from '../../../content/document/document.ts'
import { keyedBlocks } from '../../../content/diff/block-keys.ts'

/** A stored document and the questions about it. */
export interface Questioned<Question> {
  readonly bytes: Uint8Array
  readonly questions: readonly Question[]
}

/** The `run` of such a task: answers in the order of the questions. `blocks` are all blocks that have a key. */
export const answering =
  <Question, Answer>(answer: (blocks: ReadonlyMap<string, Block>, question: Question) => Answer) =>
  ({ bytes, questions }: Questioned<Question>): readonly Answer[] => {
    const blocks = keyedBlocks(parseCanonical(bytes))
    return questions.map((question) => answer(blocks, question))
  }
