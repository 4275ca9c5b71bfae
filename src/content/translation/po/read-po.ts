/** Reads PO: an entry for each unit, which its context names. */
import { po, type PoEntry, type PoTable } from 'gettext-parser'
import { FileReading, tooLarge, unreadable, type ReadFile } from '../exchange-file.ts'

/** The line of the context of each unit, from 1; entries without a context have none. */
const linesOf = (text: string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>()
  for (const [at, line] of text.split('\n').entries()) {
    const context = /^msgctxt[ \t]"([\w.:-]+)"/.exec(line)?.[1]
    if (context !== undefined && !lines.has(context)) lines.set(context, at + 1)
  }
  return lines
}

const parsed = (text: string): PoTable | { readonly line?: number; readonly message: string } => {
  try {
    return po.parse(text, { validation: true })
  } catch (error) {
    const { message, lineNumber } = error as { readonly message?: unknown; readonly lineNumber?: unknown }
    const reason = String(message).replace(/^Error parsing PO data: /, '')
    return {
      message: `The file is not PO: ${reason}`,
      ...(typeof lineNumber === 'number' && { line: lineNumber }),
    }
  }
}

/** The headers by name in lower case. */
const headersOf = ({ headers = {} }: PoTable): ReadonlyMap<string, string> =>
  new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value.trim()]))

const isFuzzy = ({ comments }: PoEntry): boolean =>
  (comments?.flag ?? '').split(/[,\n]/).some((flag) => flag.trim() === 'fuzzy')

const addEntry = (reading: FileReading, id: string, entry: PoEntry, line: number | undefined): void => {
  const at = line === undefined ? {} : { line }
  if (entry.msgid_plural !== undefined) {
    reading.report({ ...at, unit: id, message: 'Plural forms cannot be imported.' })
    return
  }
  const target = entry.msgstr?.[0] ?? ''
  reading.add({
    ...{ id, source: entry.msgid, ...at },
    ...(target !== '' && { target }),
    ...(isFuzzy(entry) && { state: 'stale' as const }),
  })
}

/** Linear; at most 50 MB are read. */
export const readPo = (text: string): ReadFile => {
  const refused = tooLarge(text)
  if (refused !== undefined) return refused
  const source = text.replace(/^\ufeff/, '')
  const table = parsed(source)
  if (!('translations' in table)) return unreadable(table)
  const reading = new FileReading()
  const headers = headersOf(table)
  reading.setLanguages({ source: headers.get('x-source-language'), target: headers.get('language') })
  const lines = linesOf(source)
  for (const [id, entries] of Object.entries(table.translations))
    for (const entry of Object.values(entries)) {
      if (id === '' && entry.msgid === '') continue
      if (id === '') {
        const words = entry.msgid.slice(0, 40)
        reading.report({ message: `“${words}” has no context (msgctxt), so its unit is not known.` })
      } else addEntry(reading, id, entry, lines.get(id))
    }
  return reading.result()
}
