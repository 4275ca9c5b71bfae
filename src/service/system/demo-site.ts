/** The demo world's docs site: one space, published for anyone with the address. */
import { perform } from '../http/binding/perform.ts'
import { publishSite } from '../sites/publish-site.ts'
import { createSite } from '../sites/sites.ts'
import type { Context } from '../context.ts'
import { demoCaller } from './demo-caller.ts'

/** Creates a site of the space and publishes it as `person`, an administrator of the organization. */
export const addDemoSite = async (
  ctx: Context,
  { organizationId, spaceId, person }: { organizationId: string; spaceId: string; person: string },
): Promise<void> => {
  const caller = demoCaller(person, 'mara')
  const { id } = await perform(ctx, createSite, caller, {
    params: { organizationId },
    body: { title: 'Fieldline', visibility: 'unlisted', spaces: [spaceId] },
  })
  await perform(ctx, publishSite, caller, { params: { organizationId, siteId: String(id) } })
}
