/** Engines that need no service. */
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import type { Engine } from './engine.ts'

const task = defineTask(
  'text',
  new URL('./pseudo.task.ts', import.meta.url),
  () => import('./pseudo.task.ts'),
)

/** A made-up translation, to try everything without a service. */
export const pseudoEngine: Engine = {
  mostTexts: 200,
  mostCharacters: 100_000,
  isMetered: false,
  translate: ({ texts }) => compute(task, { input: { texts: texts.map(({ tagged }) => tagged) }, asks: {} }),
}

const nothing = 'The memory has no translation of it. Choose an engine, or translate it yourself.'

/** Only what the memory holds; a run looks there before it asks an engine. */
export const memoryEngine: Engine = {
  ...pseudoEngine,
  translate: ({ texts }) => Promise.resolve(texts.map(() => ({ problems: [nothing] }))),
}
