/** The installation that answers a person in the dashboard, if they may see what it draws there. */
import type { RenderContext } from '../../../content/contentkit/elements.ts'
import type { Caller } from '../../access/caller.ts'
import { spaceFor } from '../../access/load-resource.ts'
import { notFound } from '../../http/failure.ts'
import type { Db } from '../../storage/store.ts'
import { administers } from '../model/integration-access.ts'
import type { ComponentSubject } from './component-subject.ts'
import { blockSubject, subjectIn } from './component-subject.ts'

/**
 * A document needs the right to read its space, a content source the right to edit it, a configuration an administrator. Fails with
 * `not-found`.
 */
export const subjectFor = async (
  db: Db,
  caller: Caller,
  name: string,
  context: RenderContext,
): Promise<ComponentSubject> => {
  if (context.type === 'configuration_contentsource' && context.spaceId !== undefined) {
    // Whoever edits a space chooses what its sources give.
    const { space } = await spaceFor(db, caller, context.spaceId, { level: 'edit' })
    const subject = await blockSubject(db, name, { space: space.id })
    if (!subject || space.organization !== context.organizationId) throw notFound()
    return subject
  }
  if ('spaceId' in context && context.spaceId !== undefined)
    await spaceFor(db, caller, context.spaceId, { level: 'read' })
  const subject = await subjectIn(db, name, context)
  if (!subject) throw notFound()
  if (context.type === 'document') return subject
  if (!(await administers(db, caller, subject.installation.organization))) throw notFound()
  return subject
}
