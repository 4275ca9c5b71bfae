/** Test sign-ins through a provider, for administrators: start, and read the result. */
import { operations } from '../../../contract/operations.ts'
import { signOnProblems } from '../../../contract/people/sign-on-problems.ts'
import { requireOwnCredential } from '../../access/organization-entry.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { reads, writes } from '../../http/verb.ts'
import { signOnCookie } from './sign-on-cookie.ts'
import type { PassedTest } from './sign-on-tests.store.ts'
import { beginRequest, isComplete, requireProvider } from './sign-on.store.ts'

const testSamlProvider = writes(
  operations.testSamlProvider,
  async ({ params, caller, ctx, setHeader }, db, { organization }) => {
    requireOwnCredential(caller)
    const row = await requireProvider(db, organization.id, params.samlProviderId)
    if (!isComplete(row))
      throw new Failure('state-forbids', 'Set the entity ID, the sign-in URL and the certificate first.')
    const { id, browser } = await beginRequest(ctx, db, row, {
      kind: 'test',
      returnTo: '/',
      person: caller.person,
    })
    setHeader('set-cookie', signOnCookie(ctx.config.baseUrl, browser))
    return { id, startURL: `${ctx.addresses.signOn(row.id).start}?test=${id}` }
  },
)

const isProblem = (text: unknown): text is (typeof signOnProblems)[number] =>
  signOnProblems.some((problem) => problem === text)

const getSamlTest = reads(operations.getSamlTest, async ({ params }, db, { organization }) => {
  const row = await db
    .selectFrom('sign_on_requests')
    .selectAll()
    .where('id', '=', params.testId)
    .where('provider', '=', params.samlProviderId)
    .where('organization', '=', organization.id)
    .where('kind', '=', 'test')
    .executeTakeFirst()
  if (!row) throw notFound()
  const about = { id: row.id, startedAt: row.created_at }
  const result = JSON.parse(row.result ?? '{}') as Partial<PassedTest> & {
    problem?: unknown
    detail?: string
  }
  if (row.state === 'failed')
    return {
      ...about,
      state: 'failed' as const,
      ...(isProblem(result.problem) && { problem: result.problem }),
      ...(result.detail !== undefined && { detail: result.detail }),
    }
  if (row.state !== 'done' || !result.said || !result.person) return { ...about, state: 'waiting' as const }
  const { said: assertion, person } = result
  return {
    ...about,
    state: 'passed' as const,
    nameId: assertion.nameId,
    ...(assertion.email !== undefined && { email: assertion.email }),
    attributes: Object.fromEntries(
      Object.entries(assertion.attributes).map(([name, values]) => [name, [...values]]),
    ),
    assertion: assertion.xml,
    person: {
      outcome: person.outcome,
      ...(person.id !== undefined && { id: person.id }),
      displayName: person.displayName,
      role: person.role,
    },
  }
})

export const samlTests = [testSamlProvider, getSamlTest]
