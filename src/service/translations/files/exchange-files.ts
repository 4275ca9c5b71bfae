/** Files for translators, written and read here or in the pool. */
import type { ExchangeLanguages, ExchangeUnit, ReadFile } from '../../../content/translation/exchange-file.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import type { ExchangeFormat } from './exchange-file.task.ts'

const task = defineTask(
  'text',
  new URL('./exchange-file.task.ts', import.meta.url),
  () => import('./exchange-file.task.ts'),
)

export const writtenFile = async (
  format: ExchangeFormat,
  units: readonly ExchangeUnit[],
  languages: ExchangeLanguages,
): Promise<string> => {
  const output = await compute(task, { input: { kind: 'write', format, units, languages }, asks: {} })
  return output.kind === 'written' ? output.text : ''
}

export const readExchangeFile = async (format: ExchangeFormat, text: string): Promise<ReadFile> => {
  const output = await compute(task, { input: { kind: 'read', format, text }, asks: {} })
  return output.kind === 'read' ? output.file : { languages: {}, units: [], problems: [] }
}
