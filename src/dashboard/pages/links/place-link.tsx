import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { ContentLocation } from '../../../client/types.gen.ts'
import { Icon } from '../../ui/icon.tsx'
import { placeOf } from './link-text.ts'

export interface PlaceLinkProps {
  readonly location: ContentLocation
  /** Id of the current space. */
  readonly space: string
}

/** A link to a location, by its name. */
export function PlaceLink({ location, space }: PlaceLinkProps) {
  const { label, href } = placeOf(location, space)
  if (href === undefined) return <span className="wrap-anywhere">{label}</span>
  if (location.kind === 'url')
    return (
      <a href={href} rel="noreferrer" target="_blank" className="text-accent wrap-anywhere underline">
        {label}
        <Icon of={ExternalLink} className="ml-1 inline size-3.5" label="opens in a new tab" />
      </a>
    )
  return (
    // An internal URL built from ids.
    <Link to={href as '/'} className="text-accent wrap-anywhere underline">
      {label}
    </Link>
  )
}
