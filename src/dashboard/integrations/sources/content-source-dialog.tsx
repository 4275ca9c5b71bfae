import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ComputedSource, EnabledContentSource } from '../../../client/types.gen.ts'
import type { TreePage } from '../../api/pages/page-tree.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { sourceName } from '../../ui/generated-page.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { configuredSource } from './configured-source.ts'
import { openapiTitle, openapiType } from './openapi-source.ts'
import { OpenapiSourceForm } from './openapi-source-form.tsx'
import type { SourceListProps } from './source-list.tsx'
import { SourceList } from './source-list.tsx'
import { SourcePreview } from './source-preview.tsx'
import { contentSourcesOptions } from './source-queries.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { Later } from '../../ui/loading/later.tsx'

const ConfigurationComponent = lazyComponent(
  async () => (await import('../contentkit/configuration-component.tsx')).ConfigurationComponent,
)

export interface ContentSourceDialogProps {
  readonly org: string
  readonly space: string
  /** The computed page whose source is edited; undefined: a new one. */
  readonly page: Pick<TreePage, 'title' | 'computed'> | undefined
  readonly onSave: (title: string, source: ComputedSource) => void
  readonly onClose: () => void
  readonly pending: boolean
  readonly error: unknown
}

/** The source of a page; undefined for other pages. */
const declaredBy = (page: ContentSourceDialogProps['page']): ComputedSource | undefined => page?.computed

/** Chooses a content source, configures it, and shows the pages that it gives before anything is saved. */
export function ContentSourceDialog(props: ContentSourceDialogProps) {
  const { org, space, page, onSave, onClose, pending, error } = props
  const declared = declaredBy(page)
  const sources = useQuery(contentSourcesOptions(space))
  const [picked, setPicked] = useState<EnabledContentSource | typeof openapiType>()
  const [configured, setConfigured] = useState<ComputedSource>()
  const isOpenapi = picked === openapiType || (picked === undefined && declared?.type === openapiType)
  const source =
    typeof picked === 'object' ? picked : sources.data?.find(({ type }) => type === declared?.type)
  const title = isOpenapi ? openapiTitle : source?.source.title
  const back = (): void => {
    if (configured !== undefined) setConfigured(undefined)
    else setPicked(undefined)
  }
  return (
    <Dialog
      wide
      open
      onOpenChange={onClose}
      title={page === undefined ? 'Add pages from a content source' : `Source of “${page.title}”`}
      footer={
        (configured !== undefined || picked !== undefined) && (
          <>
            <Button variant="quiet" onClick={back}>
              Back
            </Button>
            {configured !== undefined && title !== undefined && (
              <Button variant="primary" busy={pending} onClick={() => onSave(title, configured)}>
                {page === undefined ? 'Add page' : 'Save'}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-3 pb-4">
        <FormError error={error} />
        <FormError error={sources.error} />
        {sources.isPending && <Skeleton shape="lines" count={4} label="Loading content sources" />}
        {sources.data !== undefined && title === undefined && (
          <ChooseSource
            {...{ org, declared, sources: sources.data, onPick: setPicked }}
            onPickOpenapi={() => setPicked(openapiType)}
          />
        )}
        {isOpenapi && configured === undefined && (
          <OpenapiSourceForm
            org={org}
            declared={declared?.type === openapiType ? declared : undefined}
            onConfigured={setConfigured}
          />
        )}
        {!isOpenapi && source !== undefined && configured === undefined && (
          <ConfigureSource
            key={source.type}
            org={org}
            space={space}
            source={source}
            declared={declared?.type === source.type ? declared : undefined}
            onConfigured={setConfigured}
          />
        )}
        {configured !== undefined && <SourcePreview space={space} source={configured} />}
      </div>
    </Dialog>
  )
}

function ChooseSource({
  org,
  declared,
  sources,
  onPick,
  onPickOpenapi,
}: SourceListProps & { readonly declared: ComputedSource | undefined }) {
  return (
    <>
      {declared !== undefined && (
        <Note tone="warning">
          This page comes from {sourceName(declared.type)}, which is not installed in this space. Install it
          again, or choose another source.
        </Note>
      )}
      <SourceList {...{ org, sources, onPick, onPickOpenapi }} />
    </>
  )
}

function ConfigureSource({
  org,
  space,
  source,
  declared,
  onConfigured,
}: {
  readonly org: string
  readonly space: string
  readonly source: EnabledContentSource
  readonly declared: ComputedSource | undefined
  readonly onConfigured: (source: ComputedSource) => void
}) {
  const { props = {}, dependencies = {} } = declared ?? {}
  return (
    <Later fallback={<Skeleton shape="lines" count={4} label="Loading the form" />}>
      <ConfigurationComponent
        integration={source.integration}
        componentId={source.source.configuration.componentId}
        context={{ type: 'configuration_contentsource', organizationId: org, spaceId: space }}
        props={
          {
            submitLabel: 'Continue',
            ...(declared && { contentSource: { props, dependencies } }),
          } as unknown as JsonObject
        }
        onComplete={(returned) => onConfigured(configuredSource(source.type, returned))}
      />
    </Later>
  )
}
