import { useQuery } from '@tanstack/react-query'
import type { ShareLink, Site, SitePublishingAuth } from '../../../client/types.gen.ts'
import { shareLinksOptions } from '../audience/share-links-query.ts'
import { visitorAuthOptions } from '../audience/visitor-auth-query.ts'
import type { PublishFacts } from './publish-checks.ts'

const opens = ({ active, expiresAt }: ShareLink): boolean =>
  active && (expiresAt === undefined || Date.parse(expiresAt) > Date.now())

const signsIn = ({ backend, fallbackURL, problem }: SitePublishingAuth): boolean =>
  backend === 'custom' ? fallbackURL !== undefined : problem === undefined

/** What lets readers into a site that is not open to anyone; undefined if this user may not know. */
export const useSiteEntry = (org: string, { id, visibility, permissions }: Site): PublishFacts['entry'] => {
  const [byLink, bySignIn] = [visibility === 'share-link', visibility === 'visitor-auth']
  const links = useQuery({ ...shareLinksOptions(org, id), enabled: byLink && permissions.publish })
  const auth = useQuery({ ...visitorAuthOptions(org, id), enabled: bySignIn && permissions.publish })
  if (!permissions.publish || (!byLink && !bySignIn)) return undefined
  return { isThere: byLink ? links.data?.items.some(opens) : auth.data && signsIn(auth.data) }
}
