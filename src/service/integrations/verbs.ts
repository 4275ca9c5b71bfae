/** The verbs of integrations. */
import type { Verb } from '../http/verb.ts'
import { listIntegrationChoices } from './blocks/list-choices.ts'
import { renderIntegration, renderIntegrationByQuery } from './blocks/render-verbs.ts'
import {
  listContentSources,
  listIntegrationBlocks,
  listIntegrationScripts,
  listSiteIntegrations,
  listSpaceIntegrations,
} from './catalog/installed-in.ts'
import {
  listInstallations,
  listOrganizationInstallations,
  listSiteInstallations,
  listSitesOfInstallation,
  listSpaceInstallations,
  listSpacesOfInstallation,
} from './catalog/list-installations.ts'
import {
  getIntegration,
  listIntegrations,
  listOrganizationIntegrations,
} from './catalog/list-integrations.ts'
import { getIntegrationEvent, listInstallationEvents, listIntegrationEvents } from './events/list-events.ts'
import { queueIntegrationTask } from './events/queue-task.ts'
import { replayIntegrationEvent } from './events/replay-event.ts'
import {
  createInstallationToken,
  getInstallation,
  uninstallIntegration,
  updateInstallation,
} from './installing/configure-installation.ts'
import {
  getSiteInstallation,
  getSpaceInstallation,
  installOnSite,
  installOnSpace,
  uninstallFromSite,
  uninstallFromSpace,
  updateSiteInstallation,
  updateSpaceInstallation,
} from './installing/configure-target.ts'
import { consentToScopes, installIntegration } from './installing/install-integration.ts'
import { developIntegration, endIntegrationDevelopment } from './publishing/development.ts'
import { listIntegrationVersions, restoreIntegrationVersion } from './publishing/integration-versions.ts'
import { publishIntegration } from './publishing/publish-integration.ts'
import { tryIntegration } from './publishing/try-integration.ts'
import { unpublishIntegration } from './publishing/unpublish-integration.ts'

export const integrationVerbs: readonly Verb[] = [
  listIntegrations,
  listOrganizationIntegrations,
  getIntegration,
  publishIntegration,
  unpublishIntegration,
  tryIntegration,
  listIntegrationVersions,
  restoreIntegrationVersion,
  developIntegration,
  endIntegrationDevelopment,
  listInstallations,
  installIntegration,
  getInstallation,
  updateInstallation,
  consentToScopes,
  uninstallIntegration,
  createInstallationToken,
  listSpaceInstallations,
  listSiteInstallations,
  listSpacesOfInstallation,
  installOnSpace,
  getSpaceInstallation,
  updateSpaceInstallation,
  uninstallFromSpace,
  listSitesOfInstallation,
  installOnSite,
  getSiteInstallation,
  updateSiteInstallation,
  uninstallFromSite,
  listOrganizationInstallations,
  listSpaceIntegrations,
  listIntegrationBlocks,
  listContentSources,
  listSiteIntegrations,
  listIntegrationScripts,
  listIntegrationEvents,
  getIntegrationEvent,
  listInstallationEvents,
  replayIntegrationEvent,
  queueIntegrationTask,
  renderIntegration,
  renderIntegrationByQuery,
  listIntegrationChoices,
]
