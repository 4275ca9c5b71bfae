/** What the page of a document depends on besides the document. Cached permanently, since documents are immutable. */
import type { Hash } from '../../../content/revision/revision.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import { Recent } from '../../recent-cache.ts'
import type { Context } from '../../context.ts'
import type { DocumentNeeds } from './document-dependencies.task.ts'
import { inTurn, siteWorkOf } from './shared-work.ts'

const task = defineTask(
  'stored',
  new URL('./document-dependencies.task.ts', import.meta.url),
  () => import('./document-dependencies.task.ts'),
)

/** Cache size in names and ids. */
const mostKept = 200_000
const known = new Recent<DocumentNeeds>(mostKept)

/** The dependencies of a document; `read` is called only if they are not cached. */
export const documentNeeds = async (
  ctx: Context,
  space: string,
  hash: Hash,
  read: () => Promise<Uint8Array>,
): Promise<DocumentNeeds> => {
  const key = `${space}/${hash}`
  return (
    known.get(key) ??
    siteWorkOf(ctx).needs.run(key, async () => {
      const needs = await compute(task, { input: { bytes: await read(), space }, asks: {}, queue: inTurn })
      const { spaces, files, foreignFiles, reuses, apis } = needs
      const names = spaces.length + files.length + foreignFiles.length + reuses.length + apis.length
      return known.set(key, needs, 10 + names)
    })
  )
}
