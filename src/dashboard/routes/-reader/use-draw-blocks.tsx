/** Renders blocks as readers see them. Combines the areas documents, pages and change requests. */
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, type ReactNode } from 'react'
import type { IntegrationNode } from '../../../content/contentkit/integration-node.ts'
import type { Block } from '../../../content/document/document.ts'
import { documentNeeds } from '../../documents/document-resources.ts'
import { BlocksView } from '../../documents/document-view.tsx'
import {
  filesById,
  makeDocumentContext,
  pagesById,
  type RenderContextOptions,
} from '../../documents/render-context.ts'
import { useFollowLinks } from '../../pages/reader/use-follow-links.ts'
import { pageAddresses } from '../../pages/reader/page-addresses.ts'
import { useApiBlocks } from '../-api-specs/use-api-blocks.tsx'
import { useIntegrationBlocks } from '../-integrations/use-integration-blocks.tsx'
import { pageTreeOptions, type SpaceRevision } from '../../api/pages/page-tree.ts'
import type { ReaderPages } from '../../pages/tree/use-reader-tree.ts'
import { filesOptions, usedFilesOptions } from '../../pages/page-queries.ts'

/**
 * Names and URLs come from the given content. Blocks render before these have loaded, and again afterwards. `known`: the
 * pages that a screen has loaded; no others are loaded then, and only the files that the blocks use.
 */
export const useDrawBlocks = (
  org: string,
  change: SpaceRevision,
  known?: ReaderPages,
): ((blocks: readonly Block[], names?: ReadonlyMap<string, string>) => ReactNode) => {
  const pinned = change.revision
  const revision = { space: change.space, revision: pinned }
  const isPartKnown = known !== undefined
  const { data: all } = useQuery({ ...pageTreeOptions(revision), enabled: !isPartKnown })
  const pages = isPartKnown ? known.pages : all
  const arePagesLoading = isPartKnown && !known.isWhole
  const { data: files } = useQuery({ ...filesOptions(revision), enabled: !isPartKnown })
  const integrationBlock = useIntegrationBlocks(change.space)
  const apiBlock = useApiBlocks(org)
  const surroundings = useMemo(
    () => ({
      space: change.space,
      pages: pagesById(pages ?? []),
      arePagesLoading,
      files: files && filesById(files),
      addressOf: pageAddresses(org, change.space, undefined),
      integrationBlock: (node: IntegrationNode) => integrationBlock(node),
      apiBlock,
    }),
    [org, change.space, pages, arePagesLoading, files, integrationBlock, apiBlock],
  )
  const context = useMemo(() => makeDocumentContext(surroundings), [surroundings])
  return useCallback(
    (blocks, names = nobody) => {
      if (isPartKnown)
        return (
          <FileLoadingBlocks blocks={blocks} names={names} surroundings={surroundings} revision={pinned} />
        )
      return names.size === 0 ? (
        <BlocksView blocks={blocks} context={context} />
      ) : (
        <NamingBlocks blocks={blocks} names={names} surroundings={surroundings} />
      )
    },
    [context, surroundings, isPartKnown, pinned],
  )
}

const nobody: ReadonlyMap<string, string> = new Map()

interface NamingBlocksProps {
  readonly blocks: readonly Block[]
  /** Names of the people mentioned in the blocks, by id. */
  readonly names: ReadonlyMap<string, string>
  readonly surroundings: RenderContextOptions
}

function NamingBlocks({ blocks, names, surroundings }: NamingBlocksProps) {
  const context = useMemo(
    () =>
      makeDocumentContext({
        ...surroundings,
        personName: (id) => {
          const name = names.get(id)
          return name === undefined ? undefined : `@${name}`
        },
      }),
    [surroundings, names],
  )
  return <BlocksView blocks={blocks} context={context} />
}

interface FileLoadingBlocksProps extends NamingBlocksProps {
  readonly revision: string | undefined
}

/** Loads the files that the blocks use; most comments use none. */
function FileLoadingBlocks({ blocks, names, surroundings, revision }: FileLoadingBlocksProps) {
  const { space } = surroundings
  const used = useMemo(
    () => documentNeeds({ object: 'document', data: {}, nodes: blocks }, space).files,
    [blocks, space],
  )
  const { data: files } = useQuery(usedFilesOptions({ space, revision }, used))
  const complete = useMemo(
    () => ({ ...surroundings, files: files && filesById(files) }),
    [surroundings, files],
  )
  return <NamingBlocks blocks={blocks} names={names} surroundings={complete} />
}

/** Opens links inside without a page load. */
export function FollowLinks({ children }: { readonly children: ReactNode }) {
  const follow = useFollowLinks()
  return (
    // Keyboard events are handled by the links inside; this handler only avoids a page load.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={follow}>{children}</div>
  )
}
