import { createContext, useContext } from 'react'

/** Where names of schemas lead to: the specification that a reference belongs to. */
export interface ReferencePlace {
  readonly org: string
  readonly slug: string
  /** Id of the version; the latest one if absent. */
  readonly version: string | undefined
}

export const ReferencePlaceContext = createContext<ReferencePlace | undefined>(undefined)

export const useReferencePlace = (): ReferencePlace | undefined => useContext(ReferencePlaceContext)
