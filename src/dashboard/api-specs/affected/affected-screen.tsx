import { useQuery } from '@tanstack/react-query'
import { FilePenLine } from 'lucide-react'
import { useState } from 'react'
import type { ApiSpec, ApiSpecPage, ApiSpecVersion } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { affectedPagesOptions, type VersionPair } from '../api-spec-queries.ts'
import { chosenPair, type ChosenPair } from '../comparison/chosen-pair.ts'
import { VersionPickers } from '../comparison/version-pickers.tsx'
import { needsEditor } from '../api-spec-text.ts'
import { AffectedPageRow } from './affected-page-row.tsx'
import { ChangeRequestDialog } from './change-request-dialog.tsx'

export interface AffectedScreenProps {
  readonly org: string
  readonly spec: ApiSpec
  readonly versions: readonly ApiSpecVersion[]
  readonly search: VersionPair
  readonly onSearch: (search: VersionPair) => void
}

/** The pages that the differences between two versions concern, by space. */
export function AffectedScreen({ org, spec, versions, search, onSearch }: AffectedScreenProps) {
  const pair = chosenPair(versions, search)
  if (pair === undefined)
    return (
      <EmptyState title="No second version yet">
        Once the document changes, the pages that show, link to or mention what changed are listed here.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <VersionPickers versions={versions} {...pair} onPick={(from, to) => onSearch({ from, to })} />
      <AffectedPages org={org} spec={spec} pair={pair} />
    </div>
  )
}

interface AffectedPagesProps {
  readonly org: string
  readonly spec: ApiSpec
  readonly pair: ChosenPair
}

function AffectedPages({ org, spec, pair }: AffectedPagesProps) {
  const between = { from: pair.from.id, to: pair.to.id }
  const { data, error, refetch, isFetching } = useQuery(affectedPagesOptions(org, spec.slug, between))
  if (error !== null)
    return <ErrorNote {...processError(error)} onRetry={() => void refetch()} retrying={isFetching} />
  if (data === undefined) return <Skeleton shape="rows" count={6} label="Looking for pages" />
  if (data.length === 0)
    return (
      <EmptyState title="No pages affected">
        No page that you can see shows, links to or mentions what changed between these versions.
      </EmptyState>
    )
  const spaces = [...Map.groupBy(data, ({ space }) => space.id).values()]
  return (
    <>
      <output className="figures text-caption text-ink-soft">
        {counted(new Set(data.map(({ page }) => page.id)).size, 'page')} in {counted(spaces.length, 'space')}
      </output>
      {spaces.map((pages) => (
        <AffectedSpace key={pages[0]?.space.id} org={org} spec={spec} between={between} pages={pages} />
      ))}
    </>
  )
}

/** Rows in one go. */
const rowsAtOnce = 100

interface AffectedSpaceProps {
  readonly org: string
  readonly spec: ApiSpec
  readonly between: VersionPair
  readonly pages: readonly ApiSpecPage[]
}

function AffectedSpace({ org, spec, between, pages }: AffectedSpaceProps) {
  const [shown, setShown] = useState(rowsAtOnce)
  const [isCreating, setCreating] = useState(false)
  const space = pages[0]?.space
  if (space === undefined) return null
  const refused = !spec.permissions.edit
    ? needsEditor
    : space.edit
      ? undefined
      : 'You need the Editor role in this space. Ask an administrator of the space.'
  return (
    <Section
      title={space.title}
      actions={
        <Button icon={FilePenLine} disabledReason={refused} onClick={() => setCreating(true)}>
          Create change request
        </Button>
      }
    >
      <ul aria-label={`Pages of ${space.title}`} className="grid border-t border-line">
        {pages.slice(0, shown).map((page) => (
          <AffectedPageRow
            key={`${page.page.id} ${page.by} ${page.block ?? ''} ${page.quote ?? ''}`}
            org={org}
            slug={spec.slug}
            page={page}
          />
        ))}
      </ul>
      {pages.length > shown && (
        <span>
          <Button onClick={() => setShown(shown + rowsAtOnce)}>Show more</Button>
        </span>
      )}
      {isCreating && (
        <ChangeRequestDialog
          org={org}
          spec={spec}
          space={space}
          between={between}
          pages={pages}
          onClose={() => setCreating(false)}
        />
      )}
    </Section>
  )
}
