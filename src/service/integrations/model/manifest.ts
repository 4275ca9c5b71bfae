/** What an integration declares, as stored: its publication without the script and secrets, with pictures by their hash. */
import type { Configuration, IntegrationPublication } from '../../../contract/integrations/schemas.ts'

export interface Manifest extends Omit<
  IntegrationPublication,
  'script' | 'secrets' | 'organization' | 'icon' | 'previewImages' | 'target' | 'visibility' | 'categories'
> {
  readonly target: NonNullable<IntegrationPublication['target']>
  readonly categories: NonNullable<IntegrationPublication['categories']>
  /** SHA-256 of PNG pictures. */
  readonly icon?: string
  readonly previewImages: readonly string[]
}

export const readManifest = (text: string): Manifest => JSON.parse(text) as Manifest

/** Where an integration can be configured. */
export type ConfigurationLevel = 'account' | 'space' | 'site'

export const configurationOf = (
  { configurations }: Manifest,
  level: ConfigurationLevel,
): Configuration | undefined => configurations?.[level]

/** The hosts of URLs that become blocks of an integration, in lower case. */
export const blockDomains = ({ blocks = [] }: Pick<Manifest, 'blocks'>): string[] => {
  const hosts = blocks.flatMap(({ urlUnfurl = [] }) =>
    urlUnfurl.flatMap((pattern) => /^[a-z]+:\/\/([^/:?#]+)/i.exec(pattern)?.[1] ?? []),
  )
  return [...new Set(hosts.map((host) => host.toLowerCase().replace(/^\*+\./, '')))]
}
