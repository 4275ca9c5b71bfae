import { Dialog } from '../../ui/overlays/dialog.tsx'
import { roleChoices, roleLabels } from '../role-labels.ts'

export interface RolesExplainedProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Explains what each role allows and which one takes precedence. */
export function RolesExplained({ open, onClose }: RolesExplainedProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Roles"
      description="Each lets do what those above it do, and more."
      wide
    >
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {roleChoices.map((choice) => (
          <div key={choice} className="contents">
            <dt className="font-strong">{roleLabels[choice].label}</dt>
            <dd className="text-ink-soft">{roleLabels[choice].hint}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 font-strong">Which role counts on a space</h3>
      <ol className="mt-1 grid list-decimal gap-1 pl-5 text-ink-soft">
        <li>Administrators of the organization administer everything in it.</li>
        <li>A role given to the person on the space, even when it is less than another.</li>
        <li>The best role given to a team of theirs on the space.</li>
        <li>The default level of the space, for everybody who is no guest.</li>
        <li>The same three on each collection around it, from the inside out.</li>
        <li>The role in the organization.</li>
      </ol>
    </Dialog>
  )
}
