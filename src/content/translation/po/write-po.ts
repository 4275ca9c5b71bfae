import type { ExchangeLanguages, ExchangeUnit } from '../exchange-file.ts'

export const writePo = (_units: readonly ExchangeUnit[], _languages: ExchangeLanguages): string => {
  throw new Error('to follow')
}
