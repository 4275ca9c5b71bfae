import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { AccessTrace, type AccessTraceProps } from '../access/access-trace.tsx'
import { labelOf } from '../role-labels.ts'
import { memberSpacesOptions } from './member-queries.ts'

export interface MemberSpacesProps {
  readonly org: string
  readonly person: string
  readonly name: string
}

/** The spaces that a person has access to, with their role and its sources. */
export function MemberSpaces({ org, person, name }: MemberSpacesProps) {
  const { data: spaces } = useSuspenseQuery(memberSpacesOptions(org, person))
  const [on, setOn] = useState<AccessTraceProps['on']>()
  return (
    <Section title="Spaces" lead={`${name}’s effective role in each space.`}>
      <Table
        caption="Spaces"
        rows={spaces.items}
        rowKey={({ space }) => space.id}
        empty={<EmptyState title="No spaces">This person doesn’t have access to any space.</EmptyState>}
        columns={[
          {
            key: 'space',
            header: 'Space',
            names: true,
            cell: ({ space }) => (
              <Link to="/o/$org/s/$space" params={{ org, space: space.id }} className="hover:underline">
                {space.emoji} {space.title ?? 'Untitled'}
              </Link>
            ),
          },
          { key: 'role', header: 'Role', cell: ({ permission }) => labelOf(permission) },
          {
            key: 'why',
            header: 'Actions',
            quiet: true,
            className: 'text-right',
            cell: ({ space }) => (
              <Button
                variant="bare"
                aria-label={`Show access sources for ${space.title ?? 'Untitled'}`}
                onClick={() => setOn({ kind: 'space', id: space.id, title: space.title ?? 'Untitled' })}
              >
                Show sources
              </Button>
            ),
          },
        ]}
      />
      {spaces.count > spaces.items.length && (
        <p className="text-ink-soft">
          Showing the first {spaces.items.length} of {spaces.count}. To see them all, export access from the
          People page.
        </p>
      )}
      <AccessTrace org={org} person={{ id: person, name }} on={on} onClose={() => setOn(undefined)} />
    </Section>
  )
}
