import type { ExchangeLanguages, ExchangeUnit } from '../exchange-file.ts'

/** XLIFF 2.1: a file for each page, a unit for each unit. */
export const writeXliff = (_units: readonly ExchangeUnit[], _languages: ExchangeLanguages): string => {
  throw new Error('to follow')
}
