/** Three-way merge of stored revisions, on the main thread or in the pool. */
import type { Answers } from '../../../content/merge/conflicts.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'
import type { MergedContent, MergeInput } from './merge-content.task.ts'

export type { MergedContent }

const task = defineTask(
  'stored',
  new URL('./merge-content.task.ts', import.meta.url),
  () => import('./merge-content.task.ts'),
)

/** Merges the revision `change` into `main` over `base`: all three are root hashes that `load` can read. */
export const mergeContent = (
  roots: MergeInput['roots'],
  load: LoadObjects,
  answers?: Answers,
): Promise<MergedContent> => compute(task, { input: { roots, answers }, asks: { load } })
