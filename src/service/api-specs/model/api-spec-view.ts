/** API specifications and their versions in API responses. */
import type {
  ApiSpec,
  ApiSpecChangeCounts,
  ApiSpecProblem,
  ApiSpecVersion,
} from '../../../contract/api-specs/schemas.ts'
import type { Context } from '../../context.ts'
import type { ApiSpecRow, ApiSpecVersionRow } from '../../storage/schema/api-spec-tables.ts'
import { publishedUrl, rawUrl } from '../serving/raw-url.ts'
import type { ShownApiSpec } from './api-specs.queries.ts'

const problemsOf = ({ problems }: Pick<ApiSpecVersionRow, 'problems'>): ApiSpecProblem[] =>
  JSON.parse(problems) as ApiSpecProblem[]

type ProcessingErrors = NonNullable<ApiSpec['lastProcessedErrors']>

const errorsOf = ({ error_code: code, errors }: ApiSpecRow) => {
  if (code === null) return { lastProcessedErrorCount: 0 }
  const found = JSON.parse(errors) as ProcessingErrors
  return { lastProcessErrorCode: code, lastProcessedErrors: found, lastProcessedErrorCount: found.length }
}

/** `mayEdit`: whether the caller may change specifications of the organization. `pages`: how many show it, if counted. */
export const apiSpecView = (ctx: Context, row: ShownApiSpec, mayEdit: boolean, pages?: number): ApiSpec => ({
  object: 'openapi-spec',
  id: row.id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  slug: row.slug,
  ...(row.source_url !== null && { sourceURL: row.source_url }),
  processingState: row.state,
  visibility: row.visibility,
  ...(row.last_version !== null && { lastVersion: row.last_version }),
  ...(row.processed_at !== null && { lastProcessedAt: row.processed_at }),
  ...errorsOf(row),
  ...(row.title !== null && { title: row.title }),
  ...(row.step !== null && { processingStep: row.step }),
  versions: Number(row.versions),
  ...(pages !== undefined && { pages }),
  problems: row.problems === null ? 0 : problemsOf({ problems: row.problems }).length,
  ...(row.next_check_at !== null && { nextCheckAt: row.next_check_at }),
  failures: Number(row.failures),
  recheck: row.recheck === 1,
  tryIt: row.try_it,
  ...(row.created_by !== '' && { createdBy: row.created_by }),
  permissions: { view: true, edit: mayEdit },
  urls: {
    ...ctx.addresses.apiSpec(row.organization, row.slug),
    ...(row.visibility === 'public' && row.last_version !== null && { published: publishedUrl(ctx, row) }),
  },
})

export const versionView = (
  ctx: Context,
  spec: ApiSpecRow,
  row: ApiSpecVersionRow,
  changes: ApiSpecChangeCounts | undefined,
): ApiSpecVersion => ({
  object: 'openapi-spec-version',
  id: row.id,
  createdAt: row.created_at,
  url: rawUrl(ctx, spec, row),
  urls: { location: ctx.addresses.apiSpecVersion(spec.organization, spec.slug, row.id).location },
  number: Number(row.number),
  title: row.title,
  apiVersion: row.api_version,
  dialect: row.dialect as ApiSpecVersion['dialect'],
  format: row.format,
  operations: Number(row.operations),
  schemas: Number(row.schemas),
  problems: problemsOf(row),
  ...(changes && { changes }),
})
