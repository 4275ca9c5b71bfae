/**
 * Queries on blocks of stored documents, run here or in the pool, because documents are large and answers are small.
 * Answers are cached: the threads of a page repeat the same queries, and a transaction finds what was queried before
 * it.
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

/** Number of questions about one document that are answered together. */
const batchSize = 50

/** Bytes of answers cached per task. */
const keptBytes = 4 * 1024 * 1024

const encoder = new TextEncoder()

/** Answers by `task`, in the order of the questions. */
export const blockAnswers = <Question, Answer>(
  task: Task<Questioned<Question>, Record<never, never>, readonly Answer[]>,
): Answers<Question, Answer> => {
  const keptOf = recentOf<{ readonly answer: Answer }>(keptBytes)
  return async ({ store }, db, space, asked) => {
    const kept = keptOf(store)
    const keyed = asked.map(({ document, question }) => ({
      ...{ document, question },
      name: `${space}/${document}/${sha256(encoder.encode(JSON.stringify(question)))}`,
    }))
    const found = new Map<string, Answer>()
    const missing = new Map<string, (typeof keyed)[number]>()
    for (const one of keyed) {
      const known = kept.get(one.name)
      if (known === undefined) missing.set(one.name, one)
      else found.set(one.name, known.answer)
    }
    const open = Map.groupBy(missing.values(), ({ document }) => document)
    for await (const batch of documentBatches(objectLoader(store, db, space), open.keys()))
      for (const [hash, bytes] of batch)
        for (const some of chunks(open.get(hash) ?? [], batchSize)) {
          const input = { bytes, questions: some.map(({ question }) => question) }
          // Each question may search the whole document.
          const size = bytes.length * some.length
          const answers = await compute(task, { input, asks: {}, size })
          some.forEach(({ name }, at) => {
            const answer = answers[at] as Answer
            found.set(name, kept.set(name, { answer }, name.length + bytesIn(answer)).answer)
          })
        }
    return keyed.map(({ name }) => found.get(name) as Answer)
  }
}
