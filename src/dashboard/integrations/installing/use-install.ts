import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  installIntegration,
  installOnSite,
  installOnSpace,
  updateInstallation,
} from '../../../client/sdk.gen.ts'
import type { Integration } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { processError } from '../../api/process-error.ts'
import type { TargetKind, TargetSelection } from './pickable-target.ts'

export interface InstallChoices {
  readonly space: TargetSelection
  readonly site: TargetSelection
}

/** A space or site in which it could not be installed, and why. */
export interface FailedTarget {
  readonly kind: TargetKind
  readonly id: string
  readonly reason: string
}

const installInTarget = async (name: string, installation: string, kind: TargetKind, id: string) => {
  const path = { integrationName: name, installationId: installation }
  if (kind === 'space') await installOnSpace({ path, body: { space: id }, throwOnError: true })
  else await installOnSite({ path, body: { siteId: id }, throwOnError: true })
}

/** Installs in the selected spaces or sites, one after the other, and returns those that refused. */
export const installInTargets = async (
  name: string,
  installation: string,
  kind: TargetKind,
  ids: readonly string[],
): Promise<readonly FailedTarget[]> => {
  const failed: FailedTarget[] = []
  for (const id of ids) {
    try {
      await installInTarget(name, installation, kind, id)
    } catch (error) {
      failed.push({ kind, id, reason: processError(error).what })
    }
  }
  return failed
}

/**
 * Installs an integration in an organization, then in the chosen spaces and sites. It fails only if nothing could be
 * installed. `onInstalled` receives the spaces and sites that refused, before the screen learns that it is installed.
 */
export const useInstall = (
  organizationId: string,
  { name, version }: Pick<Integration, 'name' | 'version'>,
  onInstalled: (failed: readonly FailedTarget[]) => void,
) => {
  const client = useQueryClient()
  const install = async ({ space, site }: InstallChoices): Promise<readonly FailedTarget[]> => {
    const { data: made } = await installIntegration({
      path: { integrationName: name },
      body: { organization: organizationId, version },
      throwOnError: true,
    })
    const path = { integrationName: name, installationId: made.id }
    const all = {
      ...(space.all && { space_selection: 'all' as const }),
      ...(site.all && { site_selection: 'all' as const }),
    }
    if (space.all || site.all) await updateInstallation({ path, body: all, throwOnError: true })
    return [
      ...(space.all ? [] : await installInTargets(name, made.id, 'space', space.ids)),
      ...(site.all ? [] : await installInTargets(name, made.id, 'site', site.ids)),
    ]
  }
  return useMutation({
    mutationFn: install,
    onSuccess: onInstalled,
    // Also after an error: another version may have been published meanwhile.
    onSettled: () => invalidateAfter(client, ['integration.installed', 'integration.configured'], {}),
  })
}
