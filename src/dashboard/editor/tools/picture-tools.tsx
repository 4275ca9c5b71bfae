import type { Command, EditorState } from '@tiptap/pm/state'
import { AlignCenter, AlignLeft, AlignRight, ImageUp, Moon, SkipForward } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Fragment, JsonObject } from '../../../content/document/document.ts'
import { processError } from '../../api/process-error.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { captionText } from '../blocks/caption.ts'
import type { EditorContext } from '../editor-context.ts'
import {
  dataOf,
  goAfter,
  nextPictureWithoutAlt,
  setCaption,
  setData,
  textIn,
  type BlockAtCaret,
} from './block-at-caret.ts'
import { LineField } from './line-field.tsx'

export interface PictureToolsProps {
  readonly picture: BlockAtCaret
  readonly state: EditorState
  readonly upload: EditorContext['upload']
  readonly run: (command: Command) => void
  /** Runs a command without moving focus. */
  readonly set: (command: Command) => void
  /** Changes whenever a picture was just inserted and needs a description. */
  readonly insertedCount: number
}

const sides = [
  { align: 'left', label: 'Align left', icon: AlignLeft },
  { align: 'center', label: 'Align center', icon: AlignCenter },
  { align: 'right', label: 'Align right', icon: AlignRight },
] as const

const isSize = (text: string): boolean => text === '' || /^\d{1,4}(?:\.\d+)?(?:px|%)?$/u.test(text)

/** The picture itself, or the one that replaces it in dark mode. */
type Variant = 'ref' | 'refDark'

/** Lets the user choose a file for a variant of the picture, and uploads it. `input`: to be rendered. */
const useVariantUpload = (
  upload: EditorContext['upload'],
  onUploaded: (variant: Variant, file: string) => void,
) => {
  const chooser = useRef<HTMLInputElement>(null)
  const [into, setInto] = useState<Variant>('ref')
  const [sending, setSending] = useState<Variant>()
  const choose = (variant: Variant): void => {
    setInto(variant)
    chooser.current?.click()
  }
  const send = async (file: File): Promise<void> => {
    setSending(into)
    try {
      const { id } = await upload(file, () => undefined, new AbortController().signal)
      onUploaded(into, id)
    } catch (error) {
      const { title, what } = processError(error)
      void showToast({ text: title, detail: what, tone: 'failure' })
    }
    setSending(undefined)
  }
  const input = (
    <input
      ref={chooser}
      type="file"
      accept="image/*"
      hidden
      aria-label="Image to upload"
      onChange={(event) => {
        const [file] = event.target.files ?? []
        event.target.value = ''
        if (file !== undefined) void send(file)
      }}
    />
  )
  return { input, choose, sending }
}

interface AlignmentProps extends Pick<PictureToolsProps, 'set'> {
  /** The block of the picture. */
  readonly group: BlockAtCaret
}

function Alignment({ group, set }: AlignmentProps) {
  const side = textIn(group, 'align')
  return sides.map(({ align, label, icon }) => (
    <IconButton
      key={align}
      icon={icon}
      label={label}
      aria-pressed={side === align}
      onClick={() => set(setData(group, { align: side === align ? undefined : align }))}
    />
  ))
}

/** Settings of a picture: alternative text, caption, size, alignment, and its variant for dark mode. */
export function PictureTools({ picture, state, upload, run, set, insertedCount }: PictureToolsProps) {
  const alt = useRef<HTMLInputElement | null>(null)
  const caption = useRef<HTMLInputElement | null>(null)
  const setFile = (variant: Variant, file: string): void =>
    run(setData(picture, { [variant]: { kind: 'file', file } as JsonObject }))
  const { input, choose, sending } = useVariantUpload(upload, setFile)
  const captionValue = captionText(picture.node.attrs['caption'] as readonly Fragment[] | null)
  const dark = 'refDark' in dataOf(picture)
  const $at = state.doc.resolve(picture.at)
  const group: BlockAtCaret | undefined =
    $at.parent.type.name === 'images' ? { node: $at.parent, at: $at.before() } : undefined
  useEffect(() => {
    if (insertedCount > 0) alt.current?.focus()
  }, [insertedCount])
  return (
    <>
      <LineField
        key={`alt ${picture.at}`}
        wide
        label="Alt text"
        placeholder="Describe the image"
        value={textIn(picture, 'alt')}
        field={(element) => (alt.current = element)}
        onChange={(text) => set(setData(picture, { alt: text.trim() }))}
        onEnter={() => (caption.current === null ? run(goAfter(picture)) : caption.current.focus())}
      />
      {captionValue !== undefined && (
        <LineField
          key={`caption ${picture.at}`}
          wide
          label="Caption"
          value={captionValue}
          field={(element) => (caption.current = element)}
          onChange={(text) => set(setCaption(picture, text))}
          onEnter={() => run(goAfter(picture))}
        />
      )}
      <LineField
        key={`width ${picture.at} ${textIn(picture, 'width')}`}
        label="Width"
        placeholder="Full, 300, 50%"
        value={textIn(picture, 'width')}
        onChange={(text) => {
          if (isSize(text.trim())) set(setData(picture, { width: text.trim() }))
        }}
      />
      {group !== undefined && <Alignment group={group} set={set} />}
      <IconButton
        icon={ImageUp}
        label="Replace image"
        busy={sending === 'ref'}
        onClick={() => choose('ref')}
      />
      <IconButton
        icon={Moon}
        label={dark ? 'Remove dark mode image' : 'Add dark mode image'}
        aria-pressed={dark}
        busy={sending === 'refDark'}
        onClick={() => (dark ? run(setData(picture, { refDark: undefined })) : choose('refDark'))}
      />
      <IconButton
        icon={SkipForward}
        label="Next image without alt text"
        disabledReason={nextPictureWithoutAlt(state) ? undefined : 'All other images have alt text.'}
        onClick={() => {
          set(nextPictureWithoutAlt)
          alt.current?.focus()
        }}
      />
      {input}
    </>
  )
}
