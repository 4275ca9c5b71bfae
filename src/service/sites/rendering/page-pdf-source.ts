/** A page of a site as what its PDF is laid out from, made here or in the pool. */
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

/** `weight`: bytes of text that take as long as the page. */
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
