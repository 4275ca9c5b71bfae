/** Parses pasted redirects: one per line with source and target, as a table or CSV. */
import { trimOf } from '../../../content/document/linear-text.ts'
import { decodePath } from '../../../content/site-tree/written-path.ts'
import { RedirectPath, type NewSiteRedirect } from '../../../contract/sites/access/redirect-schemas.ts'
import { Url } from '../../../contract/wire/shapes.ts'

export interface RedirectLine {
  /** 1-based, as in editors. */
  readonly line: number
  readonly source: string
  readonly target: string
  /** Undefined for an invalid line. */
  readonly redirect: NewSiteRedirect | undefined
  /** Error message. */
  readonly problem: string | undefined
}

/** The cells of a line, separated by tabs, an arrow, semicolons or commas; quoted cells may contain separators. */
const splitCells = (line: string): string[] => {
  const separator = line.includes('\t') ? /\t/ : /\s(?:->|→|=>)\s/.test(line) ? /\s(?:->|→|=>)\s/ : /[,;]/
  if (!line.includes('"')) return line.split(separator).map((cell) => cell.trim())
  const cells: string[] = []
  for (let at = 0; at < line.length && cells.length < 3;) {
    const { cell, end } = readCell(line, at)
    cells.push(cell)
    at = end
  }
  return cells
}

/** The cell that starts at an index, and where the next one starts. */
const readCell = (line: string, from: number): { readonly cell: string; readonly end: number } => {
  const begin = line.length - line.slice(from).trimStart().length
  if (line[begin] !== '"') {
    const length = line.slice(from).search(/[,;\t]/)
    const end = length < 0 ? line.length : from + length
    return { cell: line.slice(from, end).trim(), end: end + 1 }
  }
  let close = begin + 1
  while (close < line.length && (line[close] !== '"' || line[close + 1] === '"'))
    close += line[close] === '"' ? 2 : 1
  const length = line.slice(close).search(/[,;\t]/)
  const end = length < 0 ? line.length : close + length
  return { cell: line.slice(begin + 1, close).replaceAll('""', '"'), end: end + 1 }
}

/** A path without leading and trailing slashes; of a full URL only the path. */
const pathOf = (text: string): string =>
  trimOf(/^https?:\/\//i.test(text) && URL.canParse(text) ? decodePath(new URL(text).pathname) : text, '/')

const temporary = /^(temporary|302|303|307|false|no)$/i

const parseLine = (cells: readonly string[], line: number): RedirectLine => {
  const [firstLineOf = '', target = '', kind = ''] = cells
  const wildcard = /\/\*$/.test(firstLineOf)
  const source = pathOf(firstLineOf.replace(/\/\*$/, ''))
  const input = { line, source: firstLineOf, target }
  const invalid = (problem: string): RedirectLine => ({ ...input, redirect: undefined, problem })
  if (source === '') return invalid('Enter the path to redirect in the first column.')
  if (/[?#]/.test(source)) return invalid('A path cannot contain “?” or “#”.')
  if (!RedirectPath.safeParse(source).success) return invalid('The path is longer than 512 characters.')
  if (target === '') return invalid('Enter the target in the second column.')
  const external = /^[a-z][a-z\d+.-]*:/i.test(target)
  if (external && !Url.safeParse(target).success) return invalid('The target must be an http or https URL.')
  const path = pathOf(target)
  if (!external && !RedirectPath.safeParse(path).success)
    return invalid('The target must be a path on the site or a URL that starts with https://.')
  if (!external && path.toLowerCase() === source.toLowerCase())
    return invalid('A path cannot redirect to itself.')
  return {
    ...input,
    problem: undefined,
    redirect: {
      source,
      destination: external ? { kind: 'external', url: target } : { kind: 'path', path },
      permanent: !temporary.test(kind),
      captureWildcard: wildcard,
    },
  }
}

/** Lines that form a cycle. */
const findLoops = (lines: readonly RedirectLine[]): ReadonlySet<number> => {
  const next = new Map<string, string>()
  for (const { redirect } of lines)
    if (redirect?.destination.kind === 'path')
      next.set(redirect.source.toLowerCase(), redirect.destination.path.toLowerCase())
  const found = new Set<number>()
  for (const { line, redirect } of lines) {
    const start = redirect?.source.toLowerCase()
    let at = start
    for (let step = 0; at !== undefined && step <= next.size; step += 1) {
      at = next.get(at)
      if (at === start) {
        if (start !== undefined) found.add(line)
        break
      }
    }
  }
  return found
}

/** Every non-empty line with its redirect or error. A header line is skipped. */
export const parseRedirectLines = (text: string): readonly RedirectLine[] => {
  const lines = text.split(/\r?\n/).flatMap((line, place): RedirectLine[] => {
    if (line.trim() === '' || line.trim().startsWith('#')) return []
    const cells = splitCells(line)
    return /^(source|from|old)\b/i.test(cells[0] ?? '') && !cells[0]?.includes('/') && place === 0
      ? []
      : [parseLine(cells, place + 1)]
  })
  const loops = findLoops(lines)
  const first = new Map<string, number>()
  return lines.map((line) => {
    const source = line.redirect?.source.toLowerCase()
    if (source === undefined) return line
    const before = first.get(source)
    if (before !== undefined)
      return { ...line, redirect: undefined, problem: `Line ${before} already redirects this path.` }
    first.set(source, line.line)
    return loops.has(line.line)
      ? { ...line, redirect: undefined, problem: 'This redirect and other lines form a loop.' }
      : line
  })
}
