/** The description of a change request as it is stored, made here or in the pool. Not inside a transaction. */
import type { RichTextDocument } from '../../content/document/document.ts'
import { compute } from '../computing/compute.ts'
import { defineTask } from '../computing/task.ts'

const task = defineTask(
  'text',
  new URL('./description.task.ts', import.meta.url),
  () => import('./description.task.ts'),
)

/** JSON of the document; undefined where none was sent. */
export const storedDescription = async (
  description: RichTextDocument | undefined,
): Promise<string | undefined> => description && compute(task, { input: description, asks: {} })
