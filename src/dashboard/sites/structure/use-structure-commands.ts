import { FolderPlus, Plus } from 'lucide-react'
import { useCommands } from '../../shell/commands/commands.ts'

/** Palette commands and shortcuts of the structure screen; none if it may not be changed. */
export const useStructureCommands = (
  allowed: boolean,
  { onSection, onGroup }: { readonly onSection: () => void; readonly onGroup: () => void },
): void =>
  useCommands(
    allowed
      ? [
          {
            id: 'add-section',
            label: 'Add section',
            group: 'This screen',
            icon: Plus,
            keys: 'n',
            run: onSection,
          },
          { id: 'add-group', label: 'Add group', group: 'This screen', icon: FolderPlus, run: onGroup },
        ]
      : [],
  )
