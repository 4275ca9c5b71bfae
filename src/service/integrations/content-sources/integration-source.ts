/** Content sources of integrations: `integration:NAME:SOURCE`. */
import { sql } from 'kysely'
import type { ComputedDeclaration } from '../../../content/computed/computed-source.ts'
import type { Json, JsonObject } from '../../../content/document/document.ts'
import {
  longestComputedAnswer,
  readComputedDocument,
  readComputedRevision,
} from '../../../contract/integrations/computed-content.ts'
import type { ErrorDetail } from '../../../contract/operation/errors.ts'
import type {
  ComputedSource,
  ComputeRequest,
  ContentPlace,
  FoundSource,
} from '../../content/computed/computed-source.ts'
import { SourceFailure } from '../../content/computed/computed-source.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import { blockSubject } from '../blocks/component-subject.ts'
import type { ReceivedAnswer } from '../blocks/request-answer.ts'
import { requestAnswer } from '../blocks/request-answer.ts'
import { routeOf } from '../dispatch/dispatch.ts'
import type { Enabled } from '../model/enabled.queries.ts'
import { installedInSpace } from '../model/enabled.queries.ts'

/** Seconds for which a result is kept if its integration does not say. */
const defaultAge = 24 * 3600
/** Seconds between requests while the script runs on a developer's machine, where it changes at any time. */
const developmentAge = 5

/** The name of the integration and the id of its source. */
const namesOf = ({ type }: ComputedDeclaration): { readonly name: string; readonly source: string } => {
  const [, name = '', ...source] = type.split(':')
  return { name: name.toLowerCase(), source: source.join(':') }
}

type Dependencies = Readonly<
  Record<string, { readonly ref?: { readonly kind?: unknown; readonly space?: unknown } }>
>

const spaceOf = (dependency: Dependencies[string] | null): string | undefined =>
  dependency?.ref?.kind === 'space' && typeof dependency.ref.space === 'string'
    ? dependency.ref.space
    : undefined

/** The heads of the spaces that declarations depend on, in the same organization. One query. */
const spaceHeads = async (
  { store }: Context,
  db: Db,
  { organization }: ContentPlace,
  declarations: readonly ComputedDeclaration[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = declarations.flatMap(({ dependencies = {} }) =>
    Object.values(dependencies as Dependencies).flatMap((one) => spaceOf(one) ?? []),
  )
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('spaces')
    .select(['id', 'revision'])
    .where('organization', '=', organization)
    .where('deleted_at', 'is', null)
    .where(among(store.engine, sql.ref('id'), ids))
    .execute()
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}

/** The dependencies with what they stand for at present. */
const withValues = (dependencies: JsonObject | undefined, heads: ReadonlyMap<string, string>): JsonObject =>
  Object.fromEntries(
    Object.entries((dependencies ?? {}) as Dependencies).map(([key, dependency]) => {
      const id = spaceOf(dependency)
      const revision = id === undefined ? undefined : heads.get(id)
      return [key, { ...dependency, ...(revision !== undefined && { value: { id, revision } }) } as Json]
    }),
  )

const foundIn = (
  installed: readonly Enabled[],
  declaration: ComputedDeclaration,
  heads: ReadonlyMap<string, string>,
): FoundSource => {
  const { name, source } = namesOf(declaration)
  const one = installed.find(({ integration }) => integration === name)
  if (!one)
    return {
      ok: false,
      message: `This page comes from the integration “${name}”, which is not installed here.`,
    }
  const { manifest, status, version, revision } = one
  if (status !== 'active')
    return { ok: false, message: `${manifest.title} has to be configured before it can generate this page.` }
  if (!manifest.contentSources?.some(({ id }) => id === source))
    return { ok: false, message: `${manifest.title} no longer has the content source of this page.` }
  return {
    ok: true,
    inputs: { version, revision, dependencies: withValues(declaration.dependencies, heads) },
  }
}

const problemText = (problems: readonly ErrorDetail[]): string => {
  const [first] = problems
  if (first === undefined) return 'The integration answered with something else than content.'
  const where = first.path === '' ? '' : `${first.path}: `
  return `The integration answered with content that cannot be used. ${where}${first.message}`
}

const ask = async (
  ctx: Context,
  request: ComputeRequest,
  type: 'content_compute_revision' | 'content_compute_document',
): Promise<ReceivedAnswer<unknown>> => {
  const { place, declaration, inputs } = request
  const { name, source } = namesOf(declaration)
  const subject = await blockSubject(ctx.store.read, name, { space: place.space })
  if (!subject) throw new SourceFailure('The integration of this page is not installed here.')
  try {
    const answer = await requestAnswer(ctx, {
      ...{ subject, type, longest: longestComputedAnswer },
      read: (body) => body,
      payload: {
        installationId: subject.installation.id,
        spaceId: place.space,
        sourceId: source,
        props: declaration.props ?? {},
        dependencies: (inputs as { readonly dependencies: JsonObject }).dependencies,
      },
    })
    const age = routeOf(subject).tunnel === undefined ? (answer.maxAge ?? defaultAge) : developmentAge
    return { ...answer, maxAge: age }
  } catch (error) {
    if (error instanceof Failure && error.reason === 'not-found')
      throw new SourceFailure('The integration does not know this content source.')
    throw error
  }
}

export const integrationSource: ComputedSource = {
  async find(ctx, db, place, declarations) {
    const installed = await installedInSpace(db, place.space)
    const heads = await spaceHeads(ctx, db, place, declarations)
    return declarations.map((declaration) => foundIn(installed, declaration, heads))
  },
  async pages(ctx, request) {
    const { value: body, maxAge } = await ask(ctx, request, 'content_compute_revision')
    const reading = readComputedRevision(body)
    if ('value' in reading) return { value: reading.value, maxAge }
    throw new SourceFailure(problemText(reading.problems))
  },
  async document(ctx, request) {
    const { value: body, maxAge } = await ask(ctx, request, 'content_compute_document')
    const reading = readComputedDocument(body)
    if ('value' in reading) return { value: reading.value.document, maxAge }
    throw new SourceFailure(problemText(reading.problems))
  },
}
