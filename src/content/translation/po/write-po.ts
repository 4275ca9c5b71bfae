/** Writes PO: the context of an entry is its unit, the flag `fuzzy` says that the source changed. */
import { po, type PoEntry } from 'gettext-parser'
import type { ExchangeLanguages, ExchangeUnit } from '../exchange-file.ts'

const decoder = new TextDecoder()

/** In one line of a comment. */
const line = (text: string): string => text.replace(/\s+/g, ' ').trim()

const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}"`

/** `pt_BR` for `pt-br`, as gettext has it. */
const gettextLanguage = (language: string): string => {
  const [general = '', region] = language.split('-')
  return region === undefined ? general : `${general}_${region.toUpperCase()}`
}

const commentsOf = ({
  page,
  label,
  tags = [],
  state,
  formerSource,
}: ExchangeUnit): NonNullable<PoEntry['comments']> => ({
  extracted: [
    line(`${page.title}: ${label}`),
    ...tags.map(({ id, label: tag }) => line(`Tag ${id}: ${tag}`)),
  ].join('\n'),
  ...(state === 'stale' && { flag: 'fuzzy' }),
  ...(formerSource !== undefined && { previous: `msgid ${quoted(formerSource)}` }),
})

export const writePo = (units: readonly ExchangeUnit[], languages: ExchangeLanguages): string => {
  const translations: Record<string, Record<string, PoEntry>> = {}
  for (const unit of units) {
    const { id, source, target = '' } = unit
    translations[id] = {
      [source]: { msgctxt: id, msgid: source, msgstr: [target], comments: commentsOf(unit) },
    }
  }
  const headers = {
    ...{
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
      'MIME-Version': '1.0',
    },
    ...{
      Language: gettextLanguage(languages.target),
      'X-Source-Language': gettextLanguage(languages.source),
    },
  }
  return decoder.decode(po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }))
}
