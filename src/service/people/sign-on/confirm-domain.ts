/** Confirms that an email domain belongs to an organization. */
import { operations } from '../../../contract/operations.ts'
import { lockOrganization } from '../../access/lock-organization.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { lookUpTxt, txtProblem } from '../../http/txt-record.ts'
import { open } from '../../http/verb.ts'
import { confirmedDomainsOf, emailDomainsOf } from '../../organizations/organization-rows.ts'
import type { Db } from '../../storage/store.ts'
import { recordOf, signOnSettings } from './sign-on-settings.ts'

/** DNS is asked between two transactions. An operator needs no record. */
const confirmEmailDomain = open(operations.confirmEmailDomain, async (call, read) => {
  const { ctx, caller } = call
  const domain = call.params.emailDomain.toLowerCase()
  const claimant = async (db: Db) => {
    const { organization } = await call.authorize(db)
    if (!emailDomainsOf(organization).includes(domain)) throw notFound()
    return organization
  }
  const { id } = await claimant(read)
  const record = recordOf(ctx, id, domain)
  const problem = caller.operator ? undefined : await txtProblem(lookUpTxt, record)
  if (problem !== undefined)
    throw new Failure(
      'state-forbids',
      `The record ${record.name} ${problem}. A new record can take some hours to be seen everywhere.`,
    )
  return ctx.store.write(async (db) => {
    await lockOrganization(db, id)
    const row = await claimant(db)
    const before = confirmedDomainsOf(row)
    if (before.includes(domain)) return signOnSettings(ctx, db, row)
    const after = emailDomainsOf(row).filter((one) => one === domain || before.includes(one))
    const change = { confirmed_domains: JSON.stringify(after) }
    await db.updateTable('organizations').set(change).where('id', '=', row.id).execute()
    await ctx.events.record(db, {
      ...{ organization: row.id, kind: 'organization.updated', subject: row.id, actor: caller.person },
      data: {
        fields: Object.keys(change),
        ...{ from: { confirmedDomains: before }, to: { confirmedDomains: after } },
      },
    })
    return signOnSettings(ctx, db, { ...row, ...change })
  })
})

export const emailDomains = [confirmEmailDomain]
