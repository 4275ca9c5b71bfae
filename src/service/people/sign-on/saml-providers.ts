/** SAML providers of an organization: create, update, activate and deactivate. */
import { operations } from '../../../contract/operations.ts'
import { rank, roleOfRank } from '../../../contract/roles/roles.ts'
import { sides } from '../../events/changed-fields.ts'
import type { EventKind } from '../../../contract/operation/events.ts'
import { Failure } from '../../http/failure.ts'
import { guardedFetch, OutgoingError } from '../../http/guarded-fetch.ts'
import { listPage } from '../../http/list-page.ts'
import { open, reads, writes } from '../../http/verb.ts'
import type { SamlProviderTable } from '../../storage/schema/sign-on-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { MetadataError, readMetadata } from './idp-metadata.ts'
import { CertificateError, parseCertificates } from './saml-certificates.ts'
import { findProvider, isActive, isComplete, lockProviders, requireProvider } from './sign-on.store.ts'
import { findTeam, showTeam } from '../teams/team-view.ts'

const administrator = (caller: { readonly person: string }) => ({
  person: caller.person,
  administrator: true,
})

const view = async (ctx: Context, db: Db, row: SamlProviderTable, caller: { readonly person: string }) => {
  const team = row.default_team === '' ? undefined : await findTeam(db, row.organization, row.default_team)
  const service = ctx.addresses.signOn(row.id)
  return {
    object: 'saml-provider' as const,
    id: row.id,
    label: row.label,
    ssoURL: row.sso_url,
    entityID: row.entity_id,
    certificate: row.certificate,
    ...(team && { defaultTeam: await showTeam(ctx, db, team, administrator(caller)) }),
    defaultRole: roleOfRank(Number(row.default_role)),
    createdAt: row.created_at,
    status: isActive(row) ? ('active' as const) : ('pending' as const),
    service: { acsURL: service.acs, startURL: service.start, entityID: service.metadata },
    urls: { location: ctx.addresses.samlProvider(row.organization, row.id).location },
  }
}

const badField = (field: string, message: string) =>
  new Failure('bad-content', message, { details: [{ path: `body.${field}`, message }] })

/** The certificates in their stored form. */
const storedCertificates = (text: string): string => {
  try {
    return parseCertificates(text)
      .map(({ pem }) => pem)
      .join('')
  } catch (error) {
    if (error instanceof CertificateError) throw badField('certificate', error.message)
    throw error
  }
}

interface ProviderInput {
  readonly label?: string | undefined
  readonly entityID?: string | undefined
  readonly certificate?: string | undefined
  readonly ssoURL?: string | undefined
  readonly defaultTeam?: string | null | undefined
  readonly defaultRole?: Parameters<typeof rank>[0] | undefined
}

/** The columns for a request; fails with `bad-content` for invalid values. */
const columnsOf = async (db: Db, organization: string, input: ProviderInput) => {
  const { defaultTeam: team } = input
  if (team !== undefined && team !== null && !(await findTeam(db, organization, team)))
    throw badField('defaultTeam', 'This team does not exist in this organization.')
  if (input.defaultRole === 'admin')
    throw badField(
      'defaultRole',
      'People who join through single sign-on cannot start as administrators. Assign that role later.',
    )
  return {
    ...(input.label !== undefined && { label: input.label }),
    ...(input.entityID !== undefined && { entity_id: input.entityID.trim() }),
    ...(input.certificate !== undefined && { certificate: storedCertificates(input.certificate) }),
    ...(input.ssoURL !== undefined && { sso_url: input.ssoURL }),
    ...(team !== undefined && { default_team: team ?? '' }),
    ...(input.defaultRole !== undefined && { default_role: rank(input.defaultRole) }),
  }
}

/** For the audit log; certificates as fingerprints. */
const auditFields = (row: SamlProviderTable): Readonly<Record<string, unknown>> => ({
  label: row.label,
  entityID: row.entity_id,
  ssoURL: row.sso_url,
  certificates: parseCertificates(row.certificate).map(({ fingerprint }) => fingerprint),
  defaultTeam: row.default_team,
  defaultRole: roleOfRank(Number(row.default_role)),
})

const record = (
  ctx: Context,
  db: Db,
  row: SamlProviderTable,
  kind: EventKind,
  actor: string,
  data: Readonly<Record<string, unknown>>,
) =>
  ctx.events.record(db, {
    organization: row.organization,
    kind,
    subject: row.id,
    actor,
    data: { title: row.label, ...data },
  })

const listSamlProviders = reads(
  operations.listSamlProviders,
  ({ query, caller, ctx }, db, { organization }) => {
    const providersOfOrganization = () =>
      db.selectFrom('saml_providers').where('organization', '=', organization.id)
    return listPage(ctx.keys, {
      list: `saml/${organization.id}`,
      query,
      count: async () => {
        const { total } = await providersOfOrganization()
          .select((e) => e.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
        return Number(total)
      },
      rows: (after, limit) =>
        providersOfOrganization()
          .selectAll()
          .$if(after !== undefined, (rows) => rows.where('id', '>', String(after?.[0])))
          .orderBy('id')
          .limit(limit)
          .execute(),
      key: ({ id }) => [id],
      items: (rows) => Promise.all(rows.map((row) => view(ctx, db, row, caller))),
    })
  },
)

/** Maximum number of providers per organization. */
const maxProviders = 20

const createSamlProvider = writes(
  operations.createSamlProvider,
  async ({ body, caller, ctx, created }, db, { organization }) => {
    await lockProviders(db, organization.id)
    const { total } = await db
      .selectFrom('saml_providers')
      .select((e) => e.fn.countAll<number>().as('total'))
      .where('organization', '=', organization.id)
      .executeTakeFirstOrThrow()
    if (Number(total) >= maxProviders)
      throw new Failure('bad-content', `An organization can have at most ${maxProviders} providers.`)
    const row: SamlProviderTable = {
      organization: organization.id,
      id: ctx.mint('saml-provider'),
      label: body.label,
      entity_id: '',
      sso_url: '',
      certificate: '',
      default_team: '',
      default_role: Math.min(Number(organization.default_role), rank('create')),
      created_at: ctx.now(),
      activated_at: null,
      tested_at: null,
      ...(await columnsOf(db, organization.id, body)),
    }
    await db.insertInto('saml_providers').values(row).execute()
    await record(ctx, db, row, 'saml-provider.created', caller.person, { from: null, to: auditFields(row) })
    created(ctx.addresses.samlProvider(organization.id, row.id).location)
    return view(ctx, db, row, caller)
  },
)

const getSamlProvider = reads(
  operations.getSamlProvider,
  async ({ params, caller, ctx }, db, { organization }) =>
    view(ctx, db, await requireProvider(db, organization.id, params.samlProviderId), caller),
)

const onlyProvider =
  'Single sign-on is required and this is its only active provider. Make it optional first.'

/** Whether people can sign in through this provider and through no other one. */
const isOnlyActive = async (db: Db, row: SamlProviderTable): Promise<boolean> => {
  if (!isActive(row)) return false
  const others = await db
    .selectFrom('saml_providers')
    .selectAll()
    .where('organization', '=', row.organization)
    .where('id', '!=', row.id)
    .execute()
  return !others.some(isActive)
}

const updateSamlProvider = writes(
  operations.updateSamlProvider,
  async ({ params, body, caller, ctx }, db, { organization }) => {
    const required = await lockProviders(db, organization.id)
    const before = await requireProvider(db, organization.id, params.samlProviderId)
    const change = await columnsOf(db, organization.id, body)
    const after: SamlProviderTable = { ...before, ...change }
    const { from, to } = sides(auditFields(before), auditFields(after))
    if (Object.keys(to).length === 0) return view(ctx, db, before, caller)
    if (!isComplete(after)) {
      if (required && (await isOnlyActive(db, before)))
        throw badField(after.certificate === '' ? 'certificate' : 'entityID', onlyProvider)
      after.activated_at = null
    }
    if ('entityID' in to || 'ssoURL' in to || 'certificates' in to) {
      // The test, and responses that were validated but not used yet, applied to the previous settings.
      after.tested_at = null
      await db
        .deleteFrom('sign_on_requests')
        .where('provider', '=', before.id)
        .where('state', '=', 'answered')
        .execute()
    }
    // Identities belong to one provider: the same name at another one may be another person.
    if ('entityID' in to && before.entity_id !== '')
      await db.deleteFrom('sign_on_identities').where('provider', '=', before.id).execute()
    const { organization: _organization, id: _id, ...columns } = after
    await db.updateTable('saml_providers').set(columns).where('id', '=', before.id).execute()
    await record(ctx, db, after, 'saml-provider.updated', caller.person, { from, to })
    return view(ctx, db, after, caller)
  },
)

/** Locks the providers; fails with `state-forbids` if people can sign in only through this one. */
const requireOtherProvider = async (db: Db, row: SamlProviderTable): Promise<void> => {
  if ((await lockProviders(db, row.organization)) && (await isOnlyActive(db, row)))
    throw new Failure('state-forbids', onlyProvider)
}

const deleteSamlProvider = writes(
  operations.deleteSamlProvider,
  async ({ params, caller, ctx }, db, { organization }) => {
    const row = await findProvider(db, params.samlProviderId, organization.id)
    if (!row) return
    await requireOtherProvider(db, row)
    await db.deleteFrom('sign_on_identities').where('provider', '=', row.id).execute()
    await db.deleteFrom('sign_on_requests').where('provider', '=', row.id).execute()
    await db.deleteFrom('sign_on_assertions').where('provider', '=', row.id).execute()
    await db.deleteFrom('saml_providers').where('id', '=', row.id).execute()
    await record(ctx, db, row, 'saml-provider.deleted', caller.person, { from: auditFields(row), to: null })
  },
)

const activateSamlProvider = writes(
  operations.activateSamlProvider,
  async ({ params, caller, ctx }, db, { organization }) => {
    await lockProviders(db, organization.id)
    const row = await requireProvider(db, organization.id, params.samlProviderId)
    if (row.activated_at !== null) return view(ctx, db, row, caller)
    if (!isComplete(row) || row.tested_at === null)
      throw new Failure(
        'state-forbids',
        'Test the sign-in first. You can activate the provider after a successful test.',
      )
    const after = { ...row, activated_at: ctx.now() }
    await db
      .updateTable('saml_providers')
      .set({ activated_at: after.activated_at })
      .where('id', '=', row.id)
      .execute()
    const data = { from: { active: false }, to: { active: true } }
    await record(ctx, db, row, 'saml-provider.activated', caller.person, data)
    return view(ctx, db, after, caller)
  },
)

const deactivateSamlProvider = writes(
  operations.deactivateSamlProvider,
  async ({ params, caller, ctx }, db, { organization }) => {
    const row = await findProvider(db, params.samlProviderId, organization.id)
    if (!row || row.activated_at === null) return
    await requireOtherProvider(db, row)
    await db.updateTable('saml_providers').set({ activated_at: null }).where('id', '=', row.id).execute()
    const data = { from: { active: true }, to: { active: false } }
    await record(ctx, db, row, 'saml-provider.updated', caller.person, data)
  },
)

const readSamlMetadata = open(operations.readSamlMetadata, async ({ body, ctx, authorize }, db) => {
  await authorize(db)
  try {
    const xml =
      'xml' in body
        ? body.xml
        : (
            await guardedFetch(
              body.url,
              {
                bytes: 500_000,
                milliseconds: 10_000,
                accepts: (type) => /xml|text\/plain|octet-stream/.test(type),
              },
              ctx.outgoing,
            )
          ).bytes.toString('utf8')
    const read = readMetadata(xml)
    return {
      ...read,
      certificates: parseCertificates(read.certificate).map(({ pem: _pem, ...about }) => about),
    }
  } catch (error) {
    if (error instanceof MetadataError || error instanceof CertificateError || error instanceof OutgoingError)
      throw badField('xml' in body ? 'xml' : 'url', error.message)
    throw error
  }
})

export const samlProviders = [
  listSamlProviders,
  createSamlProvider,
  getSamlProvider,
  updateSamlProvider,
  deleteSamlProvider,
  activateSamlProvider,
  deactivateSamlProvider,
  readSamlMetadata,
]
