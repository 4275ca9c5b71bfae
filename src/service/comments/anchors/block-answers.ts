/**
 * Questions about the blocks of stored documents, answered here or in the pool: documents are large and answers are
 * small. Answers are kept for a while, because the threads of a page ask the same again and again, and so that a
 * transaction finds known what was asked before it.
 */
import type { Hash } from '../../../content/revision/revision.ts'
import { documentBatches } from '../../computing/document-batches.ts'
import { bytesIn, compute } from '../../computing/compute.ts'
import type { Task } from '../../computing/task.ts'
import { recentOf } from '../../recent-cache.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import { chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { Questioned } from './block-questions.ts'

export interface Asked<Question> {
  readonly document: Hash
  readonly question: Question
}

type Answers<Question, Answer> = (
  ctx: Context,
  db: Db,
  space: string,
  asked: readonly Asked<Question>[],
) => Promise<readonly Answer[]>

/** Questions of one document that are answered at once. */
const atOnce = 50

/** Bytes of the answers of one task that are kept. */
const keptBytes = 4 * 1024 * 1024

const encoder = new TextEncoder()

/** Answers by `task`, in the order of the questions. */
export const blockAnswers = <Question, Answer>(
  task: Task<Questioned<Question>, Record<never, never>, readonly Answer[]>,
): Answers<Question, Answer> => {
  const keptOf = recentOf<{ readonly answer: Answer }>(keptBytes)
  return async ({ store }, db, space, asked) => {
    const kept = keptOf(store)
    const named = asked.map(({ document, question }) => ({
      ...{ document, question },
      name: `${space}/${document}/${sha256(encoder.encode(JSON.stringify(question)))}`,
    }))
    const found = new Map<string, Answer>()
    const missing = new Map<string, (typeof named)[number]>()
    for (const one of named) {
      const known = kept.get(one.name)
      if (known === undefined) missing.set(one.name, one)
      else found.set(one.name, known.answer)
    }
    const open = Map.groupBy(missing.values(), ({ document }) => document)
    for await (const batch of documentBatches(objectLoader(store, db, space), open.keys()))
      for (const [hash, bytes] of batch)
        for (const some of chunks(open.get(hash) ?? [], atOnce)) {
          const input = { bytes, questions: some.map(({ question }) => question) }
          // Every question may look through the whole document.
          const size = bytes.length * some.length
          const answers = await compute(task, { input, asks: {}, size })
          some.forEach(({ name }, at) => {
            const answer = answers[at] as Answer
            found.set(name, kept.set(name, { answer }, name.length + bytesIn(answer)).answer)
          })
        }
    return named.map(({ name }) => found.get(name) as Answer)
  }
}
