/** Starts editing from the tabs of a space. Combines the areas spaces and change requests. */
import { useNavigate } from '@tanstack/react-router'
import { GitPullRequestArrow } from 'lucide-react'
import { useState } from 'react'
import { LazyNewChangeRequest } from '../../change-requests/list/lazy-new-change-request.tsx'
import { useCommands } from '../../shell/commands/commands.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { showToast } from '../../ui/toast.ts'

export interface EditSpaceProps {
  readonly org: string
  readonly space: string
  readonly allowed: boolean
  /** Whether to show the button; false if the screen has one already. */
  readonly button: boolean
}

const refused = 'You need the Editor role in this space. Ask a space administrator.'

/** Creates a change request and opens the editor in it, by button or shortcut. */
export function EditSpace({ org, space, allowed, button }: EditSpaceProps) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  useCommands([
    {
      id: 'edit-space',
      label: 'Edit in a change request',
      group: 'This screen',
      keys: 'e',
      run: () => {
        if (allowed) setOpen(true)
        else void showToast({ text: 'You can’t edit this space', detail: refused })
      },
    },
  ])
  return (
    <>
      {button && (
        <Button
          icon={GitPullRequestArrow}
          disabledReason={allowed ? undefined : refused}
          onClick={() => setOpen(true)}
        >
          <span className="max-sm:sr-only">Edit</span>
        </Button>
      )}
      {isOpen && (
        <LazyNewChangeRequest
          space={space}
          open
          onClose={() => setOpen(false)}
          onCreated={({ number }) =>
            void navigate({
              to: '/o/$org/s/$space/changes/$number/edit',
              params: { org, space, number: String(number) },
            })
          }
        />
      )}
    </>
  )
}
