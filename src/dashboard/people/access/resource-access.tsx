import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { labelOf } from '../role-labels.ts'
import { AccessTrace } from './access-trace.tsx'
import { DirectAccess } from './direct-access.tsx'
import { grantSourceText } from './grant-source-text.ts'
import { effectiveOptions, type AccessResource } from './resource-permissions.ts'

export interface ResourceAccessProps {
  readonly resource: AccessResource
  /** Whether the user may grant and revoke roles on it. */
  readonly canManage: boolean
  /** Whether the user may trace every grant, which takes an administrator of the organization. */
  readonly canTrace: boolean
}

interface TracedPerson {
  readonly id: string
  readonly name: string
}

interface EffectiveAccessProps {
  readonly resource: AccessResource
  /** Shows all sources of a person's access; absent without the permission. */
  readonly onTrace: ((person: TracedPerson) => void) | undefined
}

/** The role of everyone with access, and its source. */
function EffectiveAccess({ resource, onTrace }: EffectiveAccessProps) {
  const [q, setQ] = useState<string>()
  const list = useInfiniteQuery(effectiveOptions(resource, q))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-strong">Effective access</h3>
      {(q !== undefined || list.hasNextPage) && (
        <SearchField label="Search by name or email" value={q} onSearch={setQ} />
      )}
      {list.data === undefined ? (
        list.error === null ? (
          <Skeleton shape="rows" count={3} label="Loading access" />
        ) : (
          <FormError error={list.error} />
        )
      ) : (
        <Table
          caption="Effective access"
          rows={list.data.pages.flatMap(({ items }) => items)}
          rowKey={({ user }) => user.id}
          empty={
            <p className="text-ink-soft">
              {q === undefined ? 'No one has access.' : 'No one with access matches your search.'}
            </p>
          }
          columns={[
            {
              key: 'person',
              header: 'Name',
              names: true,
              cell: ({ user, disabled }) =>
                disabled === true ? `${user.displayName} (deactivated)` : user.displayName,
            },
            { key: 'role', header: 'Role', cell: ({ permission }) => labelOf(permission) },
            {
              key: 'source',
              header: 'Source',
              className: 'text-ink-soft',
              cell: ({ user, reasons = [] }) => {
                const source = grantSourceText(
                  reasons.find(({ decides }) => decides),
                  resource,
                )
                if (onTrace === undefined) return source
                return (
                  <Button
                    variant="bare"
                    className="-ml-3 py-1 text-left whitespace-normal!"
                    aria-label={`${source}: show all sources for ${user.displayName}`}
                    onClick={() => onTrace({ id: user.id, name: user.displayName })}
                  >
                    {source}
                  </Button>
                )
              },
            },
          ]}
        />
      )}
      {list.hasNextPage && (
        <span>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load more
          </Button>
        </span>
      )}
    </div>
  )
}

/** The access to a space, collection or site, with its sources. */
export function ResourceAccess({ resource, canManage, canTrace }: ResourceAccessProps) {
  const [traced, setTraced] = useState<TracedPerson>()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {canManage && <DirectAccess resource={resource} />}
      <EffectiveAccess resource={resource} onTrace={canTrace ? setTraced : undefined} />
      <AccessTrace
        org={resource.org}
        person={traced ?? { id: '', name: '' }}
        on={traced === undefined ? undefined : resource}
        onClose={() => setTraced(undefined)}
      />
    </div>
  )
}
