/**
 * The stored form of a change request's description, computed here or in the pool. Not for use inside a transaction.
 */
import type { RichTextDocument } from '../../content/document/document.ts'
import { compute } from '../computing/compute.ts'
import { defineTask } from '../computing/task.ts'

const task = defineTask(
  'text',
  new URL('./description.task.ts', import.meta.url),
  () => import('./description.task.ts'),
)

/** The document as JSON; undefined if none was sent. */
export const storedDescription = async (
  description: RichTextDocument | undefined,
): Promise<string | undefined> => description && compute(task, { input: description, asks: {} })
