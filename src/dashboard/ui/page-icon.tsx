import { FileText, Folder, Link2, Sparkles } from 'lucide-react'
import { Suspense } from 'react'
import { isComputed } from './generated-page.ts'
import { Icon } from './icon.tsx'
import { spaceEmoji } from './space-emoji.ts'
import { loadUntilOnline } from './loading/load-until-online.ts'
import { lazyComponent } from './loading/lazy-component.tsx'

/** The icon with a name. Without a connection, what stands for it stays. */
export const NamedIcon = lazyComponent(
  async () => (await loadUntilOnline(() => import('./icons/drawn-icon.tsx'))).DrawnIcon,
)

const icons = { document: FileText, group: Folder, link: Link2, computed: Sparkles } as const

export interface PageFaceProps {
  readonly page: {
    readonly type: keyof typeof icons
    readonly emoji?: string | undefined
    readonly icon?: string | undefined
    readonly generatedBy?: string | undefined
    readonly computed?: unknown
  }
}

/** The icon before a page title: its emoji, its icon, or an icon of its kind. */
export function PageIcon({ page }: PageFaceProps) {
  const { emoji = '', icon = '' } = page
  if (emoji !== '')
    return (
      <span aria-hidden="true" className="w-4 text-center leading-none">
        {spaceEmoji(emoji)}
      </span>
    )
  const ofKind = <Icon of={icons[isComputed(page) ? 'computed' : page.type]} className="text-ink-soft" />
  return icon === '' ? (
    ofKind
  ) : (
    <Suspense fallback={ofKind}>
      <NamedIcon name={icon} fallback={ofKind} />
    </Suspense>
  )
}
