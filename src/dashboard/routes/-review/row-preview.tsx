import type { ReactNode } from 'react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { PreviewLinks } from '../../sites/preview/preview-links.tsx'

/** Preview links for a change request in a list; nothing if no site shows its space. */
export const rowPreview =
  (org: string) =>
  ({ number, space, status, shownOn = [] }: ChangeRequest): ReactNode => {
    if (status === 'merged' || status === 'archived') return null
    return (
      <PreviewLinks
        org={org}
        sites={shownOn.map(({ site, title }) => ({ id: site, title }))}
        search={{ change: number, space, beside: true }}
        of={`#${number}`}
      />
    )
  }
