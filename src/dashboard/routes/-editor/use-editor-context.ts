/** Context of the editor in a change request. Combines pages, files and people. */
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getUserByIdOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, ContentFile } from '../../../client/types.gen.ts'
import { readChange, writeChanges } from '../../editor/session/edit-requests.ts'
import { pickablePages, sourceNames, type PlacedPage } from '../../editor/panel/page-rows.ts'
import type { EditorContext } from '../../editor/editor-context.ts'
import { uploadFile } from '../../editor/uploads/upload-file.ts'
import { useApiPicker } from '../-api-specs/use-api-picker.tsx'
import { useEnabledBlocks } from '../-integrations/use-enabled-blocks.ts'
import { useIntegrationBlocks } from '../-integrations/use-integration-blocks.tsx'
import type { useDrawBlocks } from '../-reader/use-draw-blocks.tsx'
import { useFencedBlocks } from './use-fenced-blocks.ts'
import { referenceAddresses, referenceAtAddress } from './reference-addresses.ts'

export interface EditorContextOptions {
  readonly organization: string
  readonly change: Pick<ChangeRequest, 'space' | 'id' | 'number'>
  /** Revision of the change request at which pages and files are read. */
  readonly revision: string
  readonly placedPages: readonly PlacedPage[]
  /** Undefined while loading. */
  readonly files: readonly ContentFile[] | undefined
  readonly drawBlocks: ReturnType<typeof useDrawBlocks>
}

const none: readonly ContentFile[] = []

export const useEditorContext = ({
  organization,
  change: { space, id, number },
  revision,
  placedPages,
  files = none,
  drawBlocks,
}: EditorContextOptions): EditorContext => {
  const client = useQueryClient()
  const fencedBlocks = useFencedBlocks(space)
  const blocks = useEnabledBlocks(space)
  const draw = useIntegrationBlocks(space)
  const apiPicker = useApiPicker(organization)
  return useMemo(
    (): EditorContext => ({
      references: { organization, space, revision, pages: pickablePages(placedPages), files },
      names: sourceNames(placedPages),
      fencedBlocks,
      addressOf: referenceAddresses({ organization, space, number, files }),
      referenceAt: referenceAtAddress({ organization, space, placedPages }),
      personName: async (userId) => {
        try {
          return (await client.ensureQueryData(getUserByIdOptions({ path: { userId } }))).displayName
        } catch {
          // Deleted, or not visible to the user.
          return undefined
        }
      },
      upload: async (file, onProgress, signal) => {
        const uploaded = await uploadFile({ space, id }, file, onProgress, signal)
        // The image is rendered from the files of the new head.
        await readChange(client, { space, id })
        return uploaded
      },
      discardFiles: async (unused) => {
        const changes = unused.map((file) => ({ operation: 'delete_file', file }) as const)
        // Then they stay as added files, and can be deleted there.
        await writeChanges(client, { space, id }, changes).catch(() => undefined)
      },
      drawBlock: (block) => drawBlocks([block]),
      integrations: { blocks, draw },
      apiPicker,
    }),
    [
      organization,
      space,
      id,
      number,
      revision,
      placedPages,
      files,
      fencedBlocks,
      drawBlocks,
      client,
      blocks,
      draw,
      apiPicker,
    ],
  )
}
