/**
 * What the documentation of Recto's own API consists of: a page for each noun and for each operation, made from
 * `openapi.json`. Addresses: `/docs/api`, `/docs/api/spaces`, `/docs/api/spaces/get-space`.
 */
import { z } from 'zod'
import { operationsOf } from '../../../content/api-document/operations.ts'
import type { ApiDocument } from '../../../content/api-document/api-document.ts'
import type { ReferenceOperation } from '../../../content/api-reference/api-reference.ts'
import { referenceOperation } from '../../../content/api-reference/reference-operation.ts'
import { referenceOverview } from '../../../content/api-reference/reference-overview.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import { apiDocsPath } from './api-docs-path.ts'

export interface OperationPage {
  readonly path: string
  readonly title: string
  readonly summary: string
  /** Method and path. */
  readonly request: string
  /** Reads the operation, which costs more than all the rest. */
  readonly read: () => ReferenceOperation
}

export interface NounPage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly operations: readonly OperationPage[]
}

export interface ApiDocs {
  readonly title: string
  readonly description: string
  readonly version: string
  /** Where requests go. */
  readonly server: string
  readonly nouns: readonly NounPage[]
}

const Operation = z.looseObject({
  operationId: z.string(),
  description: z.string().optional(),
  'x-scope': z.string(),
  'x-extension': z.boolean().optional(),
  security: z.array(z.unknown()).optional(),
})
const OpenApi = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) })

/** `listSpaces` → `list-spaces` */
const slugOf = (operationId: string): string =>
  operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const acronyms = /\b(api|id|pdf|rss|saml|sso|ui|url)\b/g

/** `listApiSpecs` → `List API specs` */
const titleOf = (operationId: string): string => {
  const words = slugOf(operationId).replaceAll('-', ' ')
  const cased = words.replace(acronyms, (word) => word.toUpperCase())
  return cased.charAt(0).toUpperCase() + cased.slice(1)
}

/** What a caller needs, as the last paragraph of the description. */
const withNeeds = (operation: z.infer<typeof Operation>): z.infer<typeof Operation> => {
  const needs =
    operation.security?.length === 0
      ? 'Needs no credentials.'
      : `A token needs the scope \`${operation['x-scope']}\`.`
  const extension = operation['x-extension'] === true ? 'An extension of the GitBook API.' : ''
  const paragraphs = [operation.description ?? '', `${needs} ${extension}`.trim()]
  return { ...operation, description: paragraphs.filter((text) => text !== '').join('\n\n') }
}

/** `openapi`: the text of `openapi.json`. `baseUrl`: the address of the dashboard. */
export const readApiDocs = (openapi: string, baseUrl: string): ApiDocs => {
  const given = OpenApi.parse(JSON.parse(openapi))
  const server = `${baseUrl}/v1`
  const paths = Object.fromEntries(
    Object.entries(given.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, withNeeds(operation)]),
      ),
    ]),
  )
  // It is made by us and has no cycles outside of references.
  const root = { ...given, servers: [{ url: server }], paths } as unknown as JsonObject
  const document: ApiDocument = { root, dialect: '3.1' }
  const { title, description, version, tags } = referenceOverview(document)
  const operations = new Map(operationsOf(document).map((operation) => [operation.key, operation]))
  return {
    ...{ title, description, version, server },
    nouns: tags.map((tag) => {
      const path = `${apiDocsPath}/${tag.name}`
      const pageOf = (key: string): OperationPage => {
        const found = operations.get(key)
        if (found?.operationId === undefined) throw new Error(`The operation ${key} has no id.`)
        return {
          path: `${path}/${slugOf(found.operationId)}`,
          title: titleOf(found.operationId),
          summary: found.summary,
          request: `${found.method.toUpperCase()} ${found.path}`,
          read: () => {
            const operation = referenceOperation(document, key)
            if (operation === undefined) throw new Error(`There is no operation ${key}.`)
            return operation
          },
        }
      }
      return {
        ...{ path, title: tag.title, description: tag.description },
        operations: tag.operations.map(pageOf),
      }
    }),
  }
}
