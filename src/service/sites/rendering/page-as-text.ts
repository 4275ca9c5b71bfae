/** A page of a site as text, computed here or in the pool. */
import { compute } from '../../computing/compute.ts'
import { answerEach, defineTask } from '../../computing/task.ts'
import type { FormInput } from './page-as-text.task.ts'
import { inTurn } from './shared-work.ts'
import type { Resolve } from './stored-page.ts'

const task = defineTask(
  'text',
  new URL('./page-as-text.task.ts', import.meta.url),
  () => import('./page-as-text.task.ts'),
)

/** `weight`: estimated cost, in bytes of plain text. */
export const pageForm = (input: FormInput, weight: number, resolve: Resolve): Promise<string> =>
  compute(task, {
    input,
    size: weight,
    queue: inTurn,
    asks: {
      resolve: answerEach(resolve),
    },
    inline: async () => (await import('./page-as-text.task.ts')).formWith(input, resolve),
  })
