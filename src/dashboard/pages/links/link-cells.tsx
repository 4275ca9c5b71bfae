import { Link as RouteLink } from '@tanstack/react-router'
import type { Link } from '../../../client/types.gen.ts'
import { linkName } from './link-choice.ts'
import { placeOf, targetText } from './link-text.ts'
import { PlaceLink } from './place-link.tsx'
import { counted } from '../../ui/counted.ts'

export interface SourceHeadProps {
  /** All links of one source. */
  readonly links: readonly Link[]
  readonly space: string
  readonly chosen: ReadonlyMap<string, Link> | undefined
  readonly onChoose: (links: readonly Link[], on: boolean) => void
}

/** The source of links, with a checkbox for all of them that can be selected. */
export function SourceHead({ links, space, chosen, onChoose }: SourceHeadProps) {
  const loose = links.filter(({ status }) => status !== 'ok')
  const count = loose.filter((link) => chosen?.has(linkName(link)) === true).length
  const [first] = links
  const [location] = first?.locationReferences ?? []
  if (location === undefined) return null
  // The source itself, not the position of its first link.
  const { internalLocation: _, ...whole } =
    location.kind === 'page' ? location : { ...location, internalLocation: undefined }
  const { words } = placeOf(whole, space)
  return (
    <span className="flex items-center gap-2">
      {chosen !== undefined && loose.length > 1 && (
        <input
          type="checkbox"
          aria-label={`Choose all ${loose.length} in ${words}`}
          checked={count === loose.length}
          ref={(element) => {
            if (element !== null) element.indeterminate = count > 0 && count < loose.length
          }}
          onChange={(event) => onChoose(loose, event.target.checked)}
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

export interface LinkPartProps {
  readonly link: Link
  readonly space: string
}

/** The target of a link by name, or what is known of a missing target. */
export function LinkTargetText({ link, space }: LinkPartProps) {
  const { targetReference, formerTarget, target, status } = link
  if (targetReference !== undefined) {
    const { anchor } = target.reference
    return (
      <>
        <PlaceLink location={targetReference} space={space} />
        {status === 'broken' && typeof anchor === 'string' && (
          <span className="block text-caption font-normal text-ink-soft">has no part #{anchor}</span>
        )}
      </>
    )
  }
  return (
    <span className="inline-block min-w-32 wrap-anywhere text-ink-soft" title="Not there any more">
      {targetText(link)}
      {formerTarget?.path !== undefined && (
        <span className="block text-caption font-normal">was at /{formerTarget.path}</span>
      )}
    </span>
  )
}

/** The text of a link, linked to its location; further links to the same target are numbered. */
export function LinkedText({ link, space }: LinkPartProps) {
  const { occurrences, locationReferences } = link
  const text = occurrences.find((one) => one.text !== undefined)?.text
  const places = locationReferences.flatMap((location) => placeOf(location, space).href ?? [])
  const look = 'text-accent underline'
  return (
    <span className="flex max-w-72 items-baseline gap-2">
      {places.slice(0, 1).map((href) => (
        <RouteLink key={href} to={href as '/'} className={`truncate ${look}`}>
          {text ?? 'Where it stands'}
        </RouteLink>
      ))}
      {occurrences.length > 1 && (
        <span className="figures flex shrink-0 gap-1.5 text-caption text-ink-soft">
          {occurrences.length} times
          {places.slice(1, 4).map((href, at) => (
            <RouteLink key={href} to={href as '/'} aria-label={`Place ${at + 2}`} className={look}>
              {at + 2}
            </RouteLink>
          ))}
        </span>
      )}
    </span>
  )
}
