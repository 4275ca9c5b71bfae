/** Prints components of integrations, here or in the pool. */
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import type { PrintedComponent } from '../../../site/contentkit/print-component.ts'
import { inTurn } from '../rendering/shared-work.ts'
import type { ComponentInput } from './print-components.task.ts'

const task = defineTask(
  'text',
  new URL('./print-components.task.ts', import.meta.url),
  () => import('./print-components.task.ts'),
)

/** Input size in bytes without the texts of the interface, which cost nothing. */
const sizeOf = (inputs: readonly ComponentInput[]): number =>
  inputs.reduce((size, { output, options }) => size + JSON.stringify([output, options.state]).length, 0)

/** One printed component for each input, in order. */
export const printComponents = (inputs: readonly ComponentInput[]): Promise<readonly PrintedComponent[]> =>
  compute(task, { input: inputs, size: sizeOf(inputs), asks: {}, queue: inTurn })
