/** The text of a stored page in the requested format, computed here or in the pool. */
import type { ContentReference } from '../../content/document/document.ts'
import { compute } from '../computing/compute.ts'
import { answerEach, defineTask } from '../computing/task.ts'
import type { StoredText } from './page-text.task.ts'

const task = defineTask(
  'text',
  new URL('./page-text.task.ts', import.meta.url),
  () => import('./page-text.task.ts'),
)

/** Markdown, or the document as JSON. `href` gives the printed form of a reference. */
export const pageText = (text: StoredText, href: (reference: ContentReference) => string): Promise<string> =>
  compute(task, {
    input: text,
    asks: {
      hrefs: answerEach(href),
    },
    inline: async () => (await import('./page-text.task.ts')).textWith(text, href),
  })
