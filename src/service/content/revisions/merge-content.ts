/** Three-way merge of stored revisions, on the main thread or in the pool. */
import type { Answers } from '../../../content/merge/conflicts.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'
import type { MergedContent, MergeInput } from './merge-content.task.ts'
import { lineMerger } from './merge-lines.ts'
import { overlaid } from './object-overlay.ts'

export type { MergedContent }

const task = defineTask(
  'stored',
  new URL('./merge-content.task.ts', import.meta.url),
  () => import('./merge-content.task.ts'),
)

/** Merges the revision `change` into `main` over `base`: all three are root hashes that `load` can read. */
export const mergeContent = async (
  roots: MergeInput['roots'],
  load: LoadObjects,
  answers?: Answers,
): Promise<MergedContent> => {
  const byLines = lineMerger(load)
  const merged = await compute(task, {
    input: { roots, answers },
    asks: { load: overlaid(byLines.documents, load), loadNodes: load, mergeLines: byLines.merge },
    // Merging trees takes at most 0.035 ms per kilobyte: 1.5 MB of them keep the main thread busy for 50 ms.
    weights: { loadNodes: 1 / 6, mergeLines: 0 },
  })
  return { ...merged, documents: new Map([...byLines.documents, ...merged.documents]) }
}
