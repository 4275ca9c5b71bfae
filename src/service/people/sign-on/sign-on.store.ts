/** Rows of single sign-on: providers, pending requests, and identities at a provider. */
import { hashSecret } from '../../http/binding/authenticate.ts'
import { lockOrganization } from '../../access/lock-organization.ts'
import { notFound } from '../../http/failure.ts'
import { base62 } from '../../identifiers.ts'
import type { SamlProviderTable, SignOnRequestTable } from '../../storage/schema/sign-on-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { requestLife } from './saml-response.ts'

export const findProvider = (
  db: Db,
  id: string,
  organization?: string,
): Promise<SamlProviderTable | undefined> =>
  db
    .selectFrom('saml_providers')
    .selectAll()
    .where('id', '=', id)
    .$if(organization !== undefined, (rows) => rows.where('organization', '=', organization ?? ''))
    .executeTakeFirst()

/** The provider of an organization; fails with `not-found`. */
export const requireProvider = async (
  db: Db,
  organization: string,
  id: string,
): Promise<SamlProviderTable> => {
  const row = await findProvider(db, id, organization)
  if (!row) throw notFound()
  return row
}

/** Whether everything required for a sign-in is set. */
export const isComplete = ({ entity_id, sso_url, certificate }: SamlProviderTable): boolean =>
  entity_id !== '' && sso_url !== '' && certificate !== ''

/** Whether people can sign in through it. */
export const isActive = (row: SamlProviderTable): boolean => row.activated_at !== null && isComplete(row)

/**
 * Makes changes to the providers of an organization, and to its enforcement, wait for each other. Returns whether single
 * sign-on is required now.
 */
export const lockProviders = async (db: Db, organization: string): Promise<boolean> => {
  await lockOrganization(db, organization)
  const row = await db
    .selectFrom('organizations')
    .select('sso')
    .where('id', '=', organization)
    .executeTakeFirst()
  return Number(row?.sso ?? 0) === 1
}

export interface StartedRequest {
  /** Id of the request. */
  readonly id: string
  /** Value for the browser's cookie. */
  readonly browser: string
}

/** Stores the start of a sign-in; the response must answer this request, in this browser. */
export const beginRequest = async (
  ctx: Context,
  db: Db,
  provider: SamlProviderTable,
  request: { readonly kind: 'sign-in' | 'test'; readonly returnTo: string; readonly person: string },
): Promise<StartedRequest> => {
  const browser = base62(ctx.random, 32)
  const id = `_${base62(ctx.random, 32)}`
  const now = ctx.now()
  // Delete requests that were never answered.
  await db
    .deleteFrom('sign_on_requests')
    .where('expires_at', '<', new Date(Date.parse(now) - 24 * 3600 * 1000).toISOString())
    .execute()
  await db
    .insertInto('sign_on_requests')
    .values({
      id,
      provider: provider.id,
      organization: provider.organization,
      kind: request.kind,
      browser: hashSecret(browser),
      return_to: request.returnTo,
      person: request.person,
      state: 'sent',
      ticket: null,
      result: null,
      created_at: now,
      expires_at: new Date(Date.parse(now) + requestLife).toISOString(),
    })
    .execute()
  return { id, browser }
}

/** When a pending request of the provider was sent. */
export const requestSentAt = async (
  db: Db,
  provider: string,
  id: string,
  now: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('sign_on_requests')
    .select('created_at')
    .where('id', '=', id)
    .where('provider', '=', provider)
    .where('state', '=', 'sent')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.created_at
}

/**
 * Consumes the request and the assertion, each once; returns the ticket for the browser to continue with, or undefined
 * if another request was faster.
 */
export const storeAssertion = async (
  ctx: Context,
  db: Db,
  provider: string,
  answer: { readonly request: string; readonly id: string; readonly expiresAt: string },
  result: unknown,
): Promise<string | undefined> => {
  const now = ctx.now()
  const ticket = base62(ctx.random, 32)
  const taken = await db
    .updateTable('sign_on_requests')
    .set({ state: 'answered', ticket: hashSecret(ticket), result: JSON.stringify(result) })
    .where('id', '=', answer.request)
    .where('provider', '=', provider)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  if (taken.numUpdatedRows !== 1n) return undefined
  await db.deleteFrom('sign_on_assertions').where('expires_at', '<', now).execute()
  const kept = await db
    .insertInto('sign_on_assertions')
    .values({ provider, assertion: answer.id, expires_at: answer.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return kept.numInsertedOrUpdatedRows === 1n ? ticket : undefined
}

/** The answered request of a ticket; consumes the ticket. */
export const useTicket = async (
  db: Db,
  provider: string,
  ticket: string,
  now: string,
): Promise<SignOnRequestTable | undefined> =>
  db
    .updateTable('sign_on_requests')
    .set({ state: 'done', ticket: null })
    .where('ticket', '=', hashSecret(ticket))
    .where('provider', '=', provider)
    .where('state', '=', 'answered')
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
