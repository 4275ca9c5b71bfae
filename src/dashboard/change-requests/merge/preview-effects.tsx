import {
  BookOpenCheck,
  ChevronRight,
  FileStack,
  Link2,
  Link2Off,
  SearchX,
  Signpost,
  Split,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { MergePreview } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { cx } from '../../ui/class-names.ts'
import { counted } from '../../ui/counted.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { countText } from '../entries/change-entries.ts'
import type { Preview } from './preview-queries.ts'
import { linkText, pageText, previewLines, resolutionText } from './preview-text.ts'

export interface PreviewEffectsProps {
  readonly preview: Preview
  readonly space: string
  /** Text if nothing would change. */
  readonly nothing: string
}

/** Everything that would happen, by section; each expands to a list. Fills in while the sheet is open. */
export function PreviewEffects({ preview, space, nothing }: PreviewEffectsProps) {
  const { data, error, stale, moved, retry } = preview
  if (data === undefined) {
    if (error === null) return <Skeleton shape="rows" count={4} label="Loading preview" />
    const { title, what, requestId } = processError(error)
    return <ErrorNote title={title} what={what} requestId={requestId} onRetry={retry} />
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p aria-live="polite" className={cx('text-caption', moved === undefined && !stale && 'sr-only')}>
        {stale ? (
          'Main has changed. Checking again…'
        ) : moved === undefined ? (
          'Up to date.'
        ) : (
          <>
            Main changed <RelativeTime at={moved} />. This preview is up to date.
          </>
        )}
      </p>
      <div className={cx('grid grid-cols-[minmax(0,1fr)] divide-y divide-line', stale && 'opacity-60')}>
        <Effects data={data} space={space} nothing={nothing} />
      </div>
    </div>
  )
}

function Effects({
  data,
  space,
  nothing,
}: Omit<PreviewEffectsProps, 'preview'> & { readonly data: MergePreview }) {
  const lines = previewLines(data)
  const pages = countText(data.counts)
  const { addresses, links, resolved, words, sites } = data
  return (
    <>
      <Effect
        icon={FileStack}
        line={pages ?? nothing}
        items={data.items.map((page) => ({
          key: page.id,
          content: (
            <>
              <span className="text-ink">{page.title}</span>{' '}
              <span className="text-caption">/{page.path}</span>
              {` · ${pageText(page)}`}
            </>
          ),
        }))}
        more={data.count - data.items.length}
      />
      <Effect icon={Split} color="text-plum" line={lines.conflicts} items={[]} />
      <Effect
        icon={Signpost}
        color="text-ochre"
        line={lines.addresses}
        items={addresses.items.map(({ page, before, after }) => ({
          key: page,
          content: after === undefined ? `/${before} (removed)` : `/${before} → /${after}`,
        }))}
        more={addresses.count - addresses.items.length}
      />
      <Effect
        icon={Link2Off}
        color="text-rust"
        line={lines.broken}
        items={links.broken.items.map((link, at) => ({ key: String(at), content: linkText(link, space) }))}
        more={links.broken.count - links.broken.items.length}
        hidden={links.broken.hidden}
      />
      <Effect
        icon={Link2}
        color="text-moss"
        line={lines.fixed}
        items={links.fixed.items.map((link, at) => ({ key: String(at), content: linkText(link, space) }))}
        more={links.fixed.count - links.fixed.items.length}
        hidden={links.fixed.hidden}
      />
      <Effect
        icon={SearchX}
        color="text-ochre"
        line={lines.words}
        items={words.count === 0 ? [] : [{ key: 'words', content: words.items.join(', ') }]}
        more={words.count - words.items.length}
      />
      <Effect
        icon={BookOpenCheck}
        line={lines.resolved}
        items={resolved.items.map((one, at) => ({ key: String(at), content: resolutionText(one) }))}
        more={resolved.count - resolved.items.length}
      />
      <Effect
        icon={BookOpenCheck}
        line={sites.length === 0 ? undefined : `Published on ${counted(sites.length, 'site')}`}
        items={sites.map(({ site, title, siteSpaces }) => ({
          key: site,
          content: [title, ...siteSpaces.map((one) => one.title)].join(' · '),
        }))}
      />
    </>
  )
}

interface EffectProps {
  readonly icon: LucideIcon
  readonly color?: string
  /** Absent: nothing of this kind happens. */
  readonly line: string | undefined
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[]
  /** How many are counted but not listed. */
  readonly more?: number
  /** How many are hidden because the user may not see them. */
  readonly hidden?: number
}

function Effect({ icon, color = 'text-ink-soft', line, items, more = 0, hidden = 0 }: EffectProps) {
  if (line === undefined) return null
  const remainders = [
    ...(more > 0 ? [`and ${more} more`] : []),
    ...(hidden > 0 ? [`${items.length === 0 ? '' : 'and '}${hidden} in spaces you cannot access`] : []),
  ]
  const head = (
    <>
      <Icon of={icon} className={cx('mt-0.5', color)} />
      <span className="min-w-0 flex-1 text-ink">{line}</span>
    </>
  )
  if (items.length === 0 && remainders.length === 0) return <div className="flex gap-2 py-2">{head}</div>
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none gap-2 py-2 [&::-webkit-details-marker]:hidden">
        {head}
        <Icon of={ChevronRight} className="mt-0.5 text-ink-soft transition-transform group-open:rotate-90" />
      </summary>
      <ul className="mb-2 grid max-h-48 gap-1 overflow-y-auto pl-6 text-ink-soft [overflow-wrap:anywhere]">
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
        {remainders.map((remainder) => (
          <li key={remainder}>{remainder}</li>
        ))}
      </ul>
    </details>
  )
}
