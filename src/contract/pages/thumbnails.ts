/**
 * Smaller pictures of files: the address of a file, with a width. They are made by the service, which is why there are
 * these few sizes alone.
 */

/** In pixels; twice these is what a dense screen needs. */
export const smallPictureWidths = [160, 320, 640, 1280] as const
export type SmallPictureWidth = (typeof smallPictureWidths)[number]

export const isSmallPictureWidth = (width: number): width is SmallPictureWidth =>
  smallPictureWidths.some((one) => one === width)

/** The address of a picture that is at most so wide and high, from that of the file itself (`downloadURL`). */
export const smallPicture = (downloadUrl: string, width: SmallPictureWidth): string =>
  `${downloadUrl}&width=${width}`
