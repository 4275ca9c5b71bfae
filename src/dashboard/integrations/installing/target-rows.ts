/** Installations in spaces and in sites, read in the same way. */
import type { InstallationStatus, SiteInstallation, SpaceInstallation } from '../../../client/types.gen.ts'
import { spaceEmoji } from '../../ui/space-emoji.ts'
import type { ConfigurationValues } from '../configuration/configuration-fields.ts'

export interface TargetRow {
  /** Id of the space or site. */
  readonly id: string
  readonly name: string
  readonly emoji: string
  readonly status: InstallationStatus
  readonly configuration: ConfigurationValues
  /** Its public endpoint. */
  readonly endpoint: string
}

const common = ({
  status,
  configuration,
  urls,
}: Pick<SpaceInstallation, 'status' | 'configuration' | 'urls'>) => ({
  status,
  configuration,
  endpoint: urls.publicEndpoint,
})

const titled = (title: string, kind: string): string => (title === '' ? `Untitled ${kind}` : title)

/** `space` is the whole space where the list was read with `extended`; its id names it otherwise. */
export const rowOfSpace = ({ space, ...rest }: SpaceInstallation): TargetRow =>
  typeof space === 'string'
    ? { ...common(rest), id: space, name: space, emoji: '' }
    : { ...common(rest), id: space.id, name: titled(space.title, 'space'), emoji: spaceEmoji(space.emoji) }

export const rowOfSite = ({ site, ...rest }: SiteInstallation): TargetRow =>
  typeof site === 'string'
    ? { ...common(rest), id: site, name: site, emoji: '' }
    : { ...common(rest), id: site.id, name: titled(site.title, 'site'), emoji: '' }
