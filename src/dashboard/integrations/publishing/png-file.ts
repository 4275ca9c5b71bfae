/** PNG files as the contract takes pictures: in base64. */
import { sizeText } from '../../ui/counted.ts'

/** Bytes that the command line of the public platform allows too. */
export const maxIconBytes = 250_000
export const maxPreviewBytes = 1_000_000
const magic = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const isPng = (bytes: Uint8Array): boolean => magic.every((byte, index) => bytes[index] === byte)

/** Bytes as binary text, in pieces that fit into a call. */
const binaryText = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

export const readPng = async (
  file: Blob,
  maxBytes: number,
): Promise<{ readonly base64: string } | { readonly problem: string }> => {
  if (file.size > maxBytes) return { problem: `Choose a PNG of at most ${sizeText(maxBytes)}.` }
  const bytes = new Uint8Array(await file.arrayBuffer())
  return isPng(bytes) ? { base64: btoa(binaryText(bytes)) } : { problem: 'This file is not a PNG.' }
}

/** The `src` of a picture: one that was just chosen, in base64, or one that is published, by its URL. */
export const pictureSource = <Picture extends string | undefined>(picture: Picture): Picture | string =>
  picture === undefined || picture.includes(':') ? picture : `data:image/png;base64,${picture}`
