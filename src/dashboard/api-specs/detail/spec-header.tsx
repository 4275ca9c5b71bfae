import { useNavigate } from '@tanstack/react-router'
import { Copy, Ellipsis, FileUp, GitCompare, RotateCw, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { ApiSpec, ApiSpecVersion } from '../../../client/types.gen.ts'
import { safeLink } from '../../../content/render/safe-url.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { copyWithToast } from '../../ui/copy-text.ts'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { MenuSeparator } from '../../ui/menus/menu-separator.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { needsEditor, sourceLabel, specName, versionLabel } from '../api-spec-text.ts'
import { DeleteDialog } from '../settings/delete-dialog.tsx'
import { SpecStateBadge } from '../spec-state-badge.tsx'
import { useRefresh } from './use-refresh.ts'

export interface SpecHeaderProps {
  readonly org: string
  readonly spec: ApiSpec
  readonly latest: ApiSpecVersion | undefined
  /** Notices and tabs. */
  readonly children: ReactNode
}

/** The header of a specification: what it is, where it comes from, and what can be done with it. */
export function SpecHeader({ org, spec, latest, children }: SpecHeaderProps) {
  const navigate = useNavigate()
  const { refresh, isPending } = useRefresh(org, spec)
  const refused = spec.permissions.edit ? undefined : needsEditor
  const isFetched = spec.sourceURL !== undefined
  const update = (): void => {
    if (refused === undefined) refresh()
  }
  useCommands([
    {
      id: 'update-specification',
      label: isFetched ? 'Update now' : 'Process again',
      group: 'This screen',
      icon: RotateCw,
      keys: 'u',
      run: update,
    },
    {
      id: 'specification-versions',
      label: 'Versions',
      group: 'This screen',
      icon: GitCompare,
      keys: 'v',
      run: () => void navigate({ to: '/o/$org/specs/$spec/versions', params: { org, spec: spec.slug } }),
    },
  ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <div className="grid min-w-0 flex-1 basis-48 gap-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h1 className="min-w-0 text-display font-strong [overflow-wrap:anywhere]">{specName(spec)}</h1>
            <SpecStateBadge spec={spec} />
          </div>
          <SpecFacts spec={spec} latest={latest} />
        </div>
        <span className="flex items-center gap-2">
          <Button
            icon={RotateCw}
            busy={isPending || spec.processingState !== 'complete'}
            disabledReason={refused}
            onClick={refresh}
          >
            {isFetched ? 'Update now' : 'Process again'}
          </Button>
          <SpecMenu org={org} spec={spec} latest={latest} refused={refused} />
        </span>
      </div>
      {children}
    </div>
  )
}

function SpecFacts({ spec, latest }: Pick<SpecHeaderProps, 'spec' | 'latest'>) {
  const { slug, sourceURL, lastProcessedAt } = spec
  const href = safeLink(sourceURL ?? '')
  return (
    <p className="figures flex min-w-0 flex-wrap gap-x-3 text-caption text-ink-soft">
      <code className="font-mono">{slug}</code>
      {href === undefined ? (
        <span>{sourceLabel(spec)}</span>
      ) : (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          title={sourceURL}
          className="underline underline-offset-2"
        >
          {sourceLabel(spec)}
        </a>
      )}
      <span>{spec.visibility === 'public' ? 'Public' : 'Private'}</span>
      {latest !== undefined && <span>{versionLabel(latest)}</span>}
      {lastProcessedAt !== undefined && (
        <span>
          Checked <RelativeTime at={lastProcessedAt} />
        </span>
      )}
    </p>
  )
}

interface SpecMenuProps extends Pick<SpecHeaderProps, 'org' | 'spec' | 'latest'> {
  /** Why the person may not change the specification. */
  readonly refused: string | undefined
}

function SpecMenu({ org, spec, latest, refused }: SpecMenuProps) {
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const addresses = [
    { label: 'Copy link to this screen', what: 'Link', url: spec.urls.app },
    { label: 'Copy API address', what: 'Address', url: spec.urls.location },
    {
      label: 'Copy address of the latest document',
      what: 'Address',
      url: spec.urls.published ?? latest?.url,
    },
  ]
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${specName(spec)}`} />}>
        {addresses.map(
          ({ label, what, url }) =>
            url !== undefined && (
              <MenuItem key={label} icon={Copy} onSelect={() => void copyWithToast(url, what)}>
                {label}
              </MenuItem>
            ),
        )}
        <MenuSeparator />
        <MenuItem
          icon={FileUp}
          disabledReason={refused}
          onSelect={() =>
            void navigate({ to: '/o/$org/replace-spec/$spec', params: { org, spec: spec.slug } })
          }
        >
          Replace source
        </MenuItem>
        <MenuItem icon={Trash2} danger disabledReason={refused} onSelect={() => setDeleting(true)}>
          Delete
        </MenuItem>
      </Menu>
      {isDeleting && <DeleteDialog org={org} spec={spec} onClose={() => setDeleting(false)} />}
    </>
  )
}
