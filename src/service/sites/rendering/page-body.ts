/** The body of a site's page as HTML, computed here or in the pool. */
import { compute } from '../../computing/compute.ts'
import { answerEach, defineTask } from '../../computing/task.ts'
import { codeColourer } from './syntax-highlighter.ts'
import type { BodyInput, Code, Colours, MadeBody } from './page-body.task.ts'
import { inTurn } from './shared-work.ts'
import type { Resolve } from './stored-page.ts'

/** Milliseconds to wait for highlighting; what is not ready by then is left for the next request. */
const patience = 12

const task = defineTask(
  'text',
  new URL('./page-body.task.ts', import.meta.url),
  () => import('./page-body.task.ts'),
)

/** `weight`: estimated cost, in bytes of plain text. */
export const pageBody = (input: BodyInput, weight: number, resolve: Resolve): Promise<MadeBody> =>
  compute(task, {
    input,
    size: weight,
    queue: inTurn,
    asks: {
      resolve: answerEach(resolve),
      colours: async (codes: readonly Code[]): Promise<Colours> => {
        const { colours, whole } = await codeColourer.colours(codes, patience)
        return { lines: codes.map(({ syntax, text }) => colours(syntax, text)), whole }
      },
    },
    inline: async () =>
      (await import('./page-body.task.ts')).bodyWith(input, resolve, (codes) =>
        codeColourer.colours(codes, patience),
      ),
  })
