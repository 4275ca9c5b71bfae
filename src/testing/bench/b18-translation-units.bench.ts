/** B18, units: pages taken apart, translated by the pseudo-locale and put together, against reading and writing them. */
import { createHash } from 'node:crypto'
import { canonicalBytes, parseCanonical } from '../../content/document/canonical.ts'
import { checkUnit } from '../../content/translation/checks.ts'
import {
  targetsOfResult,
  translatedDocument,
  unitsOfDocument,
} from '../../content/translation/document-units.ts'
import { mostAlike } from '../../content/translation/likeness.ts'
import { pseudo } from '../../content/translation/pseudo.ts'
import { sourceForm } from '../../content/translation/source-form.ts'
import { readXliff } from '../../content/translation/xliff/read-xliff.ts'
import { writeXliff } from '../../content/translation/xliff/write-xliff.ts'
import { generatedTranslationPages } from '../generators/translation-texts.ts'
import type { Line } from './measuring/measurement.ts'
import { compare, secondsOf } from './measuring/measurement.ts'

export const name = 'B18 units'
export const describe =
  'units of 185 pages: translated with the pseudo-locale, read back, checked, exported, imported'

const pages = 185
const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

export const run = async (): Promise<Line[]> => {
  const stored = generatedTranslationPages(pages).map(({ document }) => canonicalBytes(document))
  const units = stored.flatMap((bytes, at) =>
    unitsOfDocument(parseCanonical(bytes)).map((unit) => ({
      ...{ id: `p${at}:${unit.id}`, page: { id: `p${at}`, title: `Page ${at}` }, source: unit.tagged.text },
      ...{
        target: pseudo(unit.tagged),
        state: 'machine' as const,
        label: unit.label,
        tags: unit.tagged.tags,
      },
      unit,
    })),
  )
  const plain = (): Promise<number> =>
    secondsOf(() => stored.map((bytes) => sha256(canonicalBytes(parseCanonical(bytes)))))
  const translated = await compare(
    () =>
      secondsOf(() =>
        stored.map((bytes) => {
          const source = parseCanonical(bytes)
          const targets = new Map<string, string>()
          for (const { id, tagged } of unitsOfDocument(source)) {
            sha256(sourceForm(tagged))
            targets.set(id, pseudo(tagged))
          }
          return sha256(canonicalBytes(translatedDocument(source, targets).document))
        }),
      ),
    plain,
  )
  const figure = async (what: string, work: () => unknown): Promise<string> =>
    `${what} ${Math.round(1000 * (await secondsOf(work)))} ms`
  const documents = stored.map((bytes) => parseCanonical(bytes))
  const file = writeXliff(units, { source: 'en', target: 'de' })
  return [
    {
      what: 'pages translated with the pseudo-locale, against reading and writing them',
      ratio: translated.ratio,
      target: { atMost: 3 },
      figures: [
        `${Math.round(1000 * translated.ours)} ms against ${Math.round(1000 * translated.theirs)} ms`,
        `${units.length} units`,
        await figure('read back', () => documents.map((document) => targetsOfResult(document, document))),
        await figure('checked', () =>
          units.map(({ unit, target }) =>
            checkUnit({ kind: unit.kind, source: unit.tagged, target, targetLanguage: 'de', terms: [] }),
          ),
        ),
        await figure('similar sources of 1,000', () =>
          units.slice(0, 1000).map(({ source }) => mostAlike(source, units)),
        ),
        await figure(`XLIFF of ${(file.length / 1e6).toFixed(1)} MB written`, () =>
          writeXliff(units, { source: 'en', target: 'de' }),
        ),
        await figure('read', () => readXliff(file)),
      ],
    },
  ]
}
