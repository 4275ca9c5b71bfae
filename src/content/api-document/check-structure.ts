/**
 * The library's check of a document: its structure, and references that lead nowhere. It works on the value that was
 * parsed and inspected here, and on references that are resolved here.
 *
 * Takes long to load: import it where documents are checked only.
 */
import type { Document, NormalizedProblem, ResolvedRefMap, SpecVersion } from '@redocly/openapi-core'
import {
  createConfig,
  getMajorSpecVersion,
  getTypes,
  normalizeTypes,
  normalizeVisitors,
  Source,
  walkDocument,
} from '@redocly/openapi-core'
import type { Json, JsonObject } from '../document/document.ts'
import type { ApiDialect, ApiDocument } from './api-document.ts'
import type { FoundProblem } from './found-problem.ts'
import type { Kind } from './keyword-kinds.ts'
import { kindOfMember } from './keyword-kinds.ts'
import { referenceOf, referenceTarget, resolveReference, segmentsOf } from './references.ts'

const specVersions: Readonly<Record<ApiDialect, SpecVersion>> = {
  '2.0': 'oas2',
  '3.0': 'oas3_0',
  '3.1': 'oas3_1',
  '3.2': 'oas3_2',
}

/**
 * What references lead to, found here when the library asks for it: its own resolver would open files and addresses, and
 * fails outside of every `catch` on some rings. Unresolved references, and those to other documents, lead to nothing.
 */
class References extends Map<string, ResolvedRef> {
  readonly #document: Document
  readonly #api: ApiDocument

  constructor(document: Document, api: ApiDocument) {
    super()
    this.#document = document
    this.#api = api
  }

  override get(id: string): ResolvedRef | undefined {
    const known = super.get(id)
    const start = `${this.#document.source.absoluteRef}::`
    if (known !== undefined || !id.startsWith(start)) return known
    const found = resolveReference(this.#api, id.slice(start.length))
    if (found === undefined) return undefined
    const { node, pointer } = found
    const result: ResolvedRef = {
      ...{ resolved: true, isRemote: false, node, document: this.#document },
      nodePointer: pointer === '' ? '#/' : `#${pointer}`,
    }
    this.set(id, result)
    return result
  }
}

type ResolvedRef = ResolvedRefMap extends Map<string, infer Value> ? Value : never

/**
 * The library looks for a plugin, code that it would run, beside its configuration: by default in the working folder.
 * Here it looks beside this module.
 */
const configPath = new URL(import.meta.url).pathname

const rulesFor = async (version: SpecVersion) => {
  const names = ['struct', 'no-unresolved-refs'] as const
  const config = await createConfig(
    { rules: { struct: 'error', 'no-unresolved-refs': 'error' } },
    { configPath },
  )
  const sets: readonly object[] = config.getRulesForSpecVersion(getMajorSpecVersion(version))
  const types = normalizeTypes(config.extendTypes(getTypes(version), version), config)
  const rules = names.map((ruleId) => {
    const set = sets.find((one) => Object.hasOwn(one, ruleId))
    if (set === undefined) throw new Error(`The library has no rule ${ruleId}.`)
    const rule = Reflect.get(set, ruleId) as (options: object) => never
    return { ruleId, severity: 'error' as const, visitor: rule({}) }
  })
  return { config, types, visitors: normalizeVisitors(rules, types) }
}

const pointerOfProblem = ({ location }: NormalizedProblem): string => {
  const [first] = location as readonly { readonly pointer?: string }[]
  const pointer = (first?.pointer ?? '').replace(/^#/, '')
  return pointer === '/' ? '' : pointer
}

const known = new Map<SpecVersion, ReturnType<typeof rulesFor>>()

/** Made once for each version of OpenAPI. */
const rulesOf = (version: SpecVersion): ReturnType<typeof rulesFor> => {
  const rules = known.get(version) ?? rulesFor(version)
  known.set(version, rules)
  return rules
}

/** Whether a pointer leads into an example or another value, where nothing is a reference. */
const isInData = (root: JsonObject, pointer: string): boolean => {
  let [node, kind]: [Json | undefined, Kind] = [root, 'keywords']
  for (const segment of segmentsOf(pointer) ?? []) {
    const isList = Array.isArray(node)
    const next: Json | undefined = (node as JsonObject | null | undefined)?.[segment]
    kind = isList ? kind : kindOfMember(kind, segment, next)
    node = next
  }
  return kind === 'data'
}

/** The first problems of those that the library reports. */
class FirstProblems extends Array<NormalizedProblem> {
  #most = 0
  #root: JsonObject = {}

  static upTo(most: number, root: JsonObject): FirstProblems {
    const problems = new FirstProblems()
    problems.#root = root
    problems.#most = most
    return problems
  }

  override push(...problems: NormalizedProblem[]): number {
    for (const problem of problems)
      if (this.length < this.#most && !this.#isNone(problem)) super.push(problem)
    return this.length
  }

  #isNone(problem: NormalizedProblem): boolean {
    const pointer = pointerOfProblem(problem)
    if (problem.ruleId === 'no-unresolved-refs') return isInData(this.#root, pointer)
    // Answers of Swagger 2.0 can be files, which the library does not know.
    return pointer.endsWith('/schema/type') && referenceTarget(this.#root, pointer) === 'file'
  }
}

const sentence = (text: string): string => {
  const plain = text.replaceAll('`', '"').trim()
  return /[.!?]$/.test(plain) ? plain : `${plain}.`
}

const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text)

const found = (root: JsonObject, problem: NormalizedProblem): FoundProblem => {
  const pointer = pointerOfProblem(problem)
  if (problem.ruleId !== 'no-unresolved-refs')
    return { code: 'structure', message: shortened(sentence(problem.message)), pointer }
  const node = referenceTarget(root, pointer)
  const reference = referenceOf(node) ?? (typeof node === 'string' ? node : undefined)
  if (reference === undefined || reference.startsWith('#'))
    return {
      code: 'unresolved-reference',
      message: `The reference${reference === undefined ? '' : ` "${shortened(reference)}"`} leads nowhere.`,
      pointer,
    }
  return {
    code: 'external-reference',
    message: `The reference "${shortened(reference)}" leads to another document and is not followed.`,
    pointer,
  }
}

const incomplete: FoundProblem = {
  code: 'check-incomplete',
  message: 'The structure of the document could not be checked completely.',
  pointer: '',
}

/** The first `most` problems of a document, in the order of the check. */
export const checkStructure = async (
  root: JsonObject,
  dialect: ApiDialect,
  most: number,
): Promise<readonly FoundProblem[]> => {
  const version = specVersions[dialect]
  const { config, types, visitors } = await rulesOf(version)
  const problems = FirstProblems.upTo(most, root)
  const document: Document = { source: new Source('document', ''), parsed: root }
  const rootType = types['Root']
  if (rootType === undefined) throw new Error('The library knows no type of the root.')
  let isComplete = true
  try {
    const resolvedRefMap = new References(document, { root, dialect })
    walkDocument({
      ...{ document, rootType, resolvedRefMap, normalizedVisitors: visitors },
      ctx: { problems, specVersion: version, config, visitorsData: {} },
    })
  } catch {
    // The library fails on unusual documents: a member called `hasOwnProperty`, thousands of schemas in a row.
    isComplete = false
  }
  const all = [...problems].map((problem) => found(root, problem))
  return isComplete ? all : [...all, incomplete]
}
