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
    label: 'Address',
    hint: 'Of a video, a drawing or another page. Readers see it in place where the site knows how.',
    wrong: (text: string) =>
      /^https?:\/\/\S+$/u.test(text) ? undefined : 'Give an address that starts with https:// first.',
  },
  math: {
    title: 'Math',
    label: 'Formula',
    hint: 'In TeX, such as e = mc^2',
    wrong: (text: string) => (text === '' ? 'Write a formula first.' : undefined),
  },
  'inline-math': {
    title: 'Math in the line',
    label: 'Formula',
    hint: 'In TeX, such as a^2',
    wrong: (text: string) => (text === '' ? 'Write a formula first.' : undefined),
  },
} as const

const formulaBlock = (formula: string): Block => ({
  object: 'block',
  type: 'math',
  isVoid: true,
  data: { formula },
})

export interface AskedDialogsProps {
  readonly asking: Question | undefined
  readonly state: EditorState
  readonly surroundings: EditorContext
  readonly run: (command: Command) => void
  readonly onUpload: () => void
  readonly onClose: () => void
}

/** Dialogs for input that is required before something is inserted. */
export function AskedDialogs({ asking, state, surroundings, run, onUpload, onClose }: AskedDialogsProps) {
  const { ground, drawBlock } = surroundings
  const put = (block: Pick<Block, 'type' | 'data'>): void =>
    run(insert(() => carriedBlock({ ...block, isVoid: true })))
  const done = (command: () => void): void => {
    onClose()
    command()
  }
  if (asking === 'link') {
    const { selection, doc } = state
    const linked =
      linkAt(state) !== undefined || doc.rangeHasMark(selection.from, selection.to, markType('link'))
    return (
      <ReferencePicker
        title="Link"
        ground={ground}
        document={() => readDocument(doc)}
        onRemove={linked ? () => done(() => run(unsetLink)) : undefined}
        onPick={(ref, words) => done(() => run(setLink(ref, words)))}
        onClose={onClose}
      />
    )
  }
  if (asking === 'page')
    return (
      <ReferencePicker
        title="Page"
        ground={ground}
        kinds={['page', 'section', 'space', 'address']}
        onPick={(ref) => done(() => put({ type: 'content-ref', data: { ref } }))}
        onClose={onClose}
      />
    )
  if (asking === 'picture')
    return (
      <ImagePicker
        open
        pictures={ground.files.filter(({ contentType }) => contentType.startsWith('image/'))}
        onClose={onClose}
        onUpload={() => done(onUpload)}
        onPick={(ref, alt) => done(() => run(insertImage(ref, alt)))}
      />
    )
  if (asking === undefined || asking === 'file') return null
  return (
    <OneLineDialog
      key={asking}
      {...lines[asking]}
      value=""
      preview={asking === 'embed' ? undefined : (formula) => drawBlock(formulaBlock(formula))}
      onClose={onClose}
      onTake={(line) =>
        done(() => {
          if (asking === 'embed') put({ type: 'embed', data: { url: line } })
          else if (asking === 'math') put({ type: 'math', data: { formula: line } })
          else run(insertInline({ type: 'inline-math', data: { formula: line } }))
        })
      }
    />
  )
}
