import { MessagesSquare } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { spaceEmoji } from '../../ui/space-emoji.ts'

/** Emoji begin beyond the letters and signs that icon names are made of. */
const isEmoji = (icon: string): boolean => icon !== '' && !/^[a-z][a-z0-9-]*$/i.test(icon)

/** The emoji of a cluster, or an icon. */
export function ClusterIcon({ icon }: { readonly icon: string }) {
  return isEmoji(icon) ? (
    <span aria-hidden="true" className="w-4 text-center leading-none">
      {spaceEmoji(icon)}
    </span>
  ) : (
    <Icon of={MessagesSquare} className="text-ink-soft" />
  )
}
