import { NodeSelection, type Command, type EditorState } from '@tiptap/pm/state'
import { ArrowLeftRight, Code } from 'lucide-react'
import type { Block } from '../../../content/document/document.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { isApiBlock } from '../blocks/api-blocks.ts'
import type { EditorContext } from '../editor-context.ts'
import { blockAtCaret } from './block-at-caret.ts'
import { CodeTools } from './code-tools.tsx'
import { ContainerTools } from './container-tools.tsx'
import { InlineTools } from './inline-tools.tsx'
import { MarkTools } from './mark-tools.tsx'
import { PictureTools } from './picture-tools.tsx'

export interface ContextBarProps {
  readonly state: EditorState
  readonly upload: EditorContext['upload']
  readonly run: (command: Command) => void
  /** Runs a command without moving focus. */
  readonly set: (command: Command) => void
  readonly onLink: () => void
  /** Opens the Markdown dialog for a block without a rich view, at that position. */
  readonly onSource: (block: Block, at: number) => void
  /** Picks another part of an API for the block at that position; absent where there are no specifications. */
  readonly onChangeApi: ((block: Block, at: number) => void) | undefined
  /** Changes whenever a picture was just inserted. */
  readonly pictures: number
}

/** Tools for the block at the caret. The height is constant, so that the text never jumps. */
export function ContextBar(props: ContextBarProps) {
  const { state, upload, run, set, onLink, onSource, onChangeApi, pictures } = props
  const { selection } = state
  const chosen = selection instanceof NodeSelection ? selection : undefined
  const carried = chosen?.node.type.name === 'carried' ? (chosen.node.attrs['node'] as Block) : undefined
  const code = blockAtCaret(state, 'code_block')
  const picture = blockAtCaret(state, 'image')
  const text = chosen === undefined && selection.$from.parent.type.spec.marks !== '' && code === undefined
  return (
    <div
      role="toolbar"
      aria-label="This block"
      className="-mx-1 flex h-10 min-w-0 items-center gap-1 overflow-x-auto overflow-y-hidden px-1 pointer-coarse:h-13"
    >
      {picture !== undefined && (
        <PictureTools
          key={picture.at}
          picture={picture}
          state={state}
          upload={upload}
          run={run}
          set={set}
          insertedCount={pictures}
        />
      )}
      {code !== undefined && <CodeTools code={code} run={run} />}
      {text && <MarkTools state={state} run={run} onLink={onLink} />}
      <InlineTools state={state} run={run} />
      <ContainerTools state={state} run={run} />
      {carried !== undefined && chosen !== undefined && onChangeApi !== undefined && isApiBlock(carried) && (
        <Button icon={ArrowLeftRight} onClick={() => onChangeApi(carried, chosen.from)}>
          {carried.type === 'openapi-operation' ? 'Change operation' : 'Change schemas'}
        </Button>
      )}
      {carried !== undefined && chosen !== undefined && (
        <Button icon={Code} onClick={() => onSource(carried, chosen.from)}>
          Edit this block
        </Button>
      )}
    </div>
  )
}
