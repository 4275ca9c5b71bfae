/**
 * The blocks that are written as fenced code in the Markdown of a space, by integration, the earliest first. One query
 * each. Plain data, so that a task can turn it into fences with `fencesOf` in its own process.
 */
import type { FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import type { Db } from '../../storage/store.ts'
import { defaultConfiguration } from '../installing/configuration.ts'
import { installedInAll } from '../installing/targets.ts'
import { installedInSpace } from '../model/enabled.queries.ts'
import { statusFor } from '../model/installation-status.ts'
import type { Manifest } from '../model/manifest.ts'
import { configurationOf } from '../model/manifest.ts'

interface Declared {
  readonly integration: string
  readonly manifest: Manifest
}

/** Nothing else of the manifests, since it is part of cache keys. */
const fencedBlocks = (enabled: readonly Declared[]): readonly FencedBlocks[] =>
  enabled.flatMap(({ integration: name, manifest }) => {
    const blocks = (manifest.blocks ?? []).flatMap(({ id, markdown }) =>
      markdown === undefined ? [] : [{ id, markdown }],
    )
    return blocks.length === 0 ? [] : [{ name, blocks }]
  })

/** Those of a space. */
export const fencedBlocksIn = async (db: Db, space: string): Promise<readonly FencedBlocks[]> =>
  fencedBlocks((await installedInSpace(db, space)).filter(({ status }) => status === 'active'))

/** Those that a space will have as soon as it is created: of integrations that are installed in all spaces. */
export const fencedBlocksInNew = async (db: Db, organization: string): Promise<readonly FencedBlocks[]> => {
  const everywhere = await installedInAll(db, organization, 'space')
  const enabled = everywhere.filter(
    ({ installation, manifest }) =>
      installation.status === 'active' &&
      statusFor(manifest, 'space', defaultConfiguration(configurationOf(manifest, 'space'))) === 'active',
  )
  return fencedBlocks(
    enabled.map(({ installation: { integration }, manifest }) => ({ integration, manifest })),
  )
}
