import { useInfiniteQuery } from '@tanstack/react-query'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { fileUsesOptions } from '../links/link-queries.ts'
import { PlaceLink } from '../links/place-link.tsx'

export interface FileUsesProps {
  readonly space: string
  readonly file: string
}

/** The pages that show a file or link to it. */
export function FileUses({ space, file }: FileUsesProps) {
  const uses = useInfiniteQuery(fileUsesOptions(space, file))
  const [first] = uses.data?.pages ?? []
  return (
    <section aria-label="Used in" className="grid gap-1">
      <h3 className="font-strong">Used in{first !== undefined && ` ${counted(first.count, 'place')}`}</h3>
      <FormError error={uses.error} />
      {first === undefined && uses.error === null && (
        <Skeleton shape="lines" count={2} label="Loading uses" />
      )}
      {first?.count === 0 && (
        <p className="text-ink-soft">No page in this space uses this file. It may be used in other spaces.</p>
      )}
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {uses.data?.pages
          .flatMap(({ items }) => items)
          .map((location, at) => (
            <li key={at}>
              <PlaceLink location={location} space={space} />
            </li>
          ))}
      </ul>
      {uses.hasNextPage && (
        <div>
          <Button busy={uses.isFetchingNextPage} onClick={() => void uses.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </section>
  )
}
