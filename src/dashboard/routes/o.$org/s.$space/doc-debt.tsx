import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import {
  getSpaceDocDebtQueryKey,
  getSpaceOptions,
  listSpaceEmptySearchesQueryKey,
} from '../../../../client/@tanstack/react-query.gen.ts'
import { LazyNewChangeRequest } from '../../../change-requests/list/lazy-new-change-request.tsx'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import type { DebtChange } from '../../../spaces/doc-debt/debt-change.ts'
import { DocDebtScreen } from '../../../spaces/doc-debt/doc-debt-screen.tsx'

/** Nothing is awaited: the sections have their places while they load. */
export const Route = createFileRoute('/o/$org/s/$space/doc-debt')({
  staticData: { crumb: 'Doc debt' },
  component: DocDebt,
  notFoundComponent: MissingScreen,
})

function DocDebt() {
  const { org, space } = Route.useParams()
  const navigate = Route.useNavigate()
  const client = useQueryClient()
  const path = { spaceId: space }
  const { data } = useSuspenseQuery(getSpaceOptions({ path }))
  const [change, setChange] = useState<DebtChange>()
  return (
    <>
      <DocDebtScreen
        key={space}
        org={org}
        space={space}
        onStart={setChange}
        disabledReason={
          data.permissions.edit
            ? undefined
            : 'You need the Editor role in this space. Ask a space administrator.'
        }
      />
      {change !== undefined && (
        <LazyNewChangeRequest
          open
          space={space}
          subject={change.subject}
          description={change.description}
          cause={change.cause}
          onClose={() => setChange(undefined)}
          onCreated={({ number }) => {
            void client.invalidateQueries({ queryKey: getSpaceDocDebtQueryKey({ path }) })
            void client.invalidateQueries({ queryKey: listSpaceEmptySearchesQueryKey({ path }) })
            const params = { org, space, number: String(number) }
            void (change.page === undefined
              ? navigate({ to: '/o/$org/s/$space/changes/$number/edit', params })
              : navigate({
                  to: '/o/$org/s/$space/changes/$number/edit/$page',
                  params: { ...params, page: change.page },
                }))
          }}
        />
      )}
    </>
  )
}
