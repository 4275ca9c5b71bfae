/** What stops working when an integration is uninstalled, as sentences. */
import type { Installation, Integration } from '../../../client/types.gen.ts'
import { counted } from '../../ui/counted.ts'
import type { TargetKind } from './pickable-target.ts'

const places = ({ spaces, sites }: Pick<Installation, 'spaces' | 'sites'>): string =>
  [...(spaces > 0 ? [counted(spaces, 'space')] : []), ...(sites > 0 ? [counted(sites, 'site')] : [])].join(
    ' and ',
  )

type Declared = Pick<Integration, 'scopes' | 'blocks' | 'contentSources'>

/** In the order of how much readers notice; `removal` says where it is removed from. */
const endedFeatures = (
  { scopes, blocks = [], contentSources = [] }: Declared,
  removal: readonly string[],
): readonly string[] => [
  ...(scopes.includes('site:visitor:auth')
    ? ['Visitors of the sites that sign in through it can no longer sign in.']
    : []),
  ...removal,
  ...(blocks.length > 0 ? ['Its blocks stay on their pages as placeholders that name it.'] : []),
  ...(contentSources.length > 0 ? ['Pages that it generates are no longer updated.'] : []),
  ...(scopes.includes('site:script:inject') ? ['Its script no longer runs on sites.'] : []),
  ...(scopes.includes('space:git:sync') ? ['Spaces are no longer synchronized with Git.'] : []),
]

/** Effects in the organization. Configuration and tokens always go. */
export const uninstallEffects = (
  integration: Declared,
  installation: Pick<Installation, 'spaces' | 'sites'>,
): readonly string[] => {
  const where = places(installation)
  return [
    ...endedFeatures(integration, where === '' ? [] : [`It is removed from ${where}.`]),
    'It receives no more events, and its tokens stop working.',
    'Its configuration, including credentials, is deleted.',
  ]
}

/** Effects in one space or site that it is removed from. */
export const removalEffects = (integration: Declared, kind: TargetKind): readonly string[] => [
  ...endedFeatures(integration, []),
  `Its configuration for this ${kind} is deleted.`,
]
