import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Organization, Translation } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { useRowKeys } from '../../shell/commands/use-row-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { languageName } from '../../ui/language-name.ts'
import { translationsOptions } from '../translation-queries.ts'
import { needsAdmin, translationName } from '../translation-text.ts'
import { TranslationRow } from './translation-row.tsx'
import { TranslationsFrame } from './translations-frame.tsx'

export interface TranslationsScreenProps {
  readonly org: string
  readonly organization: Pick<Organization, 'permissions'>
  readonly q: string | undefined
  readonly onSearch: (q: string | undefined) => void
}

const matching = (translations: readonly Translation[], q = ''): readonly Translation[] => {
  const wanted = q.toLowerCase()
  return translations.filter((translation) =>
    `${translationName(translation)} ${languageName(translation.source.language)}`
      .toLowerCase()
      .includes(wanted),
  )
}

/** More rows than a person reads; the rest is found with the search. */
const mostRows = 200

/** The translations of an organization. */
export function TranslationsScreen({ org, organization, q, onSearch }: TranslationsScreenProps) {
  const { data: translations } = useSuspenseQuery(translationsOptions(org))
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const canCreate = organization.permissions.admin
  const add = (): void => void navigate({ to: '/o/$org/translations/new', params: { org } })
  useListCommands(() => field.current?.focus(), canCreate ? add : undefined)
  const isBare = translations.length === 0
  const found = matching(translations, q)
  const addButton = (
    <Button variant="primary" icon={Plus} onClick={add} disabledReason={canCreate ? undefined : needsAdmin}>
      New translation
    </Button>
  )
  return (
    <TranslationsFrame org={org} current="/o/$org/translations" actions={isBare ? undefined : addButton}>
      {isBare ? (
        <EmptyState title="No translations yet" action={addButton}>
          A translation keeps a copy of a space in another language, and shows what became stale when the
          source changes.
        </EmptyState>
      ) : (
        <>
          <SearchField label="Search translations" value={q} onSearch={onSearch} field={field} />
          {found.length === 0 ? (
            <EmptyState
              title="No matching translations"
              action={<Button onClick={() => onSearch(undefined)}>Clear search</Button>}
            >
              Search by the title of the space or by language.
            </EmptyState>
          ) : (
            <TranslationList org={org} translations={found} />
          )}
        </>
      )}
    </TranslationsFrame>
  )
}

/** `/` searches; `n` adds, for those who may. */
const useListCommands = (find: () => void, add: (() => void) | undefined): void =>
  useCommands([
    {
      id: 'search-translations',
      label: 'Search translations',
      group: 'This screen',
      icon: Search,
      keys: '/',
      run: find,
    },
    ...(add === undefined
      ? []
      : [
          {
            id: 'new-translation',
            label: 'New translation',
            group: 'This screen' as const,
            icon: Plus,
            keys: 'n',
            run: add,
          },
        ]),
  ])

function TranslationList({
  org,
  translations,
}: {
  readonly org: string
  readonly translations: readonly Translation[]
}) {
  const [limit, setLimit] = useState(mostRows)
  const rows = useRef<HTMLUListElement>(null)
  useRowKeys(rows)
  return (
    <div className="grid gap-3">
      <output className="figures text-caption text-ink-soft">
        {counted(translations.length, 'translation')}
      </output>
      <ul ref={rows} aria-label="Translations" className="grid border-t border-line">
        {translations.slice(0, limit).map((translation) => (
          <TranslationRow key={translation.id} org={org} translation={translation} />
        ))}
      </ul>
      {translations.length > limit && (
        <span>
          <Button onClick={() => setLimit(limit + mostRows)}>Show more</Button>
        </span>
      )}
    </div>
  )
}
