import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Monitor, Moon, RefreshCw, Smartphone, Sun, Tablet } from 'lucide-react'
import { useState } from 'react'
import { processError } from '../../api/process-error.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { previewOptions } from '../preview/preview-queries.ts'
import { SteadyFrame } from '../preview/stable-frame.tsx'

export interface LookPreviewProps {
  readonly org: string
  readonly site: string
  readonly name: string
  /** The site space to show; undefined: the home page of the site. */
  readonly scope: string | undefined
}

const widths = [
  { name: 'screen', icon: Monitor, label: 'As wide as the screen', pixels: undefined, keys: '1' },
  { name: 'tablet', icon: Tablet, label: 'As on a tablet', pixels: 768, keys: '2' },
  { name: 'phone', icon: Smartphone, label: 'As on a phone', pixels: 390, keys: '3' },
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
      ...{ id: `width-${of}`, label: `Preview ${label.toLowerCase()}`, group: 'This screen' as const },
      ...{ icon, keys, run: () => setWidth(of) },
    })),
    {
      ...{ id: 'preview-dark', label: dark ? 'Preview as it is by itself' : 'Preview in the dark' },
      ...{ group: 'This screen', icon: dark ? Sun : Moon, keys: 'd', run: () => setDark(!dark) },
    },
  ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <span className="inline-flex min-h-6 flex-wrap items-center gap-x-1 text-caption text-ink-soft">
          With what waits.
          <Link
            to="/o/$org/sites/$site/preview"
            params={{ org, site }}
            search={{ show: 'pending' }}
            className="inline-flex min-h-6 items-center text-accent underline"
          >
            Look as other visitors
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
            label="In the dark"
            aria-pressed={dark}
            onClick={() => setDark(!dark)}
          />
          <IconButton
            icon={RefreshCw}
            label="Load the preview again"
            busy={isFetching}
            onClick={() => void refetch()}
          />
        </span>
      </div>
      {error === null ? (
        <SteadyFrame
          title={`${name}, with what waits`}
          url={data?.url}
          width={widths.find((of) => of.name === width)?.pixels}
        />
      ) : (
        <ErrorNote {...processError(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  )
}
