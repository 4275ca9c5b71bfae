import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ClipboardPaste, Plus } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import type { SiteRedirect } from '../../../client/types.gen.ts'
import { inReadingOrder } from '../../../content/site-tree/site-tree.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { VirtualList } from '../../ui/layout/virtual-list.tsx'
import { RedirectForm, type RedirectFormProps, type RedirectTarget } from './redirect-form.tsx'
import { RedirectPaste } from './redirect-paste.tsx'
import { redirectsOptions, targetText } from './redirect-queries.ts'
import { RedirectRow } from './redirect-row.tsx'
import type { RedirectSearch } from './redirect-search.ts'
import { useDeleteRedirect } from './use-delete-redirect.ts'
import { structureOptions } from '../site-queries.ts'
import type { SiteSettingsProps } from '../audience/visibility-choice.tsx'
import { spacesOfStructure, treeOfStructure } from '../structure/edits/structure-tree-model.ts'

export interface RedirectsScreenProps extends SiteSettingsProps {
  readonly search: RedirectSearch
  readonly onSearch: (search: RedirectSearch) => void
}

type OpenDialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'paste' }
  | { readonly kind: 'edit'; readonly redirect: SiteRedirect }

/** The redirects of a site: search, create one or many, edit, delete. */
export function RedirectsScreen(props: RedirectsScreenProps) {
  const { org, site, refused, search, onSearch } = props
  const list = useSuspenseInfiniteQuery(redirectsOptions(org, site.id, search.q))
  const [dialog, setDialog] = useState<OpenDialog>()
  const { targets, tree, name } = useRedirectTargets(org, site.id)
  const remove = useDeleteRedirect(org, site.id)
  const items = list.data.pages.flatMap((page) => page.items)
  const isEmpty = items.length === 0 && search.q === undefined
  const pasteButton = (
    <Button icon={ClipboardPaste} disabledReason={refused} onClick={() => setDialog({ kind: 'paste' })}>
      Paste redirects
    </Button>
  )
  const newButton = (
    <Button variant="primary" icon={Plus} disabledReason={refused} onClick={() => setDialog({ kind: 'new' })}>
      New redirect
    </Button>
  )
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="sr-only">Redirects</h1>
      {isEmpty ? (
        <NoRedirects>
          {newButton}
          {pasteButton}
        </NoRedirects>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <SearchField
              label="Search paths"
              value={search.q}
              onSearch={(q) => onSearch(q === undefined ? {} : { q })}
            />
            <span className="flex flex-wrap gap-2">
              {pasteButton}
              {newButton}
            </span>
          </div>
          <p className="figures text-caption text-ink-soft" aria-live="polite">
            {counted(list.data.pages[0]?.count ?? 0, 'redirect')}
          </p>
          {items.length === 0 && (
            <EmptyState title="No matching redirects">Try a different search.</EmptyState>
          )}
        </>
      )}
      {items.length > 0 && (
        <RedirectRows
          redirects={items}
          onNearEnd={() => {
            if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage()
          }}
        >
          {(redirect) => (
            <RedirectRow
              redirect={redirect}
              target={targetText(redirect, tree, name)}
              refused={refused}
              onEdit={() => setDialog({ kind: 'edit', redirect })}
              onDelete={() => remove(redirect)}
            />
          )}
        </RedirectRows>
      )}
      {dialog !== undefined && (
        <RedirectDialog
          org={org}
          site={site.id}
          targets={targets}
          dialog={dialog}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}

interface RedirectRowsProps {
  readonly redirects: readonly SiteRedirect[]
  readonly onNearEnd: () => void
  readonly children: (redirect: SiteRedirect) => ReactNode
}

function RedirectRows({ redirects, onNearEnd, children }: RedirectRowsProps) {
  return (
    <VirtualList
      label="Redirects"
      items={redirects}
      itemKey={({ id }) => id}
      rowHeight={45}
      className="h-[calc(100dvh-22rem)] min-h-72"
      onNearEnd={onNearEnd}
    >
      {children}
    </VirtualList>
  )
}

interface RedirectDialogProps extends Pick<RedirectFormProps, 'org' | 'site' | 'targets' | 'onClose'> {
  readonly dialog: OpenDialog
}

function RedirectDialog({ dialog, targets, ...props }: RedirectDialogProps) {
  if (dialog.kind === 'paste') return <RedirectPaste {...props} />
  return (
    <RedirectForm
      {...props}
      targets={targets}
      redirect={dialog.kind === 'edit' ? dialog.redirect : undefined}
    />
  )
}

/** The sections and site spaces that a redirect can lead to, with their names. */
const useRedirectTargets = (org: string, site: string) => {
  const { data: structure } = useSuspenseQuery(structureOptions(org, site))
  const tree = useMemo(() => treeOfStructure(structure), [structure])
  const spaces = useMemo(() => spacesOfStructure(structure), [structure])
  const name = (id: string): string => {
    const item = tree.byId.get(id)
    const spaceTitle = item?.kind === 'site-space' ? spaces.get(item.space)?.title : undefined
    return item?.title ?? spaceTitle ?? 'Untitled'
  }
  const targets = inReadingOrder(tree).flatMap(({ id, kind }): RedirectTarget[] =>
    kind === 'site-section-group' ? [] : [{ value: id, kind, label: name(id) }],
  )
  return { targets, tree, name }
}

/** `children`: the buttons that create redirects. */
function NoRedirects({ children }: { readonly children: ReactNode }) {
  return (
    <EmptyState title="No redirects yet" action={<span className="flex flex-wrap gap-2">{children}</span>}>
      A redirect sends readers from an old URL to the page that replaced it. When you change a path on a
      published site, Recto creates a redirect automatically.
    </EmptyState>
  )
}
