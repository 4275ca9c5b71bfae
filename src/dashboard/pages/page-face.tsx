import { FileText, Folder, Link2, Sparkles } from 'lucide-react'
import type { Page } from '../../client/types.gen.ts'
import { Icon } from '../ui/icon.tsx'
import { spaceFace } from '../ui/space-face.ts'

const icons = { document: FileText, group: Folder, link: Link2, computed: Sparkles } as const

/** What stands before the title of a page: its emoji, or a sign of its kind. */
export function PageFace({ page }: { readonly page: Pick<Page, 'type' | 'emoji'> }) {
  return page.emoji === undefined || page.emoji === '' ? (
    <Icon of={icons[page.type]} className="text-ink-soft" />
  ) : (
    <span aria-hidden="true" className="w-4 text-center leading-none">
      {spaceFace(page.emoji)}
    </span>
  )
}
