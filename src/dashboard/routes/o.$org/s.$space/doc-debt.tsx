import { createFileRoute } from '@tanstack/react-router'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { DocDebtScreen } from '../../../spaces/doc-debt/doc-debt-screen.tsx'

/** Nothing is awaited: each section loads on its own. */
export const Route = createFileRoute('/o/$org/s/$space/doc-debt')({
  staticData: { crumb: 'Doc debt' },
  component: DocDebt,
  notFoundComponent: MissingScreen,
})

function DocDebt() {
  const { org, space } = Route.useParams()
  return <DocDebtScreen key={space} org={org} space={space} />
}
