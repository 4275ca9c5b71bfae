/** `GET …/compare` and `POST …/findings/accept`. */
import { sql } from 'kysely'
import type { ApiSpecChangeCounts } from '../../../contract/api-specs/schemas.ts'
import type { ApiFinding } from '../../../content/api-difference/api-difference.ts'
import { operations } from '../../../contract/operations.ts'
import type { Context } from '../../context.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { open, writes } from '../../http/verb.ts'
import type { ApiSpecRow, ApiSpecVersionRow } from '../../storage/schema/api-spec-tables.ts'
import { among, chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import { apiSpecFor, lockedApiSpecFor } from '../model/api-specs.queries.ts'
import { versionFor } from '../model/versions.queries.ts'
import type { StoredDifference } from './differences.store.ts'
import { differenceBetween } from './differences.store.ts'

interface Acceptance {
  readonly note: string
  readonly acceptedBy?: string
  readonly acceptedAt: string
}

/** The accepted findings of a specification by fingerprint. */
const acceptancesOf = async (db: Db, spec: string): Promise<ReadonlyMap<string, Acceptance>> => {
  const rows = await db.selectFrom('api_spec_acceptances').selectAll().where('spec', '=', spec).execute()
  return new Map(
    rows.map(({ fingerprint, note, accepted_by: person, accepted_at: acceptedAt }) => [
      fingerprint,
      { note, acceptedAt, ...(person !== '' && { acceptedBy: person }) },
    ]),
  )
}

const countsOf = (
  { counts, findings }: StoredDifference,
  acceptances: ReadonlyMap<string, Acceptance>,
): ApiSpecChangeCounts => {
  const accepted = (level: ApiFinding['level']) =>
    findings.filter((finding) => finding.level === level && acceptances.has(finding.fingerprint)).length
  const [breaking, review] = [accepted('breaking'), accepted('review')]
  return {
    ...counts,
    breaking: counts.breaking - breaking,
    review: counts.review - review,
    accepted: breaking + review,
  }
}

const findingView = (finding: ApiFinding, acceptances: ReadonlyMap<string, Acceptance>) => {
  const { from: _from, to: _to, others, ...rest } = finding
  const accepted = finding.level === 'safe' ? undefined : acceptances.get(finding.fingerprint)
  return { ...rest, ...(others && { others: [...others] }), ...(accepted && { accepted }) }
}

/** The version before another one. Fails with `not-found`. */
const versionBefore = async (db: Db, { spec, number }: ApiSpecVersionRow): Promise<ApiSpecVersionRow> => {
  const row = await db
    .selectFrom('api_spec_versions')
    .selectAll()
    .where('spec', '=', spec)
    .where('number', '<', Number(number))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export interface ComparedVersions {
  readonly from: ApiSpecVersionRow
  readonly to: ApiSpecVersionRow
}

/** The two versions that a query names: by default the last one and the one before. Fails with `not-found`. */
export const comparedVersions = async (
  db: Db,
  spec: ApiSpecRow,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<ComparedVersions> => {
  const newer = await versionFor(db, spec, to)
  return {
    from: from === undefined ? await versionBefore(db, newer) : await versionFor(db, spec, from),
    to: newer,
  }
}

/** The difference without accepted findings, for what follows from it. */
export const openDifference = async (ctx: Context, spec: string, { from, to }: ComparedVersions) => {
  const difference = await differenceBetween(ctx, from, to)
  const acceptances = await acceptancesOf(ctx.store.read, spec)
  return {
    ...difference,
    findings: difference.findings.filter(({ fingerprint }) => !acceptances.has(fingerprint)),
  }
}

export const compareApiSpecVersions = open(
  operations.compareApiSpecVersions,
  async ({ ctx, params, query, authorize }, db) => {
    const { organization } = await authorize(db)
    const spec = await apiSpecFor(db, organization.id, params.specSlug)
    const { from, to } = await comparedVersions(db, spec, query)
    const difference = await differenceBetween(ctx, from, to)
    const acceptances = await acceptancesOf(db, spec.id)
    return {
      ...{ from: from.id, to: to.id, precise: difference.precise },
      counts: countsOf(difference, acceptances),
      findings: difference.findings.map((finding) => findingView(finding, acceptances)),
      wordsOnly: [...difference.wordsOnly],
    }
  },
)

const requireFindings = async (
  ctx: Context,
  db: Db,
  spec: string,
  fingerprints: readonly string[],
): Promise<void> => {
  const rows = await db
    .selectFrom('api_spec_findings')
    .select('fingerprint')
    .distinct()
    .where('spec', '=', spec)
    .where(among(ctx.store.engine, sql.ref('fingerprint'), fingerprints))
    .execute()
  const known = new Set(rows.map(({ fingerprint }) => fingerprint))
  const unknown = fingerprints.findIndex((fingerprint) => !known.has(fingerprint))
  if (unknown < 0) return
  const message = 'No breaking or review finding has this fingerprint.'
  throw new Failure('invalid-input', message, {
    details: [{ path: `body.fingerprints.${unknown}`, message }],
  })
}

export const acceptApiSpecFindings = writes(
  operations.acceptApiSpecFindings,
  async ({ ctx, caller, params, body }, db, { organization }) => {
    const spec = await lockedApiSpecFor(db, organization.id, params.specSlug)
    const fingerprints = [...new Set(body.fingerprints)]
    const { note } = body
    if (note !== undefined) await requireFindings(ctx, db, spec.id, fingerprints)
    await db
      .deleteFrom('api_spec_acceptances')
      .where('spec', '=', spec.id)
      .where(among(ctx.store.engine, sql.ref('fingerprint'), fingerprints))
      .execute()
    if (note !== undefined)
      for (const some of chunks(fingerprints, 200))
        await db
          .insertInto('api_spec_acceptances')
          .values(
            some.map((fingerprint) => ({
              ...{ spec: spec.id, fingerprint, note },
              ...{ accepted_by: caller.person, accepted_at: ctx.now() },
            })),
          )
          .execute()
    await ctx.events.record(db, {
      ...{ organization: organization.id, kind: 'api-spec.findings-accepted', subject: spec.id },
      actor: caller.person,
      data: { title: spec.slug, to: { findings: fingerprints.length, note: note ?? null } },
    })
  },
)
