import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Monitor, Moon, RefreshCw, Smartphone, Sun, Tablet } from 'lucide-react'
import { useState } from 'react'
import { processError } from '../../api/process-error.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { previewOptions } from '../preview/preview-queries.ts'
import { StableFrame } from '../preview/stable-frame.tsx'

export interface LookPreviewProps {
  readonly org: string
  readonly site: string
  readonly name: string
  /** The site space to show; undefined: the home page of the site. */
  readonly scope: string | undefined
}

const widths = [
  { name: 'screen', icon: Monitor, label: 'Desktop width', pixels: 1440, keys: '1' },
  { name: 'tablet', icon: Tablet, label: 'Tablet width', pixels: 768, keys: '2' },
  { name: 'phone', icon: Smartphone, label: 'Phone width', pixels: 390, keys: '3' },
] as const
type Width = (typeof widths)[number]['name']

/** Preview of the site with the pending look, in desktop, tablet or phone size, in its own color scheme or dark. */
export function LookPreview({ org, site, name, scope }: LookPreviewProps) {
  const [width, setWidth] = useState<Width>('screen')
  const [dark, setDark] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    ...previewOptions(org, site, {
      ...{ show: 'pending', siteSpace: scope },
      ...(dark && { theme: 'dark' }),
    }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  useCommands([
    ...widths.map(({ name: of, icon, label, keys }) => ({
      ...{ id: `width-${of}`, label: `Preview at ${label.toLowerCase()}`, group: 'This screen' as const },
      ...{ icon, keys, run: () => setWidth(of) },
    })),
    {
      ...{ id: 'preview-dark', label: dark ? 'Preview in default mode' : 'Preview in dark mode' },
      ...{ group: 'This screen', icon: dark ? Sun : Moon, keys: 'd', run: () => setDark(!dark) },
    },
  ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <span className="inline-flex min-h-6 flex-wrap items-center gap-x-1 text-caption text-ink-soft">
          Unpublished changes included
          <Link
            to="/o/$org/sites/$site/preview"
            params={{ org, site }}
            search={{ show: 'pending' }}
            className="inline-flex min-h-6 items-center text-accent underline"
          >
            Preview as…
          </Link>
        </span>
        <span className="flex">
          {widths.map(({ name: of, icon, label }) => (
            <IconButton
              key={of}
              icon={icon}
              label={label}
              aria-pressed={width === of}
              onClick={() => setWidth(of)}
            />
          ))}
          <IconButton
            icon={dark ? Moon : Sun}
            label="Dark mode"
            aria-pressed={dark}
            onClick={() => setDark(!dark)}
          />
          <IconButton
            icon={RefreshCw}
            label="Reload preview"
            busy={isFetching}
            onClick={() => void refetch()}
          />
        </span>
      </div>
      {error === null ? (
        <StableFrame
          title={`${name}, unpublished changes included`}
          url={data?.url}
          width={widths.find((of) => of.name === width)?.pixels ?? 1440}
        />
      ) : (
        <ErrorNote {...processError(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  )
}
