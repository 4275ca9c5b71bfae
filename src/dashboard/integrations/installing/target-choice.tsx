import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import type { PickableTarget, TargetKind, TargetSelection } from './pickable-target.ts'
import { TargetPicker } from './target-picker.tsx'

export interface TargetChoiceProps {
  readonly kind: TargetKind
  readonly targets: readonly PickableTarget[] | undefined
  readonly value: TargetSelection
  readonly onValueChange: (value: TargetSelection) => void
}

/** All spaces or some of them; the same for sites. */
export function TargetChoice({ kind, targets, value, onValueChange }: TargetChoiceProps) {
  return (
    <div className="grid gap-3">
      <RadioCards
        legend={kind === 'space' ? 'Spaces' : 'Sites'}
        value={value.all ? 'all' : 'selected'}
        onValueChange={(next) => onValueChange({ ...value, all: next === 'all' })}
        options={[
          { value: 'selected', label: `Selected ${kind}s`, hint: 'You can add and remove them later.' },
          { value: 'all', label: `All ${kind}s`, hint: `Every ${kind}, including those created later.` },
        ]}
      />
      {!value.all && (
        <TargetPicker
          kind={kind}
          targets={targets}
          chosen={value.ids}
          onChosen={(ids) => onValueChange({ ...value, ids })}
        />
      )}
    </div>
  )
}
