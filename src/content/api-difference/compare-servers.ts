/** Compares the servers that an operation is sent to. Their order does not matter. */
import { isObject } from '../api-document/references.ts'
import type { Json } from '../document/document.ts'
import type { Comparison } from './schema-pairs.ts'
import type { DocumentSide } from './document-side.ts'
import type { FindingScope } from './findings.ts'

export interface ServerContext {
  readonly comparison: Comparison
  readonly scope: FindingScope
  readonly from: { readonly servers: Json | undefined; readonly pointer: string }
  readonly to: { readonly servers: Json | undefined; readonly pointer: string }
}

interface ServerList {
  readonly identity: string
  readonly urls: string
}

const serversOf = (side: DocumentSide, servers: Json | undefined): ServerList => {
  const list = Array.isArray(servers) ? (servers as readonly Json[]).filter(isObject) : []
  const all = list.length === 0 ? [{ url: '/' }] : list
  const urls = all.map(({ url }) => (typeof url === 'string' ? url : '/'))
  const variables = all.map(({ variables: one }) => (isObject(one) ? side.contract(one) : ''))
  const identities = urls.map((url, at) => `${url} ${variables[at]}`)
  return { identity: [...new Set(identities)].sort().join('\n'), urls: [...new Set(urls)].join(', ') }
}

export const compareServers = ({ comparison, scope, from, to }: ServerContext): void => {
  const before = serversOf(comparison.from, from.servers)
  const after = serversOf(comparison.to, to.servers)
  if (before.identity === after.identity) return
  comparison.findings.add(scope, {
    ...{ check: 'servers-changed', place: 'servers', before: before.urls, after: after.urls },
    ...{ from: from.pointer, to: to.pointer },
  })
}
