/** `POST /orgs/{o}/spaces`: creates an empty space as the last child of its parent. */
import { operations } from '../../contract/operations.ts'
import { writes } from '../http/verb.ts'
import { requireCreateIn } from './collections.ts'
import { showSpace } from './read-spaces.ts'
import { insertSpace } from './space-rows.ts'

export const createSpace = writes(
  operations.createSpace,
  async ({ caller, body, ctx, created }, db, { organization, role }) => {
    await requireCreateIn(db, caller, organization.id, role, body.parent)
    const space = await insertSpace(ctx, db, {
      organization: organization.id,
      title: body.title,
      description: body.description,
      emoji: body.emoji,
      parent: body.parent,
      language: body.language,
      editMode: body.editMode,
      createdBy: caller.person,
    })
    created(ctx.addresses.space(organization.id, space.id).location)
    return showSpace(ctx, db, space, { role: 'admin', organizationRole: role })
  },
  { locksOrganization: true },
)
