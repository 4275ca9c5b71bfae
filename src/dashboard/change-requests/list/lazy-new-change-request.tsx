import { lazy } from 'react'
import { Later } from '../../ui/later.tsx'
import type { NewChangeRequestProps } from './new-change-request.tsx'

// Its form imports the contract's schemas, which a list does not need.
const NewChangeRequest = lazy(async () => ({
  default: (await import('./new-change-request.tsx')).NewChangeRequest,
}))

/** The dialog that creates a change request, loaded when it opens. */
export function LazyNewChangeRequest(props: NewChangeRequestProps) {
  return (
    <Later>
      <NewChangeRequest {...props} />
    </Later>
  )
}
