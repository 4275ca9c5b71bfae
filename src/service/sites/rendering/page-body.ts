/** The text of a page of a site as HTML, made here or in the pool. */
import { compute } from '../../computing/compute.ts'
import { answerEach, defineTask } from '../../computing/task.ts'
import { CodeColourer } from './syntax-highlighter.ts'
import type { BodyInput, Code, Colours, MadeBody } from './page-body.task.ts'
import { inTurn } from './shared-work.ts'
import type { Resolve } from './stored-page.ts'

/** Colours that are not ready by then are left to the next reader. */
const patience = 12

const colourer = new CodeColourer()

const task = defineTask(
  'text',
  new URL('./page-body.task.ts', import.meta.url),
  () => import('./page-body.task.ts'),
)

/** `weight`: bytes of text that take as long as the page. */
export const pageBody = (input: BodyInput, weight: number, resolve: Resolve): Promise<MadeBody> =>
  compute(task, {
    input,
    size: weight,
    queue: inTurn,
    asks: {
      resolve: answerEach(resolve),
      colours: async (codes: readonly Code[]): Promise<Colours> => {
        const { colours, whole } = await colourer.colours(codes, patience)
        return { lines: codes.map(({ syntax, text }) => colours(syntax, text)), whole }
      },
    },
    inline: async () =>
      (await import('./page-body.task.ts')).bodyWith(input, resolve, (codes) =>
        colourer.colours(codes, patience),
      ),
  })
