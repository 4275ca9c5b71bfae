/**
 * The API's published client must work with this API unchanged, so every query parameter and body member that an
 * operation of the specification accepts must be known to it. Its description is used for facts only: 0.146 is closest
 * to the specification, 0.202 has later additions.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Operation } from './operation/operation.ts'
import { operations } from './operations.ts'

type Node = Readonly<Record<string, unknown>>
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Node>>>>
}

const described = (name: string): Description => {
  const path = resolve(import.meta.dirname, `../../node_modules/${name}/spec/openapi.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as Description
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const follow = (document: Description, node: unknown): Node => {
  let current = isNode(node) ? node : {}
  while (typeof current['$ref'] === 'string') {
    let target: unknown = document
    for (const step of current['$ref'].slice(2).split('/')) target = isNode(target) ? target[step] : undefined
    current = isNode(target) ? target : {}
  }
  return current
}

/** Names of the members of an object schema, however it is composed. */
const members = (document: Description, given: unknown): string[] => {
  const schema = follow(document, given)
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => {
    const list = schema[key]
    return Array.isArray(list) ? list : []
  })
  const own = isNode(schema['properties']) ? Object.keys(schema['properties']) : []
  return [...own, ...parts.flatMap((part) => members(document, part))]
}

interface Known {
  readonly query: ReadonlySet<string>
  readonly body: ReadonlySet<string>
}

/** The specification truncates the end of one path. */
const wholePath = (path: string): string => (path === '/email-domains/{emailDomain}/o' ? `${path}rgs` : path)

/** By method and path, with anonymous parameters. */
const place = (method: string, path: string): string =>
  `${method.toUpperCase()} ${wholePath(path).replace(/\{\w+\}/g, '{}')}`

const knownIn = (document: Description): Map<string, Known> => {
  const known = new Map<string, Known>()
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const parameters = [methods['parameters'], operation['parameters']]
        .flatMap((list) => (Array.isArray(list) ? list : []))
        .map((parameter) => follow(document, parameter))
      const content = follow(document, operation['requestBody'])['content']
      const json = isNode(content) && isNode(content['application/json']) ? content['application/json'] : {}
      known.set(place(method, path), {
        query: new Set(parameters.flatMap((one) => (one['in'] === 'query' ? [String(one['name'])] : []))),
        body: new Set(members(document, json['schema'])),
      })
    }
  }
  return known
}

const near = knownIn(described('@gitbook/api'))
const later = knownIn(described('@gitbook/api-latest'))

/** Queries of the tabs of the change request lists (product/screens.md, 3.6), and what a change request answers. */
const ofChangeRequestLists = [
  'cause',
  'conflicts',
  'inactive',
  'outdated',
  'query',
  'ready',
  'reviewer',
  'reviewState',
  'shownOn',
  'sizes',
]

const ofTranslations = ['engine', 'delivery', 'autoRun', 'limits']

/** Extensions, where the specification or a decision goes beyond both. */
const beyond: Readonly<Record<string, readonly string[]>> = {
  // The content of a change request takes the same parameters as that of a space.
  listChangeRequestPageLinks: ['status'],
  listChangeRequests: ofChangeRequestLists,
  listOrganizationChangeRequests: ofChangeRequestLists,
  // A change request that repairs a finding begins with it, and is found again by it.
  createChangeRequest: ['description', 'cause'],
  // Merges exactly what was viewed, without later changes.
  mergeChangeRequest: ['ifRevision', 'objections'],
  // The changed pages with their differences, or all pages.
  getChangeRequestPdf: ['content'],
  // A page that is read needs the files that it shows, not all of its space.
  listSpaceFiles: ['files'],
  listChangeRequestFiles: ['files'],
  listRevisionFiles: ['files'],
  // Ignored broken links (product/screens.md, 3.4).
  listSpaceLinks: ['ignored'],
  // Decisions, section 7: anchors contain the quoted text; threads are assigned to people.
  listSpaceComments: ['assignee', 'mentions'],
  listChangeRequestComments: ['assignee', 'mentions'],
  createSpaceComment: ['quote'],
  createChangeRequestComment: ['quote'],
  updateSpaceComment: ['assignee'],
  updateChangeRequestComment: ['assignee'],
  // Checking on schedule and requests from the reference are settings of an API specification.
  updateApiSpec: ['recheck', 'tryIt'],
  // A person agrees to the permissions of one version.
  installIntegration: ['version'],
  // Several spaces of a new site can be its sections.
  createSite: ['layout'],
  // Deleting a collection names the sites that show any of its spaces.
  listSites: ['spaces'],
  // Events are filtered in the dashboard.
  listIntegrationEvents: ['type', 'installation', 'status'],
  // A site may allow scripts of integrations more hosts than they declare.
  updateSite: ['scriptSources'],
  // New spaces ask for an approval until their organization has decided.
  updateOrganization: ['defaultMergeRules'],
  // Decisions, section 8: a template is a space marked as one. Spaces have a description, as collections do.
  updateSpace: ['template', 'description'],
  // Engines, delivery, automatic runs and limits are settings of a translation.
  listTranslations: ['space'],
  createTranslation: ofTranslations,
  updateTranslation: ofTranslations,
  // Clusters and conversations are found and filtered in the dashboard.
  listIssuesClusters: ['state', 'search', 'answered'],
  listConversations: ['state', 'search'],
  listConversationIssues: ['clustered'],
}

const shapeOf = (schema: z.ZodType | undefined): string[] => {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => shapeOf(option as z.ZodType))
  return []
}

const specified = Object.values(operations).filter((operation: Operation) => operation.extension !== true)

describe.each(specified.map((operation: Operation) => [operation.id, operation] as const))(
  '%s',
  (id, operation) => {
    const at = place(operation.method, operation.path)
    const known = [near.get(at), later.get(at)]

    test('is an operation of the published client', () => {
      expect(known.some((one) => one !== undefined)).toBe(true)
    })

    test('rejects what the client could not send', () => {
      for (const part of ['query', 'body'] as const) {
        const unknown = shapeOf(operation[part]).filter(
          (name) => !known.some((one) => one?.[part].has(name)) && !beyond[id]?.includes(name),
        )
        expect([part, unknown]).toEqual([part, []])
      }
    })
  },
)
