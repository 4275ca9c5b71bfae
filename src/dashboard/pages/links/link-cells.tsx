import { Link as RouteLink } from '@tanstack/react-router'
import type { Link } from '../../../client/types.gen.ts'
import { linkKey } from './link-choice.ts'
import { brokenTargetText, placeOf, targetDetail, targetText } from './link-text.ts'
import { PlaceLink } from './place-link.tsx'
import { counted } from '../../ui/counted.ts'

export interface LinkSourceHeadingProps {
  /** All links of one source. */
  readonly links: readonly Link[]
  readonly space: string
  readonly selected: ReadonlyMap<string, Link> | undefined
  readonly onSelect: (links: readonly Link[], on: boolean) => void
}

/** The source of links, with a checkbox for all of them that can be selected. */
export function LinkSourceHeading({ links, space, selected, onSelect }: LinkSourceHeadingProps) {
  const fixable = links.filter(({ status }) => status !== 'ok')
  const count = fixable.filter((link) => selected?.has(linkKey(link)) === true).length
  const [first] = links
  const [location] = first?.locationReferences ?? []
  if (location === undefined) return null
  // The source itself, not the position of its first link.
  const { internalLocation: _, ...whole } =
    location.kind === 'page' ? location : { ...location, internalLocation: undefined }
  const { label } = placeOf(whole, space)
  return (
    <span className="flex items-center gap-2">
      {selected !== undefined && fixable.length > 1 && (
        <input
          type="checkbox"
          aria-label={`Select all ${fixable.length} in ${label}`}
          checked={count === fixable.length}
          ref={(element) => {
            if (element !== null) element.indeterminate = count > 0 && count < fixable.length
          }}
          onChange={(event) => onSelect(fixable, event.target.checked)}
          className="size-4 accent-accent pointer-coarse:size-5"
        />
      )}
      <span className="font-strong text-ink">
        <PlaceLink location={whole} space={space} />
      </span>
      <span className="figures text-caption text-ink-soft">{counted(links.length, 'target')}</span>
    </span>
  )
}

export interface LinkCellProps {
  readonly link: Link
  readonly space: string
}

/** The target of a link by name, or what is known of a missing target. */
export function LinkTargetText({ link, space }: LinkCellProps) {
  const { targetReference, target, status } = link
  if (targetReference !== undefined) {
    const reason = status === 'broken' ? brokenTargetText(target) : undefined
    return (
      <>
        <PlaceLink location={targetReference} space={space} />
        {reason !== undefined && (
          <span className="block text-caption font-normal text-ink-soft">{reason}</span>
        )}
      </>
    )
  }
  const detail = targetDetail(link)
  return (
    // A specification has no location, whether it exists or not.
    <span
      className="inline-block min-w-32 wrap-anywhere text-ink-soft"
      title={status === 'broken' ? 'Deleted' : undefined}
    >
      {targetText(link)}
      {detail !== undefined && <span className="block text-caption font-normal">{detail}</span>}
    </span>
  )
}

/** The text of a link, linked to its location; further links to the same target are numbered. */
export function LinkedText({ link, space }: LinkCellProps) {
  const { occurrences, locationReferences } = link
  const text = occurrences.find((one) => one.text !== undefined)?.text
  const places = locationReferences.flatMap((location) => placeOf(location, space).href ?? [])
  const linkClass = 'text-accent underline'
  return (
    <span className="flex max-w-72 items-baseline gap-2">
      {places.slice(0, 1).map((href) => (
        <RouteLink key={href} to={href as '/'} className={`truncate ${linkClass}`}>
          {text ?? 'Go to link'}
        </RouteLink>
      ))}
      {occurrences.length > 1 && (
        <span className="figures flex shrink-0 gap-1.5 text-caption text-ink-soft">
          {occurrences.length} times
          {places.slice(1, 4).map((href, at) => (
            <RouteLink key={href} to={href as '/'} aria-label={`Occurrence ${at + 2}`} className={linkClass}>
              {at + 2}
            </RouteLink>
          ))}
        </span>
      )}
    </span>
  )
}
