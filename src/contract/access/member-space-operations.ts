/** The spaces that a member sees. */
import { z } from 'zod'
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { Role } from '../roles/role-schemas.ts'
import { Space } from '../spaces/schemas.ts'
import { listOf, ListQuery, Order } from '../wire/shapes.ts'

/** A space visible to a member, with their effective role. */
const MemberSpace = z.object({ permission: Role, space: Space }).meta({ id: 'MemberSpace' })

/** Members can query themselves, administrators everybody. */
export const memberSpaceOperations = operationsOf('people', {
  listMemberSpaces: operation({
    method: 'GET',
    path: '/orgs/{organizationId}/members/{userId}/spaces',
    summary: 'Lists the spaces that a member can see. For that member and administrators.',
    query: ListQuery.extend({ order: Order }),
    status: 200,
    result: listOf(MemberSpace),
    staleAfter: events.spaceAccess,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
    right: { on: 'organization', level: 'member' },
    scope: 'read',
  }),
})
