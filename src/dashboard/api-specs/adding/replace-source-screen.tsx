import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { replaceApiSpec, replaceApiSpecText } from '../../../client/sdk.gen.ts'
import type { ApiSpec } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { uploadFetch } from '../../api/upload-fetch.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { specName } from '../api-spec-text.ts'
import { SourceForm } from './source-form.tsx'
import { emptySpec, sourceOf, SpecForm, type SourceKind, type SpecValues } from './spec-form.ts'

export interface ReplaceSourceScreenProps {
  readonly org: string
  readonly spec: ApiSpec
  /** The kind of source that is chosen first. */
  readonly kind: SourceKind | undefined
}

const nothing = (): void => undefined

/** Replaces the source of a specification; the document becomes its next version. */
export function ReplaceSourceScreen({ org, spec, kind }: ReplaceSourceScreenProps) {
  const { slug, sourceURL } = spec
  const form = useContractForm(SpecForm, {
    ...emptySpec,
    slug,
    kind: kind ?? (sourceURL === undefined ? 'file' : 'url'),
    url: sourceURL ?? '',
  })
  const save = useReplaceSource(org, slug)
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-display font-strong">Replace the source of {specName(spec)}</h1>
      {sourceURL !== undefined && (
        <Note>
          The source is <span className="break-all">{sourceURL}</span>. With a file or a pasted document it is
          no longer fetched.
        </Note>
      )}
      <SourceForm org={org} form={form} save={save} submitLabel="Replace source" onName={nothing}>
        {save.isPending && save.share !== undefined && (
          <ProgressBar label="Uploading" done={save.share} text={`${Math.round(save.share * 100)} %`} />
        )}
      </SourceForm>
    </div>
  )
}

const useReplaceSource = (org: string, slug: string) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isSaved, setSaved] = useState(false)
  /** How much of the document was sent, from 0 to 1; undefined for a URL. */
  const [share, setShare] = useState<number>()
  const path = { organizationId: org, specSlug: slug }
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (values: SpecValues) => {
      const source = sourceOf(values)
      if ('url' in source) return (await replaceApiSpec({ path, body: { source }, throwOnError: true })).data
      const body = new Blob([source.text])
      setShare(0)
      const { data } = await replaceApiSpecText({
        path,
        body,
        headers: { 'Content-Type': 'application/octet-stream' },
        fetch: uploadFetch(body, setShare),
        throwOnError: true,
      })
      return data
    },
    onSuccess: async () => {
      setSaved(true)
      await invalidateAfter(client, ['api-spec.updated', 'api-spec.processed'], {})
      await navigate({ to: '/o/$org/specs/$spec', params: { org, spec: slug } })
    },
  })
  return { run: mutate, isPending, isSaved, error, share }
}
