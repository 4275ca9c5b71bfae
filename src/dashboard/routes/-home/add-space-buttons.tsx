import { Link } from '@tanstack/react-router'
import { FolderInput, Plus } from 'lucide-react'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'

export interface AddSpaceButtonsProps {
  readonly org: string
  /** Why the user may not add spaces. */
  readonly disabledReason: string | undefined
  readonly primary?: boolean
  readonly onCreate: () => void
}

/** The two ways to get a space: importing docs, or creating an empty one. */
export function AddSpaceButtons({ org, disabledReason, primary = false, onCreate }: AddSpaceButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {disabledReason === undefined ? (
        <Link to="/o/$org/import" params={{ org }} className={buttonClass(primary ? 'primary' : 'quiet')}>
          <Icon of={FolderInput} />
          Import documentation
        </Link>
      ) : (
        <Button icon={FolderInput} disabledReason={disabledReason}>
          Import documentation
        </Button>
      )}
      <Button icon={Plus} onClick={onCreate} disabledReason={disabledReason}>
        New space
      </Button>
    </div>
  )
}
