/** Prepares pages for the index, here or in the pool. */
import type { PageEntry } from '../../content/revision/revision.ts'
import { batchesOf } from '../computing/batches.ts'
import { compute } from '../computing/compute.ts'
import { defineTask } from '../computing/task.ts'
import type { LoadObjects } from '../storage/objects/objects.ts'
import type { IndexedPages, PageToIndex } from './indexed-pages.task.ts'

const task = defineTask(
  'text',
  new URL('./indexed-pages.task.ts', import.meta.url),
  () => import('./indexed-pages.task.ts'),
)

/** The pages with their documents, read by `load`, in batches that fit one task. Preserves the order. */
export async function* pagesToIndex(
  pages: readonly PageEntry[],
  load: LoadObjects,
): AsyncGenerator<readonly PageToIndex[]> {
  const texts = await load(pages.flatMap(({ document }) => document ?? []))
  const given = pages.map((page) => ({ page, bytes: texts.get(page.document ?? '') }))
  yield* batchesOf(given, ({ bytes }) => bytes?.length ?? 0)
}

/** The prepared pages in batches; documents are read by `load`. Preserves the order. */
export async function* indexedPages(
  pages: readonly PageEntry[],
  load: LoadObjects,
): AsyncGenerator<IndexedPages> {
  for await (const input of pagesToIndex(pages, load)) yield await compute(task, { input, asks: {} })
}
