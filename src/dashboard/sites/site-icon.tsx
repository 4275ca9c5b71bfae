import { Globe } from 'lucide-react'
import type { Site } from '../../client/types.gen.ts'
import { Icon } from '../ui/icon.tsx'
import { spaceEmoji } from '../ui/space-emoji.ts'

/**
 * The emoji of a site, or a globe. Image icons are not shown in the dashboard, because they come from another
 * origin.
 */
export function SiteIcon({ icon }: Pick<Site, 'icon'>) {
  return (
    <span aria-hidden="true" className="inline-flex w-5 shrink-0 justify-center">
      {icon !== null && icon !== undefined && 'emoji' in icon && typeof icon.emoji === 'string' ? (
        spaceEmoji(icon.emoji)
      ) : (
        <Icon of={Globe} className="text-ink-soft" />
      )}
    </span>
  )
}
