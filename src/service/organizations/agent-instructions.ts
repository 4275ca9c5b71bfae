/** `GET|PUT /orgs/{o}/agent-instructions`: one document, initially empty. */
import { stableJson } from '../../content/document/canonical.ts'
import type { RichTextDocument } from '../../content/document/document.ts'
import { emptyDocument } from '../../content/document/document.ts'
import { normalize } from '../../content/document/normalize.ts'
import { operations } from '../../contract/operations.ts'
import { Failure } from '../http/failure.ts'
import { reads, writes } from '../http/verb.ts'
import type { AgentInstructionsTable, OrganizationRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'

const loadInstructions = (db: Db, organization: string) =>
  db.selectFrom('agent_instructions').selectAll().where('organization', '=', organization).executeTakeFirst()

/** The initial document: empty, attributed to the first member at the time the organization was created. */
const emptyInstructions = async (
  db: Db,
  { id, created_at }: OrganizationRow,
): Promise<AgentInstructionsTable> => {
  const first = await db
    .selectFrom('members')
    .select('person')
    .where('organization', '=', id)
    .orderBy('joined_at')
    .orderBy('person')
    .limit(1)
    .executeTakeFirst()
  return {
    organization: id,
    instructions: JSON.stringify(emptyDocument),
    updated_at: created_at,
    updated_by: first?.person ?? '',
  }
}

const view = ({ addresses }: Context, row: AgentInstructionsTable) => ({
  object: 'agent-instructions' as const,
  instructions: JSON.parse(row.instructions) as RichTextDocument,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
  urls: { location: addresses.agentInstructions(row.organization).location },
})

export const getAgentInstructions = reads(
  operations.getAgentInstructions,
  async ({ ctx }, db, { organization }) =>
    view(ctx, (await loadInstructions(db, organization.id)) ?? (await emptyInstructions(db, organization))),
)

const normalized = (document: RichTextDocument): string => {
  try {
    return stableJson(normalize(document))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new Failure('bad-content', error.message)
  }
}

export const updateAgentInstructions = writes(
  operations.updateAgentInstructions,
  async ({ body, caller, ctx }, db, { organization }) => {
    const instructions = normalized(body.instructions)
    const before = await loadInstructions(db, organization.id)
    if (before?.instructions === instructions) return view(ctx, before)
    const row = { instructions, updated_at: ctx.now(), updated_by: caller.person }
    await db
      .insertInto('agent_instructions')
      .values({ organization: organization.id, ...row })
      .onConflict((conflict) => conflict.column('organization').doUpdateSet(row))
      .execute()
    await ctx.events.record(db, {
      organization: organization.id,
      kind: 'organization.agent-instructions-updated',
      subject: organization.id,
      actor: caller.person,
      data: {
        from: before === undefined ? null : (JSON.parse(before.instructions) as unknown),
        to: JSON.parse(instructions) as unknown,
      },
    })
    return view(ctx, { organization: organization.id, ...row })
  },
)
