import {
  useMutation,
  useQueryClient,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { ClipboardPaste, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { listSiteRedirectsQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { createSiteRedirect, deleteSiteRedirect } from '../../../client/sdk.gen.ts'
import type { SiteRedirect } from '../../../client/types.gen.ts'
import { inReadingOrder } from '../../../content/site-tree/site-tree.ts'
import { processError } from '../../api/process-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { VirtualList } from '../../ui/layout/virtual-list.tsx'
import { RedirectForm, type RedirectPart } from './redirect-form.tsx'
import { RedirectPaste } from './redirect-paste.tsx'
import { redirectsOptions, targetText } from './redirect-queries.ts'
import { RedirectRow } from './redirect-row.tsx'
import type { RedirectSearch } from './redirect-search.ts'
import { structureOptions } from '../site-queries.ts'
import type { SitePartProps } from '../audience/visibility-choice.tsx'
import { spacesOfStructure, treeOfStructure } from '../structure/edits/structure-tree-model.ts'

export interface RedirectsScreenProps extends SitePartProps {
  readonly search: RedirectSearch
  readonly onSearch: (search: RedirectSearch) => void
}

/** The open dialog. */
type Task =
  | { readonly kind: 'new' }
  | { readonly kind: 'paste' }
  | { readonly kind: 'change'; readonly redirect: SiteRedirect }

/** The redirects of a site: search, create one or many, edit, delete. */
export function RedirectsScreen({ org, site, refused, search, onSearch }: RedirectsScreenProps) {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site.id }
  const { data: structure } = useSuspenseQuery(structureOptions(org, site.id))
  const list = useSuspenseInfiniteQuery(redirectsOptions(org, site.id, search.q))
  const [task, setTask] = useState<Task>()
  const tree = useMemo(() => treeOfStructure(structure), [structure])
  const titles = useMemo(() => spacesOfStructure(structure), [structure])
  const name = (id: string): string => {
    const item = tree.byId.get(id)
    return (
      item?.title ?? (item?.kind === 'site-space' ? titles.get(item.space)?.title : undefined) ?? 'Untitled'
    )
  }
  const parts = inReadingOrder(tree).flatMap(({ id, kind }): RedirectPart[] =>
    kind === 'site-section-group' ? [] : [{ value: id, kind, label: name(id) }],
  )
  const refresh = (): Promise<void> =>
    client.invalidateQueries({ queryKey: listSiteRedirectsQueryKey({ path }).slice(0, 1) })
  const failed = (error: unknown): void => {
    const { title, what } = processError(error)
    void showToast({ text: title, detail: what, tone: 'failure' })
  }
  const restore = useMutation({
    mutationFn: async ({ source, destination, permanent, captureWildcard }: SiteRedirect) =>
      (
        await createSiteRedirect({
          path,
          body: { source, destination, permanent, captureWildcard },
          throwOnError: true,
        })
      ).data,
    onSuccess: refresh,
    onError: failed,
  })
  const remove = useMutation({
    mutationFn: async ({ id }: SiteRedirect) =>
      void (await deleteSiteRedirect({ path: { ...path, redirectId: id }, throwOnError: true })),
    onSuccess: (_done, redirect) => {
      void showToast({
        text: `/${redirect.source} leads on no more`,
        action: { label: 'Undo', run: () => restore.mutate(redirect) },
      })
      return refresh()
    },
    onError: failed,
  })
  const items = list.data.pages.flatMap((page) => page.items)
  const count = list.data.pages[0]?.count ?? 0
  const close = (): void => setTask(undefined)
  const make = (
    <Button variant="primary" icon={Plus} disabledReason={refused} onClick={() => setTask({ kind: 'new' })}>
      New redirect
    </Button>
  )
  const paste = (
    <Button icon={ClipboardPaste} disabledReason={refused} onClick={() => setTask({ kind: 'paste' })}>
      Paste many
    </Button>
  )
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="sr-only">Redirects</h1>
      {items.length === 0 && search.q === undefined ? (
        <EmptyState
          title="No redirect yet"
          action={
            <span className="flex flex-wrap gap-2">
              {make}
              {paste}
            </span>
          }
        >
          A redirect leads readers who come by an old address to the page that took its place. When you change
          a path of a published site, it is written by itself.
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <SearchField
              label="Search paths"
              value={search.q}
              onSearch={(q) => onSearch(q === undefined ? {} : { q })}
            />
            <span className="flex flex-wrap gap-2">
              {paste}
              {make}
            </span>
          </div>
          <p className="figures text-caption text-ink-soft" aria-live="polite">
            {counted(count, 'redirect')}
          </p>
          {items.length === 0 ? (
            <EmptyState title="No redirect fits">Look for another part of a path.</EmptyState>
          ) : (
            <VirtualList
              label="Redirects"
              items={items}
              itemKey={({ id }) => id}
              rowHeight={45}
              className="h-[calc(100dvh-22rem)] min-h-72"
              onNearEnd={() => {
                if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage()
              }}
            >
              {(redirect) => (
                <RedirectRow
                  redirect={redirect}
                  target={targetText(redirect, tree, name)}
                  refused={refused}
                  onEdit={() => setTask({ kind: 'change', redirect })}
                  onDelete={() => remove.mutate(redirect)}
                />
              )}
            </VirtualList>
          )}
        </>
      )}
      {task?.kind === 'paste' && <RedirectPaste org={org} site={site.id} onClose={close} />}
      {(task?.kind === 'new' || task?.kind === 'change') && (
        <RedirectForm
          org={org}
          site={site.id}
          parts={parts}
          redirect={task.kind === 'change' ? task.redirect : undefined}
          onClose={close}
        />
      )}
    </div>
  )
}
