/** The PDF layout input for a page of a site, computed here or in the pool. */
import { compute } from '../../computing/compute.ts'
import { answerEach, defineTask } from '../../computing/task.ts'
import type { SheetsInput } from './page-pdf-source.task.ts'
import { inTurn } from './shared-work.ts'
import type { Resolve } from './stored-page.ts'

const task = defineTask(
  'text',
  new URL('./page-pdf-source.task.ts', import.meta.url),
  () => import('./page-pdf-source.task.ts'),
)

/** `weight`: estimated cost, in bytes of plain text. */
export const pageSheets = (input: SheetsInput, weight: number, resolve: Resolve): Promise<Uint8Array> =>
  compute(task, {
    input,
    size: weight,
    queue: inTurn,
    asks: {
      resolve: answerEach(resolve),
    },
    inline: async () => (await import('./page-pdf-source.task.ts')).sheetsWith(input, resolve),
  })
