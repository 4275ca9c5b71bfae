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

/** Stores the error if the request was a test; returns its id then. */
export const failTest = async (
  ctx: Context,
  db: Db,
  provider: SamlProviderTable,
  id: string,
  { problem, message }: SignOnError,
): Promise<string | undefined> => {
  const row = await db
    .updateTable('sign_on_requests')
    .set({ state: 'failed', result: JSON.stringify({ problem, detail: message.slice(0, 1000) }) })
    .where('id', '=', id)
    .where('provider', '=', provider.id)
    .where('kind', '=', 'test')
    .where('state', '!=', 'failed')
    .returning(['id', 'person'])
    .executeTakeFirst()
  if (row) await record(ctx, db, provider, row.person, { passed: false, problem })
  return row?.id
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
