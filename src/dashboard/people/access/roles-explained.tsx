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
      description="Each role includes the permissions of the roles above it."
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
      <h3 className="mt-5 font-strong">How a role on a space is determined</h3>
      <ol className="mt-1 grid list-decimal gap-1 pl-5 text-ink-soft">
        <li>Organization administrators have full access to everything.</li>
        <li>A role assigned to the person on the space, even if another source would give them more.</li>
        <li>The highest role assigned to one of their teams on the space.</li>
        <li>The default level of the space, for everyone except guests.</li>
        <li>The same three sources on each parent collection, starting with the closest.</li>
        <li>The organization role.</li>
      </ol>
    </Dialog>
  )
}
