import type { TreePage } from '../../api/pages/page-tree.ts'
import { EyeOff, Filter, SearchX } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'

/** Badges for special publishing states of a page. */
export function PageFlags({ page }: { readonly page: TreePage }) {
  const { condition, hidden, noIndex } = page
  return (
    <>
      {hidden === true && <Icon of={EyeOff} label="Hidden" className="size-3.5 text-ink-soft" />}
      {noIndex === true && <Icon of={SearchX} label="Not indexed" className="size-3.5 text-ink-soft" />}
      {condition !== undefined && (
        <Icon of={Filter} label={`Visible when ${condition}`} className="size-3.5 text-ink-soft" />
      )}
    </>
  )
}
