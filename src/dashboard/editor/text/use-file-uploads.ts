import type { EditorView } from '@tiptap/pm/view'
import { useCallback, useRef, useState } from 'react'
import { largestFile } from '../../../contract/wire/request-limits.ts'
import { processError } from '../../api/process-error.ts'
import { showToast } from '../../ui/toast.ts'
import type { EditorContext } from '../editor-context.ts'
import { uploadInto, type FileToSend } from '../uploads/uploads.plugin.ts'

const errorText = (error: unknown): string => {
  const { title, what } = processError(error)
  return what === undefined ? title : `${title}. ${what}`
}

/** Uploads files into the text: dropped, pasted, or chosen in the file dialog. */
export const useFileUploads = (upload: EditorContext['upload'], readOnly: boolean) => {
  const input = useRef<HTMLInputElement>(null)
  const [pictures, setPictures] = useState(0)
  const sendFiles = (view: EditorView, files: readonly FileToSend[]): void => {
    if (readOnly) return
    for (const { file } of files.filter(({ file: { size } }) => size > largestFile))
      void showToast({
        text: `“${file.name}” is larger than 50 MB`,
        detail: 'It was not uploaded. Choose a smaller file.',
        tone: 'failure',
      })
    void uploadInto(
      view,
      files.filter(({ file }) => file.size <= largestFile),
      { send: upload, onPicture: () => setPictures((count) => count + 1), errorText },
    )
  }
  const chooseFiles = useCallback((accept: string): void => {
    if (input.current === null) return
    input.current.accept = accept
    input.current.click()
  }, [])
  return {
    sendFiles,
    /** Opens the file dialog, for these types of files. */
    chooseFiles,
    /** The input of the file dialog. */
    input,
    /** The number of pictures inserted so far. */
    pictures,
  }
}

export type FileUploads = ReturnType<typeof useFileUploads>
