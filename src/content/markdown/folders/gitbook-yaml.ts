/** `.gitbook.yaml`: the content root of a repository, its first page and table of contents, and redirects. */
import { parseDocument } from 'yaml'
import { storableText } from '../../document/storable-text.ts'
import { isInsideFolder, joinPath } from './folder-paths.ts'
import type { MarkdownWarning } from '../tags.ts'

export interface GitbookYaml {
  /** Folder of the content: empty, or a path with a trailing `/`. */
  readonly root: string
  /** Path of the first page, relative to `root`. */
  readonly readme: string
  /** Path of the table of contents, relative to `root`. */
  readonly summary: string
  /** Addresses that lead to other pages, without a slash at either end, with paths relative to `root`. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  readonly warnings: readonly MarkdownWarning[]
}

/**
 * Parses the file; `undefined` if there is none. Values that are invalid, missing or lead out of the folder get their
 * default and are reported.
 */
export function parseGitbookYaml(text: string | undefined, context: { readonly file: string }): GitbookYaml {
  const warnings: MarkdownWarning[] = []
  const warn = (message: string): void =>
    void warnings.push({ file: context.file, line: 1, code: 'bad-gitbook-yaml', message })
  const values = text === undefined ? {} : mapOf(text, warn)
  const structure = isMap(values['structure']) ? values['structure'] : {}
  const path = (given: unknown, otherwise: string, name: string): string => {
    if (given === undefined || given === null) return otherwise
    const joined = typeof given === 'string' ? joinPath('', given.replace(/^\/+/, '')) : undefined
    if (joined !== undefined && (joined === '' || isInsideFolder(joined))) return joined
    warn(`${name} names no place in the folder and is ignored.`)
    return otherwise
  }
  const root = path(values['root'], '', 'root')
  return {
    root: root === '' ? '' : `${root}/`,
    readme: path(structure['readme'], 'README.md', 'structure.readme') || 'README.md',
    summary: path(structure['summary'], 'SUMMARY.md', 'structure.summary') || 'SUMMARY.md',
    redirects: redirectsOf(values['redirects'], warn),
    warnings,
  }
}

/** More redirects than this are not from a person, and each one is looked up. */
const mostRedirects = 10_000
const longestAddress = 512

function redirectsOf(given: unknown, warn: (message: string) => void): GitbookYaml['redirects'] {
  if (given === undefined || given === null) return []
  if (!isMap(given)) {
    warn('redirects is not a map of addresses and is ignored.')
    return []
  }
  const written = Object.entries(given)
  if (written.length > mostRedirects) warn(`Only the first ${mostRedirects} redirects are used.`)
  return written.slice(0, mostRedirects).flatMap(([key, to]) => {
    const from = joinPath('', key)
    const isAddress = from !== undefined && from !== '' && from.length <= longestAddress
    if (isAddress && storableText(from) === from && typeof to === 'string') return [{ from, to }]
    warn(`The redirect from ${key.slice(0, 80)} is not an address with a page and is ignored.`)
    return []
  })
}

const isMap = (value: unknown): value is { readonly [name: string]: unknown } =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

function mapOf(text: string, warn: (message: string) => void): { readonly [name: string]: unknown } {
  try {
    const document = parseDocument(text, { logLevel: 'silent', uniqueKeys: false })
    const [error] = document.errors
    const value: unknown = error === undefined ? document.toJS({ maxAliasCount: 100 }) : undefined
    if (isMap(value)) return value
    if (error !== undefined)
      warn(`The file is not valid YAML and is ignored: ${error.message.split('\n')[0] ?? ''}`)
    else if (value !== null && value !== undefined) warn('The file is not a map of keys and is ignored.')
  } catch (problem) {
    warn(`The file cannot be read and is ignored: ${String(problem)}`)
  }
  return {}
}
