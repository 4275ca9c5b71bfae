import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ApiSpec, ComputedSource } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { openapiType } from './openapi-source.ts'
import { hostedSpecsOptions } from './source-queries.ts'

export interface OpenapiSourceFormProps {
  readonly org: string
  /** The source that is edited. */
  readonly declared: ComputedSource | undefined
  readonly onConfigured: (source: ComputedSource) => void
}

/** Chooses the specification of an API reference, and how its pages are made. */
export function OpenapiSourceForm({ org, declared, onConfigured }: OpenapiSourceFormProps) {
  const specs = useQuery(hostedSpecsOptions(org))
  if (specs.error !== null) return <FormError error={specs.error} />
  if (specs.data === undefined) return <Skeleton shape="lines" count={4} label="Loading API specifications" />
  if (specs.data.length === 0)
    return (
      <EmptyState
        title="No API specifications yet"
        action={
          <Link to="/o/$org/specs" params={{ org }} className={buttonClass('quiet')}>
            API specifications
          </Link>
        }
      >
        Add your OpenAPI document first. Its reference follows every new version.
      </EmptyState>
    )
  return <Choices specs={specs.data} declared={declared} onConfigured={onConfigured} />
}

type Grouping = 'by-tag' | 'by-operation'

const specIn = (declared: ComputedSource | undefined): string | undefined =>
  (declared?.dependencies as { spec?: { ref?: { spec?: string } } } | undefined)?.spec?.ref?.spec

function Choices({
  specs,
  declared,
  onConfigured,
}: Omit<OpenapiSourceFormProps, 'org'> & { readonly specs: readonly ApiSpec[] }) {
  const named = specIn(declared)
  const known = specs.find(({ id, slug }) => id === named || slug === named)
  const [spec, setSpec] = useState(known?.slug ?? specs[0]?.slug ?? '')
  const [grouping, setGrouping] = useState<Grouping>(
    declared?.props?.['grouping'] === 'by-operation' ? 'by-operation' : 'by-tag',
  )
  const [models, setModels] = useState(declared?.props?.['models'] !== false)
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onConfigured({
          type: openapiType,
          props: { grouping, models },
          dependencies: { spec: { ref: { kind: 'openapi', spec } } },
        })
      }}
    >
      <Select
        label="API specification"
        value={spec}
        onValueChange={setSpec}
        options={specs.map(({ slug, title }) => ({
          value: slug,
          label: title === undefined ? slug : `${title} (${slug})`,
        }))}
      />
      <RadioCards<Grouping>
        legend="Pages"
        value={grouping}
        onValueChange={setGrouping}
        options={[
          { value: 'by-tag', label: 'One for each tag', hint: 'Its operations stand below each other.' },
          { value: 'by-operation', label: 'One for each operation', hint: 'Grouped by tag.' },
        ]}
      />
      <Checkbox label="Include models" checked={models} onCheckedChange={setModels} />
      <div>
        <Button type="submit">Continue</Button>
      </div>
    </form>
  )
}
