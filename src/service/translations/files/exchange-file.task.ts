/** Writes and reads files for translators. */
import type { ExchangeLanguages, ExchangeUnit, ReadFile } from '../../../content/translation/exchange-file.ts'
import { readPo } from '../../../content/translation/po/read-po.ts'
import { writePo } from '../../../content/translation/po/write-po.ts'
import { readXliff } from '../../../content/translation/xliff/read-xliff.ts'
import { writeXliff } from '../../../content/translation/xliff/write-xliff.ts'

export type ExchangeFormat = 'xliff' | 'po'

type ExchangeInput =
  | {
      readonly kind: 'write'
      readonly format: ExchangeFormat
      readonly units: readonly ExchangeUnit[]
      readonly languages: ExchangeLanguages
    }
  | { readonly kind: 'read'; readonly format: ExchangeFormat; readonly text: string }

type ExchangeOutput =
  | { readonly kind: 'written'; readonly text: string }
  | { readonly kind: 'read'; readonly file: ReadFile }

const writers = { xliff: writeXliff, po: writePo }
const readers = { xliff: readXliff, po: readPo }

export const run = (input: ExchangeInput): ExchangeOutput =>
  input.kind === 'write'
    ? { kind: 'written', text: writers[input.format](input.units, input.languages) }
    : { kind: 'read', file: readers[input.format](input.text) }
