import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Ellipsis, Link2Off, PencilLine, Plus, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  createShareLinkMutation,
  listShareLinksOptions,
  listShareLinksQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { deleteShareLink, updateShareLink } from '../../../client/sdk.gen.ts'
import type { ShareLink, ShareLinkUpdate } from '../../../client/types.gen.ts'
import { NewShareLink } from '../../../contract/sites/access/schemas.ts'
import { audienceRank } from '../../../contract/sites/audience.ts'
import { processError } from '../../api/process-error.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormError } from '../../forms/form-error.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { spacesRefusal } from '../publish-permission-text.ts'
import { RenameShareLink } from './rename-share-link.tsx'
import { structureOptions } from '../site-queries.ts'
import type { SitePartProps } from './visibility-choice.tsx'
import { spacesOfStructure } from '../structure/edits/structure-tree-model.ts'

const lives = [
  { value: '', label: 'Until I end it' },
  { value: '1', label: 'One day' },
  { value: '7', label: 'A week' },
  { value: '30', label: '30 days' },
] as const
type Life = (typeof lives)[number]['value']

/** Maximum number of links shown. */
const limit = 200

function Row({
  link,
  refused,
  unopenable,
  onChange,
  onRename,
  onDelete,
}: {
  readonly link: ShareLink
  readonly refused: string | undefined
  /** Why it cannot be enabled again; undefined if it can. */
  readonly unopenable: string | undefined
  readonly onChange: (body: ShareLinkUpdate) => void
  readonly onRename: () => void
  readonly onDelete: () => void
}) {
  const { name, active, createdAt, expiresAt, lastUsedAt, urls } = link
  const title = name === '' ? 'Without a name' : name
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
      <span className="min-w-0 flex-1 basis-48">
        <span className="flex items-center gap-2">
          <span className="truncate font-strong">{title}</span>
          {!active && <Badge tone="rust">Ended</Badge>}
        </span>
        <span className="block text-caption text-ink-soft">
          Made <RelativeTime at={createdAt} />
          {expiresAt !== undefined && (
            <>
              {' · ends '}
              <RelativeTime at={expiresAt} />
            </>
          )}
          {' · '}
          {lastUsedAt === undefined ? (
            'never used'
          ) : (
            <>
              last used <RelativeTime at={lastUsedAt} />
            </>
          )}
        </span>
      </span>
      {active && urls.published !== undefined && <CopyButton text={urls.published} what="link" />}
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${title}`} />}>
        <MenuItem icon={PencilLine} onSelect={onRename} disabledReason={refused}>
          Rename it
        </MenuItem>
        {active ? (
          <MenuItem icon={Link2Off} onSelect={() => onChange({ active: false })} disabledReason={refused}>
            End it
          </MenuItem>
        ) : (
          <MenuItem
            icon={RotateCcw}
            onSelect={() => onChange({ active: true })}
            disabledReason={refused ?? unopenable}
          >
            Let it open the site again
          </MenuItem>
        )}
        <MenuItem icon={Trash2} danger onSelect={onDelete} disabledReason={refused}>
          Delete it
        </MenuItem>
      </Menu>
    </li>
  )
}

/** Links with a secret: create, rename, copy, revoke. */
export function ShareLinks({ org, site, refused }: SitePartProps) {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site.id }
  const options = listShareLinksOptions({ path, query: { limit } })
  const list = useQuery({ ...options, enabled: refused === undefined })
  const [making, setMaking] = useState(false)
  const [renamed, setRenamed] = useState<ShareLink>()
  const [life, setLife] = useState<Life>('')
  const form = useContractForm(NewShareLink.pick({ name: true }), { name: '' })
  const refresh = (): Promise<unknown> =>
    client.invalidateQueries({ queryKey: listShareLinksQueryKey({ path }).slice(0, 1) })
  const create = useMutation({
    ...createShareLinkMutation(),
    onSuccess: () => {
      form.reset()
      setMaking(false)
      return refresh()
    },
  })
  const change = useMutation({
    mutationFn: async ({ id, body }: { readonly id: string; readonly body: ShareLinkUpdate }) =>
      (await updateShareLink({ path: { ...path, shareLinkId: id }, body, throwOnError: true })).data,
    onMutate: async ({ id, body }) => {
      await client.cancelQueries({ queryKey: options.queryKey })
      const before = client.getQueryData(options.queryKey)
      const { active } = body
      if (before !== undefined && active !== undefined)
        client.setQueryData(options.queryKey, {
          ...before,
          items: before.items.map((link) => (link.id === id ? { ...link, active } : link)),
        })
      return { before }
    },
    onError: (error, _asked, kept) => {
      if (kept?.before !== undefined) client.setQueryData(options.queryKey, kept.before)
      const { title, what } = processError(error)
      void showToast({ text: title, detail: what, tone: 'failure' })
    },
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: async (id: string) => {
      await deleteShareLink({ path: { ...path, shareLinkId: id }, throwOnError: true })
    },
    onSuccess: () => showToast({ text: 'The share link is deleted', detail: 'It opens nothing any more.' }),
    onError: (error) => {
      const { title, what } = processError(error)
      void showToast({ text: title, detail: what, tone: 'failure' })
    },
    onSettled: refresh,
  })
  const { data: structure } = useSuspenseQuery(structureOptions(org, site.id))
  const open = site.published && audienceRank(site.visibility) > audienceRank('share-link')
  // On a site that everyone can read, a link does not widen the audience.
  const unopenable = open ? undefined : spacesRefusal([...spacesOfStructure(structure).values()])
  const make = (
    <Button icon={Plus} onClick={() => setMaking(true)} disabledReason={refused ?? unopenable}>
      New share link
    </Button>
  )
  if (refused !== undefined) return <p className="text-ink-soft">{refused}</p>
  if (list.isPending) return <Skeleton shape="rows" count={3} label="Loading share links" />
  if (list.data === undefined) return <FormError error={processError(list.error)} />
  return (
    <div className="grid gap-3">
      {list.data.items.length === 0 ? (
        <EmptyState title="No share link yet" action={make}>
          Each link is a secret address of its own, so that one can be ended without the others.
        </EmptyState>
      ) : (
        <>
          <ul aria-label="Share links">
            {list.data.items.map((link) => (
              <Row
                key={link.id}
                link={link}
                refused={refused}
                unopenable={unopenable}
                onChange={(body) => change.mutate({ id: link.id, body })}
                onRename={() => setRenamed(link)}
                onDelete={() => remove.mutate(link.id)}
              />
            ))}
          </ul>
          <span>{make}</span>
        </>
      )}
      {renamed !== undefined && (
        <RenameShareLink
          path={path}
          link={renamed}
          onRenamed={refresh}
          onClose={() => setRenamed(undefined)}
        />
      )}
      <FormDialog
        form={form}
        open={making}
        onClose={() => {
          create.reset()
          setMaking(false)
        }}
        title="New share link"
        description="Whoever has it reads the site, so give it only to those who should."
        onSubmit={({ name }) =>
          create.mutate({
            path,
            body: {
              name,
              ...(life !== '' && {
                expiresAt: new Date(Date.now() + Number(life) * 86_400_000).toISOString(),
              }),
            },
          })
        }
        pending={create.isPending}
        error={create.error}
        submitLabel="Make the link"
      >
        <FormTextField form={form} name="name" label="Name" hint="For whom it is; readers do not see it." />
        <Select label="It opens the site" value={life} onValueChange={setLife} options={lives} />
      </FormDialog>
    </div>
  )
}
