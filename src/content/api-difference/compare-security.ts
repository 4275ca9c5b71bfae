/** Compares the ways to authenticate: alternatives, each of one or more schemes with their scopes. */
import { isObject } from '../api-document/references.ts'
import type { Json, JsonObject } from '../document/document.ts'
import type { Comparison } from './schema-pairs.ts'
import type { DocumentSide } from './document-side.ts'
import type { FindingScope } from './findings.ts'
import { quoted } from './findings.ts'

interface Requirement {
  readonly name: string
  readonly scopes: readonly string[]
  /** Contract of the scheme without what callers do not see in a request. */
  readonly scheme: string
  readonly contract: string
}

interface Alternative {
  /** By what a caller sends; sorted, so that renamed schemes are the same. */
  readonly requirements: readonly Requirement[]
  readonly key: string
}

const schemeOf = (side: DocumentSide, name: string): JsonObject | undefined => {
  const { components } = side.document.root
  const schemes = isObject(components) ? components['securitySchemes'] : undefined
  if (!isObject(schemes) || !Object.hasOwn(schemes, name)) return undefined
  return side.object(schemes[name], '')?.node
}

/** What a caller must send. Where tokens are issued is left out. */
const identityOf = (name: string, scheme: JsonObject | undefined): string => {
  if (scheme === undefined) return name
  const { type, in: place, name: parameter, scheme: kind, flows } = scheme
  const flowNames = isObject(flows) ? Object.keys(flows).sort() : []
  const lower = (value: Json | undefined): Json => (typeof value === 'string' ? value.toLowerCase() : '')
  return JSON.stringify([
    lower(type),
    lower(place),
    place === 'header' ? lower(parameter) : (parameter ?? ''),
    lower(kind),
    flowNames,
  ])
}

const alternativesOf = (side: DocumentSide, security: Json | undefined): readonly Alternative[] => {
  const list = Array.isArray(security) ? (security as readonly Json[]).filter(isObject) : []
  return (list.length === 0 ? [{}] : list).map((alternative: JsonObject): Alternative => {
    const requirements = Object.entries(alternative)
      .map(([name, scopes]): Requirement => {
        const scheme = schemeOf(side, name)
        return {
          ...{ name, scheme: identityOf(name, scheme) },
          scopes: Array.isArray(scopes) ? (scopes as readonly Json[]).map(String).sort() : [],
          contract: scheme === undefined ? '' : side.contract(withoutScopes(scheme)),
        }
      })
      .sort((a, b) => (a.scheme < b.scheme ? -1 : a.scheme > b.scheme ? 1 : a.name < b.name ? -1 : 1))
    return { requirements, key: requirements.map(({ scheme }) => scheme).join() }
  })
}

/** Scopes that exist are not scopes that an operation needs. */
const withoutScopes = (scheme: JsonObject): JsonObject => {
  const { flows } = scheme
  if (!isObject(flows)) return scheme
  const bare = Object.entries(flows).map(([name, flow]) => {
    if (!isObject(flow)) return [name, flow]
    const { scopes: _, ...rest } = flow
    return [name, rest]
  })
  return { ...scheme, flows: Object.fromEntries(bare) as JsonObject }
}

const scopesOf = ({ requirements }: Alternative): readonly string[] => [
  ...new Set(requirements.flatMap(({ scheme, scopes }) => scopes.map((scope) => `${scheme} ${scope}`))),
]

const nameOf = ({ requirements }: Alternative): string =>
  requirements.map(({ name }) => name).join(' and ') || 'nothing'

const scopeName = (scope: string): string => scope.slice(scope.lastIndexOf(' ') + 1)

/** The scopes of `a` that `b` does not need. */
const beyond = (a: Alternative, b: Alternative): readonly string[] => {
  const others = new Set(scopesOf(b))
  return scopesOf(a).filter((scope) => !others.has(scope))
}

/** How many scopes two alternatives do not share. */
const distance = (a: Alternative, b: Alternative): number => beyond(a, b).length + beyond(b, a).length

export interface SecurityContext {
  readonly comparison: Comparison
  readonly scope: FindingScope
  readonly from: { readonly security: Json | undefined; readonly pointer: string }
  readonly to: { readonly security: Json | undefined; readonly pointer: string }
}

const compareAlternatives = (context: SecurityContext, before: Alternative, after: Alternative): void => {
  const { comparison, scope, from, to } = context
  const where = { place: 'security', from: from.pointer, to: to.pointer, detail: quoted(nameOf(after)) }
  const names = (scopes: readonly string[]): string => scopes.map(scopeName).join(', ')
  const [added, removed] = [beyond(after, before), beyond(before, after)]
  if (added.length > 0)
    comparison.findings.add(scope, { check: 'security-scope-added', after: names(added), ...where })
  if (removed.length > 0)
    comparison.findings.add(scope, { check: 'security-scope-removed', before: names(removed), ...where })
  for (const [at, { contract }] of before.requirements.entries()) {
    const other = after.requirements[at]
    if (other === undefined || other.contract === contract) continue
    comparison.findings.add(scope, {
      ...{ check: 'security-scheme-changed', ...where, detail: quoted(other.name) },
    })
  }
}

export const compareSecurity = (context: SecurityContext): void => {
  const { comparison, scope, from, to } = context
  const where = { place: 'security', from: from.pointer, to: to.pointer }
  const waiting = Map.groupBy(alternativesOf(comparison.to, to.security), ({ key }) => key)
  for (const before of alternativesOf(comparison.from, from.security)) {
    const candidates = waiting.get(before.key) ?? []
    const [after] = candidates.toSorted((a, b) => distance(before, a) - distance(before, b))
    if (after === undefined) {
      comparison.findings.add(scope, {
        ...{ check: 'security-alternative-removed', before: nameOf(before), ...where },
      })
      continue
    }
    candidates.splice(candidates.indexOf(after), 1)
    compareAlternatives(context, before, after)
  }
  for (const after of [...waiting.values()].flat())
    comparison.findings.add(scope, { check: 'security-alternative-added', after: nameOf(after), ...where })
}
