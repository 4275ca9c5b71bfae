/** A space without pages: opens the editor on the first one. */
import { useNavigate } from '@tanstack/react-router'
import { NoPages } from '../../pages/tree/no-pages.tsx'

export interface NoPagesInSpaceProps {
  readonly org: string
  readonly space: string
  readonly allowed: boolean
}

export function NoPagesInSpace({ org, space, allowed }: NoPagesInSpaceProps) {
  const navigate = useNavigate()
  return (
    <NoPages
      org={org}
      space={space}
      allowed={allowed}
      onCreated={(number, page) => {
        const params = { org, space, number: String(number) }
        void (page === undefined
          ? navigate({ to: '/o/$org/s/$space/changes/$number/edit', params })
          : navigate({ to: '/o/$org/s/$space/changes/$number/edit/$page', params: { ...params, page } }))
      }}
    />
  )
}
