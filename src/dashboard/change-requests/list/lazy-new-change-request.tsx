import { Later } from '../../ui/loading/later.tsx'
import type { NewChangeRequestProps } from './new-change-request.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

// Its form imports the contract's schemas, which a list does not need.
const NewChangeRequest = lazyComponent(
  async () => (await import('./new-change-request.tsx')).NewChangeRequest,
)

/** The dialog that creates a change request, loaded when it opens. */
export function LazyNewChangeRequest(props: NewChangeRequestProps) {
  return (
    <Later>
      <NewChangeRequest {...props} />
    </Later>
  )
}
