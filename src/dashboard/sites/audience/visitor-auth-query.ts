import { getSitePublishingAuthOptions } from '../../../client/@tanstack/react-query.gen.ts'

/** How visitors of a site sign in, without the signing key: the audit log records who gets the key. */
export const visitorAuthOptions = (organizationId: string, siteId: string) =>
  getSitePublishingAuthOptions({ path: { organizationId, siteId }, query: { withKey: false } })
