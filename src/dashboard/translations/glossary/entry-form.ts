/** The form of a glossary entry, and the lines that entries can be pasted as. */
import { z } from 'zod'
import type { GlossaryEntry, GlossaryOperation, Language, Translation } from '../../../client/types.gen.ts'
import { GlossaryEntry as EntrySchema } from '../../../contract/translations/glossary-schemas.ts'
import { Language as LanguageSchema } from '../../../contract/spaces/schemas.ts'

const term = z.string().trim().max(255, { error: 'Must have at most 255 characters.' })

/** One language of an entry: its term, and words that must not be used for it. */
const TermRow = z.object({
  language: LanguageSchema,
  term,
  /** Separated by commas. */
  forbidden: z.string().max(2000),
})

export const EntryForm = z
  .object({
    terms: z.array(TermRow).min(1),
    doNotTranslate: z.boolean(),
    note: EntrySchema.shape.note.unwrap(),
  })
  .refine(({ terms }) => terms.some((row) => row.term !== ''), {
    path: ['terms', '0', 'term'],
    error: 'Enter the term in at least one language.',
  })
export type EntryValues = z.input<typeof EntryForm>

/** Forms that must not be used, from a list with commas. */
const forbiddenForms = (list: string): string[] => [
  ...new Set(
    list
      .split(',')
      .map((form) => form.trim())
      .filter((form) => form !== ''),
  ),
]

export const valuesOf = (entry: GlossaryEntry | undefined, languages: readonly Language[]): EntryValues => ({
  terms: languages.map((language) => ({
    language,
    term: entry?.translations[language] ?? '',
    forbidden: entry?.forbidden?.[language]?.join(', ') ?? '',
  })),
  doNotTranslate: entry?.doNotTranslate ?? false,
  note: entry?.note ?? '',
})

/** The change that the form asks for; an existing entry is replaced as a whole. */
export const operationOf = (
  { terms, doNotTranslate, note }: EntryValues,
  id: string | undefined,
): GlossaryOperation => {
  const translations = Object.fromEntries(
    terms.filter((row) => row.term.trim() !== '').map((row) => [row.language, row.term.trim()]),
  )
  const forbidden = Object.fromEntries(
    terms
      .map((row) => [row.language, forbiddenForms(row.forbidden)] as const)
      .filter(([, forms]) => forms.length > 0),
  )
  const entry = {
    translations,
    doNotTranslate,
    ...(Object.keys(forbidden).length > 0 && { forbidden }),
    ...(note.trim() !== '' && { note: note.trim() }),
  }
  return id === undefined ? { type: 'insert', ...entry } : { type: 'update', id, ...entry }
}

/** The languages of translations, sources first, and of entries. */
export const languagesIn = (
  entries: readonly GlossaryEntry[],
  translations: readonly Pick<Translation, 'source' | 'language'>[],
): readonly Language[] => [
  ...new Set([
    ...translations.map(({ source }) => source.language),
    ...translations.map(({ language }) => language).toSorted(),
    // Keys of the record are languages of the contract.
    ...entries.flatMap((entry) => Object.keys(entry.translations) as Language[]).toSorted(),
  ]),
]

/** The most entries that one request takes. */
const mostPasted = 1000

/** The cells of a line: separated by tabs if there is one, else by commas or semicolons, with quotes. */
const cellsOf = (line: string, separator: string): readonly string[] => {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at)
    if (character === '"' && isQuoted && line.charAt(at + 1) === '"') {
      cell += '"'
      at += 1
    } else if (character === '"' && (isQuoted || cell.trim() === '')) {
      if (!isQuoted) cell = ''
      isQuoted = !isQuoted
    } else if (character === separator && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += character
  }
  return [...cells, cell.trim()]
}

export interface PastedEntries {
  readonly operations: readonly GlossaryOperation[]
  /** What is wrong, with the line it is in. */
  readonly problems: readonly string[]
}

const separators = ['\t', ';', ',']

/**
 * Entries from a table: the first line names languages by code, each other one is an entry. Cells are separated by
 * tabs, semicolons or commas, whichever the first line has.
 */
export const readEntries = (text: string): PastedEntries => {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line, number: index + 1 }))
  const filled = lines.filter(({ line }) => line.trim() !== '')
  const [head, ...rows] = filled
  if (head === undefined) return { operations: [], problems: [] }
  const separator = separators.find((candidate) => head.line.includes(candidate)) ?? ','
  const columns = cellsOf(head.line, separator).map((code) => code.toLowerCase())
  const problems = columns
    .filter((code) => !LanguageSchema.safeParse(code).success)
    .map((code) => `Line ${head.number}: “${code}” is not a language. Use codes such as en and de.`)
  if (problems.length > 0) return { operations: [], problems }
  const operations: GlossaryOperation[] = []
  for (const { line, number } of rows) {
    const cells = cellsOf(line, separator)
    const pairs = columns.flatMap((code, index) => {
      const cell = cells[index] ?? ''
      return cell === '' ? [] : [[code, cell] as const]
    })
    const long = pairs.find(([, cell]) => cell.length > 255)
    if (cells.length > columns.length) problems.push(`Line ${number}: more cells than languages.`)
    else if (long !== undefined) problems.push(`Line ${number}: a term has more than 255 characters.`)
    else if (pairs.length > 0) operations.push({ type: 'insert', translations: Object.fromEntries(pairs) })
  }
  if (operations.length > mostPasted)
    problems.push(`${operations.length} entries are too many. Add at most ${mostPasted} at once.`)
  return { operations, problems }
}
