import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '../../../../translations/settings/settings-screen.tsx'
import { enginesOptions, translationOptions } from '../../../../translations/translation-queries.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { LazyInstructionsEditor } from '../../../-editor/lazy-instructions-editor.tsx'

export const Route = createFileRoute('/o/$org/translations/$translation/settings')({
  staticData: { crumb: 'Settings' },
  component: Settings,
  pendingComponent: () => <Skeleton shape="lines" count={8} label="Loading settings" />,
})

function Settings() {
  const { org, translation: id } = Route.useParams()
  const { data: translation } = useSuspenseQuery(translationOptions(org, id))
  const canEdit = translation.permissions.edit
  const { data: engines = [] } = useQuery({ ...enginesOptions(org), enabled: canEdit })
  return (
    <SettingsScreen
      org={org}
      translation={translation}
      engines={engines}
      edit={(editing) => <LazyInstructionsEditor {...editing} readOnly={!canEdit} />}
    />
  )
}
