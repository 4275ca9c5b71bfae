import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Translation, TranslationUnitState } from '../../../client/types.gen.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { unitStates } from '../translation-search.ts'
import { stateLabels } from '../translation-text.ts'
import { ImportFile } from './import-file.tsx'

export interface FilesScreenProps {
  readonly org: string
  readonly translation: Translation
}

type Format = 'xliff' | 'po'

/** Units as files for other tools, and back. */
export function FilesScreen({ org, translation }: FilesScreenProps) {
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-8">
      <ExportFile org={org} translation={translation} />
      <ImportFile org={org} translation={translation} />
    </div>
  )
}

function ExportFile({ org, translation }: FilesScreenProps) {
  const [format, setFormat] = useState<Format>('xliff')
  const [state, setState] = useState<TranslationUnitState | ''>('')
  const query = new URLSearchParams({ format, ...(state !== '' && { state }) })
  return (
    <Section title="Export" lead="Translate in another tool, then import the file here.">
      <div className="grid gap-3 sm:grid-cols-2">
        <Select<Format>
          label="Format"
          value={format}
          onValueChange={setFormat}
          options={[
            { value: 'xliff', label: 'XLIFF 2.1' },
            { value: 'po', label: 'PO (gettext)' },
          ]}
        />
        <Select<TranslationUnitState | ''>
          label="Units"
          value={state}
          onValueChange={setState}
          options={[
            { value: '', label: 'All units' },
            ...unitStates.map((value) => ({ value, label: `${stateLabels[value]} only` })),
          ]}
        />
      </div>
      <span>
        <a
          href={`/v1/orgs/${org}/translations/${translation.id}/export?${query.toString()}`}
          download
          className={buttonClass('quiet')}
        >
          <Icon of={Download} />
          Export
        </a>
      </span>
    </Section>
  )
}
