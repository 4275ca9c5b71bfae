import { useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ShareLink } from '../../../client/types.gen.ts'
import { audienceRank } from '../../../contract/sites/audience.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { spacesRefusal } from '../publish-permission-text.ts'
import { structureOptions } from '../site-queries.ts'
import { spacesOfStructure } from '../structure/edits/structure-tree-model.ts'
import { NewShareLinkDialog } from './new-share-link.tsx'
import { RenameShareLink } from './rename-share-link.tsx'
import { ShareLinkRow } from './share-link-row.tsx'
import { useShareLinks } from './use-share-links.ts'
import type { SiteSettingsProps } from './visibility-choice.tsx'

/** Links with a secret: create, rename, copy, revoke. */
export function ShareLinks({ org, site, refused }: SiteSettingsProps) {
  const path = { organizationId: org, siteId: site.id }
  const { list, refresh, setActive, remove } = useShareLinks(path, refused === undefined)
  const [isCreating, setCreating] = useState(false)
  const [renamed, setRenamed] = useState<ShareLink>()
  const { data: structure } = useSuspenseQuery(structureOptions(org, site.id))
  const isOpen = site.published && audienceRank(site.visibility) > audienceRank('share-link')
  // On a site that everyone can read, a link does not widen the audience.
  const publishRefusal = isOpen ? undefined : spacesRefusal([...spacesOfStructure(structure).values()])
  const newButton = (
    <Button icon={Plus} onClick={() => setCreating(true)} disabledReason={refused ?? publishRefusal}>
      New share link
    </Button>
  )
  if (refused !== undefined) return <p className="text-ink-soft">{refused}</p>
  if (list.isPending) return <Skeleton shape="rows" count={3} label="Loading share links" />
  if (list.data === undefined) return <FormError error={list.error} />
  return (
    <div className="grid gap-3">
      {list.data.items.length === 0 ? (
        <EmptyState title="No share links yet" action={newButton}>
          Anyone with a share link can read the site. Create a link for each group of readers, so that you can
          revoke them separately.
        </EmptyState>
      ) : (
        <>
          <ul aria-label="Share links">
            {list.data.items.map((link) => (
              <ShareLinkRow
                key={link.id}
                link={link}
                refused={refused}
                restoreRefusal={publishRefusal}
                onActiveChange={(active) => setActive({ id: link.id, active })}
                onRename={() => setRenamed(link)}
                onDelete={() => remove(link.id)}
              />
            ))}
          </ul>
          <span>{newButton}</span>
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
      <NewShareLinkDialog
        path={path}
        open={isCreating}
        onCreated={refresh}
        onClose={() => setCreating(false)}
      />
    </div>
  )
}
