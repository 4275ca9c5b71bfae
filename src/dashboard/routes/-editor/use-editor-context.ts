/** Context of the editor in a change request. Combines pages, files and people. */
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getUserByIdOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, ContentFile } from '../../../client/types.gen.ts'
import { readChange } from '../../editor/session/edit-requests.ts'
import { pickablePages, sourceNames, type StandingPage } from '../../editor/panel/page-rows.ts'
import type { EditorContext } from '../../editor/editor-context.ts'
import { uploadFile } from '../../editor/uploads/upload-file.ts'
import type { useDrawBlocks } from '../-reader/use-draw-blocks.tsx'
import { referenceAddresses, referenceAtAddress } from './reference-addresses.ts'

export interface Surrounded {
  readonly organization: string
  readonly change: Pick<ChangeRequest, 'space' | 'id' | 'number'>
  /** Revision of the change request at which pages and files are read. */
  readonly revision: string
  readonly standing: readonly StandingPage[]
  /** Undefined while loading. */
  readonly files: readonly ContentFile[] | undefined
  readonly drawBlocks: ReturnType<typeof useDrawBlocks>
}

const none: readonly ContentFile[] = []

export const useEditorSurroundings = ({
  organization,
  change: { space, id, number },
  revision,
  standing,
  files = none,
  drawBlocks,
}: Surrounded): EditorContext => {
  const client = useQueryClient()
  return useMemo(
    (): EditorContext => ({
      ground: { organization, space, revision, pages: pickablePages(standing), files },
      names: sourceNames(standing),
      addressOf: referenceAddresses({ organization, space, number, files }),
      referenceAt: referenceAtAddress({ organization, space, standing }),
      personName: async (userId) => {
        try {
          return (await client.ensureQueryData(getUserByIdOptions({ path: { userId } }))).displayName
        } catch {
          // Deleted, or not visible to the user.
          return undefined
        }
      },
      upload: async (file, onProgress, signal) => {
        const made = await uploadFile({ space, id }, file, onProgress, signal)
        // The image is rendered from the files of the new head.
        await readChange(client, { space, id })
        return made
      },
      drawBlock: (block) => drawBlocks([block]),
    }),
    [organization, space, id, number, revision, standing, files, drawBlocks, client],
  )
}
