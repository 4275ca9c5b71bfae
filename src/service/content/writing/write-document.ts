/** Converts a text into the document that is stored, on the main thread or in the pool. */
import { compute } from '../../computing/compute.ts'
import { answerEach, defineTask } from '../../computing/task.ts'
import type { Resolve, TextToWrite, WrittenDocument } from './text-to-document.ts'
import type { Address } from './text-to-document.task.ts'

const task = defineTask(
  'text',
  new URL('./text-to-document.task.ts', import.meta.url),
  () => import('./text-to-document.task.ts'),
)

/** Fails with `bad-content` if the text has more content than a page may have. */
export const writeDocument = (text: TextToWrite, resolve: Resolve): Promise<WrittenDocument> =>
  compute(task, {
    input: text,
    asks: {
      resolve: answerEach(([href, kind]: Address) => resolve(href, kind)),
    },
    // The parser is a tenth of the program, so it is loaded with the first text.
    inline: async () => (await import('./text-to-document.ts')).writtenDocument(text, resolve),
  })
