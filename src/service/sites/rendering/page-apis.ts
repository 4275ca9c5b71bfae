/** The parts of API specifications that a page shows. */
import type { ApiBlock, ApiRequest } from '../../../content/api-reference/api-block.ts'
import { apiRequestName } from '../../../content/api-reference/api-block.ts'
import type { ApiForReaders } from '../../api-specs/read-reference.ts'
import { apiDocumentOf } from '../../api-specs/read-reference.ts'
import type { Context } from '../../context.ts'
import { oneFor, Recent } from '../../recent-cache.ts'

/** Specifications of a page, by slug or id; undefined for those that are not there. */
export type PageApis = ReadonlyMap<string, ApiForReaders | undefined>

/** The specifications of one page; blocks of further ones show nothing of theirs. */
const mostSpecs = 20

/** Bytes of what was read, as JSON. */
const mostKept = 64 * 1024 * 1024
const keptOf = oneFor(
  (_store: object) => new Recent<{ readonly block: ApiBlock; readonly size: number }>(mostKept),
)

export const pageApis = async (
  ctx: Context,
  organization: string,
  requests: readonly ApiRequest[],
): Promise<PageApis> => {
  const specs = [...new Set(requests.map(({ spec }) => spec))].slice(0, mostSpecs)
  return new Map(
    await Promise.all(
      specs.map(async (spec) => [spec, await apiDocumentOf(ctx, organization, spec)] as const),
    ),
  )
}

/** What the pages that show them depend on. */
export const apiInputs = (apis: PageApis): readonly unknown[] =>
  [...apis].map(([spec, api]) => [spec, api?.id, api?.slug, api?.title, api?.version, api?.contentHash])

const readBlock = async (api: ApiForReaders, request: ApiRequest): Promise<ApiBlock> => {
  const { title } = api
  if (request.kind === 'models') return { kind: 'models', title, models: await api.models(request.names) }
  const operation = await api.reference(request.key)
  if (operation !== undefined) return { kind: 'operation', title, operation }
  const since = await api.goneSince(request.key)
  return { kind: 'gone', title, ...(since !== undefined && { since }) }
}

export interface LoadedApis {
  /** By name of the request. */
  readonly blocks: ReadonlyMap<string, ApiBlock>
  /** Estimated cost of printing them, in bytes of plain text. */
  readonly weight: number
}

/** Reads what the blocks of a page show. What was read of a version is kept under its hash. */
export const loadApis = async (
  { store }: Pick<Context, 'store'>,
  apis: PageApis,
  requests: readonly ApiRequest[],
  isForEditors: boolean,
): Promise<LoadedApis> => {
  const kept = keptOf(store)
  const blocks = new Map<string, ApiBlock>()
  let weight = 0
  for (const request of requests) {
    const name = apiRequestName(request)
    const api = apis.get(request.spec)
    if (blocks.has(name)) continue
    if (api === undefined) {
      const reason = `There is no API specification “${request.spec}” that could be read.`
      blocks.set(name, { kind: 'missing', ...(isForEditors && { reason }) })
      continue
    }
    const key = JSON.stringify([api.id, api.title, api.version, api.contentHash, name])
    let known = kept.get(key)
    if (known === undefined) {
      const block = await readBlock(api, request)
      const size = JSON.stringify(block).length
      known = kept.set(key, { block, size }, size)
    }
    blocks.set(name, known.block)
    weight += known.size
  }
  return { blocks, weight }
}
