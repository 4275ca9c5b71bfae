/** Makes conversations of pasted text, JSON or a table. Pure; runs in a worker. */
import { z } from 'zod'
import type { NewConversation } from '../../../client/types.gen.ts'
import { NewConversation as Schema } from '../../../contract/conversations/schemas.ts'
import { fingerprint } from '../../../content/document/canonical.ts'
import { issueText } from '../../forms/issue-text.ts'
import { tableRows, type TableRow } from './csv-table.ts'

z.config({ customError: (issue) => issueText(issue) })

export type InputKind = 'text' | 'json' | 'csv'

/** Characters of one input, and conversations in it. */
export const longestInput = 20_000_000
const mostRead = 20_000
/** Rows that are shown before columns are mapped. */
const sampleRows = 3

/** What a column of a table can contain. */
export const columnFields = ['message', 'id', 'subject', 'role', 'createdAt', 'url'] as const
export type ColumnField = (typeof columnFields)[number]
/** Numbers of columns. */
export type ColumnMapping = Readonly<Partial<Record<ColumnField, number>>>

export interface ReadRequest {
  readonly kind: InputKind
  readonly text: string
  readonly subject: string
  /** Guessed from the names of the columns without it. */
  readonly mapping: ColumnMapping | undefined
}

export interface RowProblem {
  /** "Line 3", "Item 2". */
  readonly place: string
  readonly problem: string
}

export interface ReadResult {
  readonly conversations: readonly NewConversation[]
  readonly problems: readonly RowProblem[]
  /** Of a table: its columns, its first rows, and what the columns contain. */
  readonly table?: {
    readonly columns: readonly string[]
    readonly sample: readonly (readonly string[])[]
    readonly mapping: ColumnMapping
  }
}

const nothing: ReadResult = { conversations: [], problems: [] }

/** An id that is the same for the same text, so that adding it again adds nothing. */
export const idOfText = (kind: InputKind, text: string): string => `${kind}-${fingerprint(text)}`

/** The conversation, or the first thing that is wrong with it. */
const checked = (value: unknown): NewConversation | string => {
  const { data, error } = Schema.safeParse(value)
  // The client's type has no `undefined`, which JSON and the tables here cannot contain either.
  if (data !== undefined) return data as NewConversation
  const [issue] = error.issues
  if (issue === undefined) return 'It is not a conversation.'
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`
}

const collect = (
  candidates: Iterable<{ readonly place: string; readonly value: unknown }>,
): Pick<ReadResult, 'conversations' | 'problems'> => {
  const conversations: NewConversation[] = []
  const problems: RowProblem[] = []
  const places = new Map<string, string>()
  for (const { place, value } of candidates) {
    if (conversations.length >= mostRead) {
      problems.push({
        place,
        problem: `Only the first ${mostRead.toLocaleString('en')} are read. Add the rest afterwards.`,
      })
      break
    }
    const result = checked(value)
    if (typeof result === 'string') {
      problems.push({ place, problem: result })
      continue
    }
    const before = places.get(result.id)
    if (before !== undefined) {
      problems.push({ place, problem: `It has the same id as ${before.toLowerCase()}.` })
      continue
    }
    places.set(result.id, place)
    conversations.push(result)
  }
  return { conversations, problems }
}

type Part = NewConversation['parts'][number]

/** Who speaks, by what support tools write. */
const speakers: Readonly<Record<string, Part['role']>> = {
  customer: 'user',
  user: 'user',
  client: 'user',
  visitor: 'user',
  'end-user': 'user',
  agent: 'team-member',
  support: 'team-member',
  admin: 'team-member',
  'team member': 'team-member',
  'team-member': 'team-member',
  team_member: 'team-member',
  staff: 'team-member',
  assistant: 'assistant',
  bot: 'assistant',
}

const speakerOf = (name: string): Part['role'] | undefined => {
  const known = name.trim().toLowerCase()
  return Object.hasOwn(speakers, known) ? speakers[known] : undefined
}

/** A pasted conversation: a line that begins with "Customer:" or "Agent:" begins a message. */
export const partsOfText = (text: string): readonly Part[] => {
  const parts: { role: Part['role']; lines: string[] }[] = []
  for (const line of text.split(/\r?\n/)) {
    const colon = line.slice(0, 20).indexOf(':')
    const role = colon < 0 ? undefined : speakerOf(line.slice(0, colon))
    const last = parts.at(-1)
    if (role !== undefined) parts.push({ role, lines: [line.slice(colon + 1).trimStart()] })
    else if (last === undefined) parts.push({ role: 'user', lines: [line] })
    else last.lines.push(line)
  }
  return parts
    .map(({ role, lines }) => ({ type: 'message' as const, role, body: lines.join('\n').trim() }))
    .filter(({ body }) => body !== '')
}

const readText = ({ text, subject }: ReadRequest): ReadResult =>
  collect([
    {
      place: 'Text',
      value: {
        id: idOfText('text', `${subject}\n${text}`),
        ...(subject.trim() !== '' && { subject: subject.trim() }),
        parts: partsOfText(text),
      },
    },
  ])

const parsed = (text: string): { readonly value: unknown } | { readonly problem: string } => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'It is not JSON.' }
  }
}

const readJson = ({ text }: ReadRequest): ReadResult => {
  const whole = parsed(text)
  if ('value' in whole) {
    const items = Array.isArray(whole.value) ? (whole.value as readonly unknown[]) : [whole.value]
    return collect(items.map((value, at) => ({ place: `Item ${at + 1}`, value })))
  }
  // One object in each line.
  const lines = text
    .split('\n')
    .map((line, at) => ({ place: `Line ${at + 1}`, text: line.trim() }))
    .filter((line) => line.text !== '')
  const first = lines[0] === undefined ? undefined : parsed(lines[0].text)
  if (lines.length < 2 || first === undefined || 'problem' in first)
    return { ...nothing, problems: [{ place: 'JSON', problem: whole.problem }] }
  const read = lines.map(({ place, text: line }) => ({ place, ...parsed(line) }))
  const { conversations, problems } = collect(
    read.flatMap((line) => ('value' in line ? [{ place: line.place, value: line.value }] : [])),
  )
  return {
    conversations,
    problems: [...read.flatMap((line) => ('problem' in line ? [line] : [])), ...problems],
  }
}

/** Names of columns in exports of support tools. */
const columnNames: Readonly<Record<ColumnField, readonly string[]>> = {
  message: ['message', 'body', 'text', 'content', 'comment', 'description', 'question'],
  id: ['conversation id', 'conversation', 'ticket id', 'ticket', 'thread id', 'id'],
  subject: ['subject', 'title', 'topic'],
  role: ['role', 'author type', 'author', 'from', 'sender', 'speaker'],
  createdAt: ['created at', 'created', 'date', 'time', 'timestamp'],
  url: ['url', 'link'],
}

const nameOfColumn = (column: string): string =>
  column
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[_-]/g, ' ')

/** What the columns contain, by their names; the first column is the message if none is named so. */
const guessedMapping = (columns: readonly string[]): ColumnMapping => {
  const names = columns.map(nameOfColumn)
  const mapping: Partial<Record<ColumnField, number>> = {}
  for (const field of columnFields) {
    const known = columnNames[field].find((name) => names.includes(name))
    if (known !== undefined) mapping[field] = names.indexOf(known)
  }
  return { message: 0, ...mapping }
}

/** An ISO time; undefined if the cell is empty. Other texts stay, so that they become a problem of the row. */
const timeIn = (cell: string): string | undefined => {
  if (cell === '') return undefined
  const time = Date.parse(cell)
  return Number.isNaN(time) ? cell : new Date(time).toISOString()
}

/** Rows with the same id are the messages of one conversation. */
const conversationOfRows = (rows: readonly TableRow[], mapping: ColumnMapping): unknown => {
  const cellOf = (row: TableRow | undefined, field: ColumnField): string => {
    const column = mapping[field]
    return column === undefined ? '' : (row?.cells[column] ?? '').trim()
  }
  const [first] = rows
  const [id, subject, url] = [cellOf(first, 'id'), cellOf(first, 'subject'), cellOf(first, 'url')]
  const createdAt = timeIn(cellOf(first, 'createdAt'))
  const parts = rows
    .map((row) => ({
      type: 'message' as const,
      role: speakerOf(cellOf(row, 'role')) ?? ('user' as const),
      body: cellOf(row, 'message'),
    }))
    .filter(({ body }) => body !== '')
  const metadata = { ...(url !== '' && { url }), ...(createdAt !== undefined && { createdAt }) }
  return {
    id: id === '' ? idOfText('csv', `${subject}\n${parts.map(({ body }) => body).join('\n')}`) : id,
    ...(subject !== '' && { subject }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
    parts,
  }
}

const readCsv = ({ text, mapping: given }: ReadRequest): ReadResult => {
  const [header, ...rows] = tableRows(text, mostRead + 2)
  if (header === undefined) return nothing
  const mapping = given ?? guessedMapping(header.cells)
  const groups = Map.groupBy(rows, (row) => {
    const id = mapping.id === undefined ? '' : (row.cells[mapping.id] ?? '').trim()
    return id === '' ? `line ${row.line}` : `id ${id}`
  })
  return {
    ...collect(
      [...groups.values()].map((group) => ({
        place: `Line ${group[0]?.line ?? 0}`,
        value: conversationOfRows(group, mapping),
      })),
    ),
    table: {
      columns: header.cells,
      sample: rows.slice(0, sampleRows).map(({ cells }) => cells),
      mapping,
    },
  }
}

/** The conversations of an input, and what prevents others. */
export const readConversations = (request: ReadRequest): ReadResult => {
  const { kind, text } = request
  if (text.trim() === '') return nothing
  if (text.length > longestInput)
    return { ...nothing, problems: [{ place: 'Input', problem: 'It is longer than 20 MB. Split it.' }] }
  return kind === 'text' ? readText(request) : kind === 'json' ? readJson(request) : readCsv(request)
}
