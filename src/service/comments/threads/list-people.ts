/** `GET /spaces/{s}/people`: people who can be mentioned, requested as reviewers or assigned a thread. */
import { operations } from '../../../contract/operations.ts'
import { findPeopleOn } from '../../access/people-on-resource.ts'
import { reads } from '../../http/verb.ts'
import { personViews } from '../../people/person-view.ts'
import { spaceResource } from './mentions.ts'

export const listSpacePeople = reads(operations.listSpacePeople, async (call, db, { space }) => {
  const { query = '', limit } = call.query
  const ids = await findPeopleOn(db, spaceResource(space), { query, limit })
  const people = await personViews(call.ctx, db, ids)
  return {
    items: ids.flatMap((id) => {
      const view = people.get(id)
      return view ? [view] : []
    }),
  }
})
