import type { Command, EditorState } from '@tiptap/pm/state'
import type { Block } from '../../../content/document/document.ts'
import { carriedBlock, insert, insertImage, insertInline, type Question } from '../blocks/block-choices.ts'
import { readDocument } from '../schema/read-document.ts'
import { ImagePicker } from '../menus/image-picker.tsx'
import { markType } from '../schema/node-types.ts'
import { OneLineDialog } from './one-line-dialog.tsx'
import { linkAt, setLink, unsetLink } from '../references/link-commands.ts'
import { ReferencePicker } from '../references/reference-picker.tsx'
import type { EditorContext } from '../editor-context.ts'

/** Dialogs with one line of input. */
const lines = {
  embed: {
    title: 'Embed',
    label: 'URL',
    hint: 'Link to a video, drawing or other page. Sites embed it if they support the service.',
    errorOf: (text: string) =>
      /^https?:\/\/\S+$/u.test(text) ? undefined : 'Enter a URL that starts with https://.',
  },
  math: {
    title: 'Math',
    label: 'Formula',
    hint: 'TeX, for example e = mc^2',
    errorOf: (text: string) => (text === '' ? 'Enter a formula.' : undefined),
  },
  'inline-math': {
    title: 'Inline math',
    label: 'Formula',
    hint: 'TeX, for example a^2',
    errorOf: (text: string) => (text === '' ? 'Enter a formula.' : undefined),
  },
} as const

const formulaBlock = (formula: string): Block => ({
  object: 'block',
  type: 'math',
  isVoid: true,
  data: { formula },
})

export interface InsertDialogsProps {
  readonly question: Question | undefined
  readonly state: EditorState
  readonly context: EditorContext
  readonly run: (command: Command) => void
  readonly onUpload: () => void
  readonly onClose: () => void
}

/** Dialogs for input that is required before something is inserted. */
export function InsertDialogs({ question, state, context, run, onUpload, onClose }: InsertDialogsProps) {
  const { references, drawBlock } = context
  const insertBlock = (block: Pick<Block, 'type' | 'data'>): void =>
    run(insert(() => carriedBlock({ ...block, isVoid: true })))
  const closeAnd = (command: () => void): void => {
    onClose()
    command()
  }
  if (question === 'link') {
    const { selection, doc } = state
    const linked =
      linkAt(state) !== undefined || doc.rangeHasMark(selection.from, selection.to, markType('link'))
    return (
      <ReferencePicker
        title="Link"
        references={references}
        document={() => readDocument(doc)}
        onRemove={linked ? () => closeAnd(() => run(unsetLink)) : undefined}
        onPick={(ref, text) => closeAnd(() => run(setLink(ref, text)))}
        onClose={onClose}
      />
    )
  }
  if (question === 'page')
    return (
      <ReferencePicker
        title="Page"
        references={references}
        kinds={['page', 'section', 'space', 'address']}
        onPick={(ref) => closeAnd(() => insertBlock({ type: 'content-ref', data: { ref } }))}
        onClose={onClose}
      />
    )
  if (question === 'picture')
    return (
      <ImagePicker
        open
        pictures={references.files.filter(({ contentType }) => contentType.startsWith('image/'))}
        onClose={onClose}
        onUpload={() => closeAnd(onUpload)}
        onPick={(ref, alt) => closeAnd(() => run(insertImage(ref, alt)))}
      />
    )
  if (question === 'openapi-operation' || question === 'openapi-schemas')
    return context.apiPicker?.({
      type: question,
      current: undefined,
      onPick: (data) => closeAnd(() => insertBlock({ type: question, data })),
      onClose,
    })
  if (question === undefined || question === 'file') return null
  return (
    <OneLineDialog
      key={question}
      {...lines[question]}
      value=""
      preview={question === 'embed' ? undefined : (formula) => drawBlock(formulaBlock(formula))}
      onClose={onClose}
      onTake={(line) =>
        closeAnd(() => {
          if (question === 'embed') insertBlock({ type: 'embed', data: { url: line } })
          else if (question === 'math') insertBlock({ type: 'math', data: { formula: line } })
          else run(insertInline({ type: 'inline-math', data: { formula: line } }))
        })
      }
    />
  )
}
