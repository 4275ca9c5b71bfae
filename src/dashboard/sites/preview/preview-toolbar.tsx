import { Columns2, Monitor, Moon, RefreshCw, Smartphone, Sun } from 'lucide-react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import type { PreviewSearch, PreviewSearchUpdate } from './preview-search.ts'
import type { Previews } from './use-previews.ts'

export interface PreviewToolbarProps {
  readonly search: PreviewSearch
  readonly previews: Previews
  readonly onUpdate: (update: PreviewSearchUpdate) => void
}

/** How the preview is displayed: comparison, width, theme; and reloading it. */
export function PreviewToolbar({ search, previews, onUpdate }: PreviewToolbarProps) {
  const { width, theme } = search
  const { canCompare, isComparing } = previews
  const isPhone = width === 'phone'
  return (
    <fieldset className="flex items-center md:pt-6">
      <legend className="sr-only">Display</legend>
      <IconButton
        icon={Columns2}
        label="Compare with current site"
        aria-pressed={isComparing}
        disabledReason={canCompare ? undefined : 'This is the current site.'}
        onClick={() => onUpdate({ beside: isComparing ? undefined : true })}
      />
      <IconButton
        icon={isPhone ? Smartphone : Monitor}
        label={isPhone ? 'Full width' : 'Phone width'}
        aria-pressed={isPhone}
        onClick={() => onUpdate({ width: isPhone ? undefined : 'phone' })}
      />
      <IconButton
        icon={theme === 'dark' ? Moon : Sun}
        label={theme === 'dark' ? 'Light mode' : theme === 'light' ? 'Default mode' : 'Dark mode'}
        aria-pressed={theme !== undefined}
        onClick={() =>
          onUpdate({ theme: theme === undefined ? 'dark' : theme === 'dark' ? 'light' : undefined })
        }
      />
      <IconButton
        icon={RefreshCw}
        label="Reload preview"
        busy={previews.main.isFetching}
        onClick={previews.reload}
      />
    </fieldset>
  )
}
