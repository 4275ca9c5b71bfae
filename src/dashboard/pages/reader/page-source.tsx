import { useQuery } from '@tanstack/react-query'
import { FormError } from '../../forms/form-error.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { SpaceRevision } from '../../api/pages/page-tree.ts'
import { pageOptions } from '../page-queries.ts'

/** A page's content as Markdown, as exported. */
export function PageSource({ revision, page }: { readonly revision: SpaceRevision; readonly page: string }) {
  const { data, error } = useQuery(pageOptions(revision, page, 'markdown'))
  if (error !== null && data === undefined) return <FormError error={error} />
  if (data === undefined) return <Skeleton shape="lines" count={12} label="Loading the source" />
  const markdown = data.type === 'document' ? (data.markdown ?? '') : ''
  return (
    <div className="grid gap-3">
      <div>
        <CopyButton text={markdown} what="Markdown" />
      </div>
      <pre
        aria-label="Markdown"
        className="font-mono text-base wrap-anywhere whitespace-pre-wrap [font-variant-ligatures:none]"
      >
        {markdown}
      </pre>
    </div>
  )
}
