import { Link } from '@tanstack/react-router'
import { FormError } from '../../forms/form-error.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { specName } from '../api-spec-text.ts'
import type { PickableSpecs } from './use-pickable-specs.ts'

export interface SpecSelectProps extends PickableSpecs {
  readonly org: string
}

/** The specification to pick from; where there is none, how to add one. */
export function SpecSelect({ org, specs, error, chosen, choose }: SpecSelectProps) {
  if (error !== null) return <FormError error={error} />
  if (specs === undefined) return <Skeleton shape="rows" count={4} label="Loading API specifications" />
  if (chosen === undefined)
    return (
      <EmptyState
        title="No API specifications yet"
        action={
          <Link to="/o/$org/specs" params={{ org }} className="text-accent underline underline-offset-2">
            API specifications
          </Link>
        }
      >
        Add an OpenAPI document to the organization first. What you wrote here is saved.
      </EmptyState>
    )
  if (specs.length === 1) return <p className="text-ink-soft">From {specName(chosen)}</p>
  return (
    <Select
      label="Specification"
      value={chosen.slug}
      onValueChange={choose}
      options={specs.map((spec) => ({ value: spec.slug, label: specName(spec) }))}
    />
  )
}
