/** Results of test sign-ins, stored for a day. */
import { roleOfRank } from '../../../contract/roles/roles.ts'
import type { SamlProviderTable, SignOnRequestTable } from '../../storage/schema/sign-on-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { Assertion, SignOnError } from './saml-response.ts'
import { matchPerson } from './sign-on-person.ts'

/** The stored result of a passed test. */
export interface PassedTest {
  readonly said: Assertion
  readonly person: {
    readonly outcome: 'known' | 'linked' | 'new'
    readonly id: string | undefined
    readonly displayName: string
    readonly role: ReturnType<typeof roleOfRank>
  }
}

/** A request, and the state in which it was refused. */
export interface RefusedRequest {
  readonly id: string
  readonly state: 'sent' | 'done'
}

/**
 * Returns the id of the request if it is a test. Stores the error unless the request has left the state meanwhile: a
 * response that is posted again does not replace the result.
 */
export const failTest = async (
  ctx: Context,
  db: Db,
  provider: SamlProviderTable,
  { id, state }: RefusedRequest,
  { problem, message }: SignOnError,
): Promise<string | undefined> => {
  const test = await db
    .selectFrom('sign_on_requests')
    .select('person')
    .where('id', '=', id)
    .where('provider', '=', provider.id)
    .where('kind', '=', 'test')
    .executeTakeFirst()
  if (!test) return undefined
  const { numUpdatedRows } = await db
    .updateTable('sign_on_requests')
    .set({ state: 'failed', result: JSON.stringify({ problem, detail: message.slice(0, 1000) }) })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) await record(ctx, db, provider, test.person, { passed: false, problem })
  return id
}

/** Stores the person of the assertion, and marks the provider as tested. The person is not changed. */
export const passTest = async (
  ctx: Context,
  db: Db,
  provider: SamlProviderTable,
  request: SignOnRequestTable,
  assertion: Assertion,
): Promise<void> => {
  const { outcome, person, membership } = await matchPerson(db, provider, assertion)
  const result: PassedTest = {
    said: assertion,
    person: {
      outcome,
      id: person?.id,
      displayName: person?.display_name ?? assertion.displayName ?? assertion.email ?? assertion.nameId,
      role: roleOfRank(Number(membership?.role ?? provider.default_role)),
    },
  }
  await db
    .updateTable('sign_on_requests')
    .set({ result: JSON.stringify(result) })
    .where('id', '=', request.id)
    .execute()
  await db.updateTable('saml_providers').set({ tested_at: ctx.now() }).where('id', '=', provider.id).execute()
  await record(ctx, db, provider, request.person, { passed: true, nameId: assertion.nameId })
}

const record = (
  ctx: Context,
  db: Db,
  { organization, id, label }: SamlProviderTable,
  actor: string,
  to: Readonly<Record<string, unknown>>,
) =>
  ctx.events.record(db, {
    organization,
    kind: 'saml-provider.tested',
    subject: id,
    actor,
    data: { title: label, from: null, to },
  })
