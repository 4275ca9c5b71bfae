import { useQuery } from '@tanstack/react-query'
import { processError } from '../api/process-error.ts'
import { FormError } from '../forms/form-error.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { pageOptions, type Shown } from './page-queries.ts'

/** A page's text as Markdown, as it would be exported. */
export function PageSource({ shown, page }: { readonly shown: Shown; readonly page: string }) {
  const { data, error } = useQuery(pageOptions(shown, page, 'markdown'))
  if (error !== null && data === undefined) return <FormError error={processError(error)} />
  if (data === undefined) return <Skeleton shape="lines" count={12} label="Loading the source" />
  const markdown = data.type === 'document' ? (data.markdown ?? '') : ''
  return <CodeBlock code={markdown} label="Markdown" />
}
