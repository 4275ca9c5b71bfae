import { listShareLinksOptions } from '../../../client/@tanstack/react-query.gen.ts'

/** The share links of a site, as many as are shown. */
export const shareLinksOptions = (organizationId: string, siteId: string) =>
  listShareLinksOptions({ path: { organizationId, siteId }, query: { limit: 200 } })
