import { useNavigate } from '@tanstack/react-router'
import { CloudUpload, CirclePause, CirclePlay, Download, Ellipsis, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Installation, Integration, Organization } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { MenuSeparator } from '../../ui/menus/menu-separator.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { IntegrationIcon } from '../integration-icon.tsx'
import { needsInstaller } from '../integration-text.ts'
import { StatusBadge } from '../status-badge.tsx'
import { VerifiedBadge } from '../verified-badge.tsx'
import { PauseDialog } from '../installing/pause-dialog.tsx'
import { UninstallDialog } from '../installing/uninstall-dialog.tsx'
import { UnpublishDialog } from './unpublish-dialog.tsx'

export interface IntegrationHeaderProps {
  readonly org: string
  readonly organization: Pick<Organization, 'id' | 'permissions'>
  readonly integration: Integration
  readonly installation: Installation | undefined
  /** Whether the person is about to install it, on the screen below. */
  readonly isInstalling: boolean
  /** Notices and tabs. */
  readonly children: ReactNode
}

/** The header of an integration: what it is, whether it is installed, and what can be done with it. */
export function IntegrationHeader(props: IntegrationHeaderProps) {
  const { org, organization, integration, installation, isInstalling, children } = props
  const { name, title, description = '', verified, urls, owner, version } = integration
  const navigate = useNavigate()
  const refused = organization.permissions.installIntegration ? undefined : needsInstaller
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <IntegrationIcon url={urls.icon} size="large" />
        <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h1 className="min-w-0 text-display font-strong">{title}</h1>
            {verified && <VerifiedBadge />}
            {installation !== undefined && <StatusBadge status={installation.status} />}
          </div>
          {description !== '' && <p className="text-ink-soft">{description}</p>}
          <p className="figures text-caption text-ink-soft">
            Version {installation?.version ?? version}
            {!verified && ` · by ${owner.title}`}
          </p>
        </div>
        <span className="flex items-center gap-2">
          {installation === undefined && !isInstalling && (
            <Button
              variant="primary"
              icon={Download}
              disabledReason={refused}
              onClick={() =>
                void navigate({ to: '/o/$org/integrations/$name/install', params: { org, name } })
              }
            >
              Install
            </Button>
          )}
          {(installation !== undefined || integration.permissions.admin) && (
            <IntegrationMenu {...props} refused={refused} />
          )}
        </span>
      </div>
      {children}
    </div>
  )
}

type OpenDialog = 'pause' | 'uninstall' | 'unpublish'

interface IntegrationMenuProps extends Omit<IntegrationHeaderProps, 'children' | 'isInstalling'> {
  /** Why the person may not manage the installation. */
  readonly refused: string | undefined
}

function IntegrationMenu({ org, integration, installation, refused }: IntegrationMenuProps) {
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = (): void => setDialog(undefined)
  const isPaused = installation?.status === 'paused'
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${integration.title}`} />}>
        {installation !== undefined && (
          <>
            <MenuItem
              icon={isPaused ? CirclePlay : CirclePause}
              disabledReason={refused}
              onSelect={() => setDialog('pause')}
            >
              {isPaused ? 'Resume' : 'Pause'}
            </MenuItem>
            <MenuItem icon={Trash2} danger disabledReason={refused} onSelect={() => setDialog('uninstall')}>
              Uninstall
            </MenuItem>
          </>
        )}
        {integration.permissions.admin && (
          <>
            {installation !== undefined && <MenuSeparator />}
            <MenuItem
              icon={CloudUpload}
              onSelect={() =>
                void navigate({
                  to: '/o/$org/integrations/new',
                  params: { org },
                  search: { from: integration.name },
                })
              }
            >
              Publish new version
            </MenuItem>
            <MenuItem icon={Trash2} danger onSelect={() => setDialog('unpublish')}>
              Unpublish
            </MenuItem>
          </>
        )}
      </Menu>
      {installation !== undefined && dialog === 'pause' && (
        <PauseDialog integration={integration} installation={installation} onClose={close} />
      )}
      {installation !== undefined && dialog === 'uninstall' && (
        <UninstallDialog org={org} integration={integration} installation={installation} onClose={close} />
      )}
      {dialog === 'unpublish' && <UnpublishDialog org={org} integration={integration} onClose={close} />}
    </>
  )
}
