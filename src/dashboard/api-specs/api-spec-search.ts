/** Search parameters of the API specification screens. Parsed by hand: the schema library is not in the initial bundle. */
import type { ApiSpecFinding } from '../../client/types.gen.ts'
import { idIn, textIn } from '../api/search-parameters.ts'

/** The version that a tab shows; the latest one if absent. */
interface VersionSearch {
  readonly version?: string
}

const versionSearch = (given: Record<string, unknown>): VersionSearch => {
  const version = idIn(given['version'])
  return { ...(version !== undefined && { version }) }
}

/** Filters of the operations of a version. */
export interface OperationFilter {
  readonly q?: string
  readonly tag?: string
  readonly method?: string
  readonly deprecated?: true
}

export interface OperationsSearch extends VersionSearch, OperationFilter {}

export const operationsSearch = (given: Record<string, unknown>): OperationsSearch => {
  const { deprecated } = given
  const q = textIn(given['q'], 200)
  const tag = textIn(given['tag'], 200)
  const method = textIn(given['method'], 20)
  return {
    ...versionSearch(given),
    ...(q !== undefined && { q }),
    ...(tag !== undefined && { tag }),
    ...(method !== undefined && { method }),
    ...(deprecated === true && { deprecated }),
  }
}

/** The reference: an operation by its key, or a schema by its name. */
export interface ReferenceSearch extends OperationsSearch {
  readonly operation?: string
  readonly schema?: string
}

export const referenceSearch = (given: Record<string, unknown>): ReferenceSearch => {
  const operation = textIn(given['operation'], 2048)
  const schema = textIn(given['schema'], 200)
  return {
    ...operationsSearch(given),
    ...(operation !== undefined ? { operation } : schema !== undefined && { schema }),
  }
}

/** The source, scrolled to a line. */
export interface SourceSearch extends VersionSearch {
  readonly line?: number
}

export const sourceSearch = (given: Record<string, unknown>): SourceSearch => {
  const { line } = given
  return {
    ...versionSearch(given),
    ...(typeof line === 'number' && Number.isSafeInteger(line) && line > 0 && { line }),
  }
}

type ChangeLevel = ApiSpecFinding['level']
const levels: Readonly<Record<ChangeLevel, true>> = { breaking: true, review: true, safe: true }
const isLevel = (value: unknown): value is ChangeLevel =>
  typeof value === 'string' && Object.hasOwn(levels, value)

/** Two versions by id, by default the latest one and the one before, and filters of their differences. */
export interface ComparisonSearch {
  readonly from?: string
  readonly to?: string
  readonly level?: ChangeLevel
  readonly q?: string
  /** Only findings that were accepted, or only others. */
  readonly accepted?: boolean
}

export const comparisonSearch = (given: Record<string, unknown>): ComparisonSearch => {
  const { level, accepted } = given
  const [from, to, q] = [idIn(given['from']), idIn(given['to']), textIn(given['q'], 200)]
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(isLevel(level) && { level }),
    ...(q !== undefined && { q }),
    ...(typeof accepted === 'boolean' && { accepted }),
  }
}
