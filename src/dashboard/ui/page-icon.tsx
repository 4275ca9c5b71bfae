import { FileText, Folder, Link2, Sparkles } from 'lucide-react'
import { isComputed } from './generated-page.ts'
import { Icon } from './icon.tsx'
import { spaceEmoji } from './space-emoji.ts'

const icons = { document: FileText, group: Folder, link: Link2, computed: Sparkles } as const

export interface PageFaceProps {
  readonly page: {
    readonly type: keyof typeof icons
    readonly emoji?: string | undefined
    readonly generatedBy?: string | undefined
    readonly computed?: unknown
  }
}

/** The icon before a page title: its emoji, or an icon of its kind. */
export function PageIcon({ page }: PageFaceProps) {
  return page.emoji === undefined || page.emoji === '' ? (
    <Icon of={icons[isComputed(page) ? 'computed' : page.type]} className="text-ink-soft" />
  ) : (
    <span aria-hidden="true" className="w-4 text-center leading-none">
      {spaceEmoji(page.emoji)}
    </span>
  )
}
