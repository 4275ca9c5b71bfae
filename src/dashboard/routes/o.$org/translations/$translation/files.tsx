import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { FilesScreen } from '../../../../translations/files/files-screen.tsx'
import { translationOptions } from '../../../../translations/translation-queries.ts'

export const Route = createFileRoute('/o/$org/translations/$translation/files')({
  staticData: { crumb: 'Files' },
  component: Files,
})

function Files() {
  const { org, translation: id } = Route.useParams()
  const { data: translation } = useSuspenseQuery(translationOptions(org, id))
  return <FilesScreen org={org} translation={translation} />
}
