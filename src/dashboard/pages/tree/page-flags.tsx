import { EyeOff, Filter, SearchX } from 'lucide-react'
import type { Page } from '../../../client/types.gen.ts'
import { Icon } from '../../ui/icon.tsx'

/** Badges for special publishing states of a page. */
export function PageFlags({ page }: { readonly page: Page }) {
  const noIndex = 'noIndex' in page && page.noIndex === true
  const condition = 'condition' in page ? page.condition : undefined
  return (
    <>
      {page.hidden === true && <Icon of={EyeOff} label="Hidden" className="size-3.5 text-ink-soft" />}
      {noIndex && <Icon of={SearchX} label="Not indexed" className="size-3.5 text-ink-soft" />}
      {condition !== undefined && (
        <Icon of={Filter} label={`Visible when ${condition}`} className="size-3.5 text-ink-soft" />
      )}
    </>
  )
}
