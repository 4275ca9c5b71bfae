/**
 * Blocks of integrations as Markdown: `{% @integration/block key="value" %}`, and fenced code whose first word an
 * integration claims.
 *
 * Values are written as they are, with bare quotes and over many lines: a value ends at `" %}` at the end of a line, at
 * `" key="`, or at `" data={`. What cannot be written so stands in `data={…}`, JSON in one line that comes last: other
 * values than text, text that would end early, and members of the block beside its props.
 */
import type { Fence, Fences } from '../contentkit/markdown-fences.ts'
import type { Block, Json, JsonObject } from '../document/document.ts'
import { isJsonObject } from '../document/reference.ts'
import { sameJson } from '../document/same-json.ts'

const opening = /^\{%\s*@([\w.-]+)\/([\w.-]+)(?=\s|%\})/
const withoutAttributes = /^\{%\s*@[\w./-]+\s*%\}$/
/** The quote at the end of a value. */
const valueEnd = /"(?=\s*$|\s+[\w-]+="|\s+data=\{)/g
const attributeStart = /([\w-]+)="/y
const dataStart = /data=(?=\{)/y

/** The name of the block, `@integration/block`, of a line that begins a tag. */
export const blockName = (text: string): string | undefined => {
  const [name, integration, block] = opening.exec(text) ?? []
  return name === undefined ? undefined : `@${integration}/${block}`
}

/** What may precede a block on its line: quote and list markers, spaces. */
const prefix = /^(?:\s|>|[*+-]\s|\d{1,9}[.)]\s)*/
/** A line as it begins a block. */
export const blockText = (line: string): string => line.replace(prefix, '').trimEnd()

/** Whether a tag ends at the end of this line of it. */
const closes = (text: string): boolean => {
  const inside = text.endsWith('%}') ? text.slice(0, -2).trimEnd() : ''
  return inside.endsWith('"') || (inside.endsWith('}') && inside.includes('data={'))
}

/** Lines that no value has: if one follows, the tag before it was left open. */
const interrupts = (text: string): boolean =>
  text.startsWith('{%') || text.startsWith('<details') || text === '</details>'

/**
 * The last line of a tag that begins at `first`; undefined if it is not closed. `textOf` gives a line without what may
 * precede a block. Reads no line behind the next tag, so all tags of a text are read in one pass.
 */
export function lastLineOfTag(
  count: number,
  first: number,
  textOf: (line: number) => string,
): number | undefined {
  const start = textOf(first)
  if (closes(start) || withoutAttributes.test(start)) return first
  for (let line = first + 1; line < count; line += 1) {
    const text = textOf(line)
    if (interrupts(text)) return undefined
    if (closes(text)) return line
  }
  return undefined
}

/** Maximum levels of a value in `data={…}`; a document has no more. */
const deepest = 64

const isTooDeep = (value: Json): boolean => {
  const left: (readonly [value: Json, level: number])[] = [[value, 1]]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [one, level] = next
    if (typeof one !== 'object' || one === null) continue
    if (level > deepest) return true
    for (const member of Object.values(one) as readonly Json[]) left.push([member, level + 1])
  }
  return false
}

const parseObject = (text: string): JsonObject | undefined => {
  try {
    const value = JSON.parse(text) as Json
    return isJsonObject(value) && !isTooDeep(value) ? value : undefined
  } catch {
    return undefined
  }
}

interface Attributes {
  readonly values: ReadonlyMap<string, string>
  readonly data: JsonObject
}

/** The attributes behind the name of a block; undefined if the text is anything else, or names one twice. */
function readAttributes(text: string): Attributes | undefined {
  const values = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    if (text.charAt(at).trim() === '') {
      at += 1
      continue
    }
    dataStart.lastIndex = at
    if (dataStart.test(text)) {
      const data = parseObject(text.slice(at + 'data='.length))
      return data && { values, data }
    }
    attributeStart.lastIndex = at
    const key = attributeStart.exec(text)?.[1]
    if (key === undefined || values.has(key)) return undefined
    const from = attributeStart.lastIndex
    valueEnd.lastIndex = from
    const end = valueEnd.exec(text)?.index
    if (end === undefined) return undefined
    values.set(key, text.slice(from, end))
    at = end + 1
  }
  return { values, data: {} }
}

const isWebAddress = (text: string | undefined): boolean => text !== undefined && /^https?:\/\//.test(text)

/** The data of a block from its attributes. A `url` is also the URL of the block, `fullWidth` is the block's. */
function dataOf(integration: string, block: string, { values, data }: Attributes): JsonObject {
  const { fullWidth, ...props } = Object.fromEntries(values)
  const plain: JsonObject = {
    integration,
    block,
    props: isJsonObject(data['props']) ? { ...props, ...data['props'] } : props,
    ...(fullWidth === 'true' && { fullWidth: true }),
    ...(isWebAddress(props['url']) && { url: props['url'] ?? null }),
  }
  const { props: given, ...others } = data
  const whole = { ...plain, ...others, ...(given !== undefined && !isJsonObject(given) && { props: given }) }
  // Null takes away what an attribute implied.
  return Object.fromEntries(
    Object.entries(whole).filter(([name, value]) => value !== null || !Object.hasOwn(plain, name)),
  )
}

/** The data of a tag, from `{%` to `%}`; undefined if it is malformed. Linear in its length. */
export function readIntegrationTag(text: string): JsonObject | undefined {
  const [name, integration = '', block = ''] = opening.exec(text) ?? []
  if (name === undefined || !text.endsWith('%}')) return undefined
  const attributes = readAttributes(text.slice(name.length, -2))
  return attributes && dataOf(integration, block, attributes)
}

/** The data of fenced code; undefined if it is plain code, or its words are not attributes. */
export function readIntegrationFence(info: string, text: string, fences: Fences): JsonObject | undefined {
  const words = info.trim()
  const [word = ''] = words.split(/\s/, 1)
  const fence = fences.get(word)
  const attributes = fence && readAttributes(words.slice(word.length))
  if (fence === undefined || attributes === undefined || attributes.values.has(fence.body)) return undefined
  const { props, ...rest } = dataOf(fence.integration, fence.block, attributes)
  return isJsonObject(props) ? { ...rest, props: { ...props, [fence.body]: text } } : undefined
}

/** How values are written: on one line, or on lines that are indented, where leading tabs would become spaces. */
type Lines = 'any' | 'indented' | 'one'

/** Whether a value can be written between quotes. */
const isPlain = (value: string, lines: Lines): boolean => {
  if (lines === 'one' && /[\n`]/.test(value)) return false
  if (value.includes('\r') || value.includes('data={') || /"\s*%\}/.test(value)) return false
  if (lines === 'indented' && /^[ ]*\t/m.test(value)) return false
  const rows = value.split('\n')
  if (rows.some((row, at) => at > 0 && interrupts(blockText(row)))) return false
  // Spaces at the end of a line do not last.
  if (rows.some((row, at) => at < rows.length - 1 && row !== row.trimEnd())) return false
  valueEnd.lastIndex = 0
  return valueEnd.exec(`${value}"`)?.index === value.length
}

const reserved = new Set(['fullWidth', 'data'])

/** JSON in one line that cannot end a tag. */
const jsonText = (data: JsonObject): string => JSON.stringify(data).replaceAll('%', String.raw`\u0025`)

/** ` key="value" … data={…}`, which reads back as the data. */
function attributesText(data: JsonObject, lines: Lines): string {
  const { integration: _name, block: _id, props, fullWidth, url, ...others } = data
  const known = isJsonObject(props) ? props : {}
  const plain = (name: string, value: Json): value is string =>
    typeof value === 'string' && /^[\w-]+$/.test(name) && !reserved.has(name) && isPlain(value, lines)
  const entries = Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1))
  const written = entries.filter((entry): entry is [string, string] => plain(...entry))
  const hard = entries.filter((entry) => !plain(...entry))
  const address = written.find(([name]) => name === 'url')?.[1]
  const implied = isWebAddress(address) ? address : undefined
  const extra: JsonObject = {
    ...others,
    ...(isJsonObject(props)
      ? hard.length > 0 && { props: Object.fromEntries(hard) }
      : { props: props ?? null }),
    ...(fullWidth !== undefined && fullWidth !== true && { fullWidth }),
    ...(url !== implied && { url: url ?? null }),
  }
  const values = [...written, ...(fullWidth === true ? [['fullWidth', 'true'] as const] : [])]
  return [
    ...values.map(([name, value]) => ` ${name}="${value}"`),
    ...(Object.keys(extra).length > 0 ? [` data=${jsonText(extra)}`] : []),
  ].join('')
}

const longestRun = (text: string): number =>
  text.split('\n').reduce((most, line) => Math.max(most, /^\s*(`*)/.exec(line)?.[1]?.length ?? 0), 2)

/** The block as fenced code; undefined if it has no text for it. */
function fenceText(word: string, { body }: Fence, data: JsonObject): string | undefined {
  const { props, ...rest } = data
  const { [body]: text, ...others } = isJsonObject(props) ? props : {}
  if (typeof text !== 'string' || text.includes('\r')) return undefined
  const ticks = '`'.repeat(longestRun(text) + 1)
  const info = `${word}${attributesText({ ...rest, props: others }, 'one')}`
  return info.slice(word.length).includes('`')
    ? undefined
    : [`${ticks}${info}`, ...(text === '' ? [] : [text]), ticks].join('\n')
}

/**
 * A block of an integration: as fenced code if one of the fences is its own, else as a tag. `indented`: inside a list or
 * a quote.
 */
export function printIntegration({ data }: Block, fences: Fences, indented: boolean): string {
  const own = [...fences].find(
    ([, fence]) => fence.integration === data['integration'] && fence.block === data['block'],
  )
  const fenced = own === undefined ? undefined : fenceText(...own, data)
  if (fenced !== undefined) return fenced
  const name = (part: Json | undefined): string => (typeof part === 'string' ? part : '')
  const attributes = attributesText(data, indented ? 'indented' : 'any')
  const tag = `{% @${name(data['integration'])}/${name(data['block'])}${attributes} %}`
  const read = readIntegrationTag(tag)
  if (read !== undefined && sameJson(read, data)) return tag
  // A name that no tag has, or a member that is missing.
  return `{% @unknown/unknown data=${jsonText({ integration: null, block: null, props: null, ...data })} %}`
}
