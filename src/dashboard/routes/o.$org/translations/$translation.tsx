import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { orNotFound } from '../../../api/not-found-error.ts'
import { isMissing } from '../../../api/response-error.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { TranslationHeader } from '../../../translations/detail/translation-header.tsx'
import { TranslationNotices } from '../../../translations/detail/translation-notices.tsx'
import { TranslationTabs } from '../../../translations/detail/translation-tabs.tsx'
import { translationOptions } from '../../../translations/translation-queries.ts'
import { translationName } from '../../../translations/translation-text.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/translations/$translation')({
  loader: async ({ context: { queryClient }, params: { org, translation: id } }) => ({
    crumb: translationName(await orNotFound(queryClient.ensureQueryData(translationOptions(org, id)))),
  }),
  component: TranslationFrame,
  pendingComponent: () => <Skeleton shape="lines" count={4} label="Loading the translation" />,
  notFoundComponent: MissingScreen,
})

function TranslationFrame() {
  const { org, translation: id } = Route.useParams()
  const { data: translation, error } = useSuspenseQuery(translationOptions(org, id))
  const currentTab = useMatches({ select: (matches) => matches.at(-1)?.fullPath.replace(/\/$/, '') })
  // It was visible before, and was deleted or the user's access revoked.
  if (isMissing(error)) return <MissingScreen />
  return (
    <div key={id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TranslationHeader org={org} translation={translation}>
        <TranslationNotices org={org} translation={translation} />
        <TranslationTabs org={org} translation={id} current={currentTab} />
      </TranslationHeader>
      <Outlet />
    </div>
  )
}
